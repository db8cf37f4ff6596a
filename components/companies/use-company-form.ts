import { useState } from 'react'
import {
  toOwner,
  useRegistrationDraft,
  useSubmission,
  type Workspace,
} from '@/components/registrations/public'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { useAddCompany } from '@/lib/features/companies/client/use-add-company'
import { emptyCompany, listBlockingFields } from '@/lib/features/companies/domain/company-fields'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

const importChecks = () => import('@/lib/shared/checks/number-checks')

type Options = {
  userName: string
  workspaces: readonly Workspace[]
  /** Additions that are listed: what of the same number is open. */
  entries: readonly SentCompany[]
  /** What a draft holds of it. */
  kept: LeftDraft
  onSent: (idempotencyKey: string) => void
}

/** What is typed of a company, what can be said of it, and its one sending. */
export function useCompanyForm({ userName, workspaces, entries, kept, onSent }: Options) {
  const draft = useRegistrationDraft({
    ...{ userName, workspaces, kept },
    draftKey: 'new-company',
    blank: emptyCompany,
  })
  const { fields } = draft
  const [place, setPlace] = useState(0)
  const [wasTried, setTried] = useState(false)
  const checks = useLoaded(importChecks)
  const write = useAddCompany()
  const number = toPlainNumber(fields.OrganizationNumber)
  const unconfirmed = entries.filter(
    ({ sent, state }) =>
      number !== '' &&
      sent?.OrganizationNumber === number &&
      (state === 'unknown' || state === 'sending'),
  )
  const submission = useSubmission({
    operation: 'addCompany',
    affects: ['getAddedCompany', 'listAddedCompanies', 'listAvailableCompanies'],
    unconfirmed,
    onSent: (sentKey) => {
      void draft.drop()
      onSent(sentKey)
    },
  })
  const { idempotencyKey, besides, isChecked, settle } = submission
  const blocking = listBlockingFields(fields)

  async function send() {
    setTried(true)
    if (blocking.length > 0 || !isChecked) return
    const sent = await write.send({
      idempotencyKey,
      userName,
      ...toOwner(workspaces[place]),
      besides,
      company: { ...fields, CountryCode: fields.CountryCode.trim().toUpperCase() },
    })
    // One that is there already was not sent: the form says so, and no row stands.
    if (sent.ok && sent.value.outcome === 'exists') settle(sent, 'again')
    else settle(sent)
  }

  return {
    ...{ draft, fields, place, setPlace, submission, wasTried, blocking },
    findings:
      checks?.checkOrganizationNo(
        fields.OrganizationNumber,
        '',
        fields.CountryCode.trim().toUpperCase() || null,
      ) ?? [],
    change: draft.change,
    send,
    isSending: write.isPending,
    failure: write.failure,
    existing: write.data?.outcome === 'exists' ? write.data.current : null,
    isDirty: Object.values(fields).some((value) => value !== ''),
  }
}
