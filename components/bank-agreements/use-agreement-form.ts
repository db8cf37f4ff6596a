import { useState } from 'react'
import {
  toOwner,
  useRegistrationDraft,
  useSubmission,
  type Workspace,
} from '@/components/registrations/public'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import { useRegisterAgreement } from '@/lib/features/bank-agreements/client/use-register-agreement'
import {
  type AgreementFields,
  emptyAgreement,
  listBlankFields,
} from '@/lib/features/bank-agreements/domain/agreement-fields'
import type { LeftDraft } from '@/lib/features/drafts/client/public'
import type { Finding } from '@/lib/shared/checks/finding'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

const importChecks = () => import('@/lib/shared/checks/number-checks')

type Options = {
  userName: string
  workspaces: readonly Workspace[]
  /** Those that are listed: what of the same organization is open, or was registered before. */
  entries: readonly SentAgreement[]
  /** What a draft holds of it. */
  kept: LeftDraft
  onSent: (idempotencyKey: string) => void
}

/** What is typed of an agreement, what can be said of it, and its one sending. */
export function useAgreementForm({ userName, workspaces, entries, kept, onSent }: Options) {
  const draft = useRegistrationDraft({
    ...{ userName, workspaces, kept },
    draftKey: 'new-bank-agreement',
    blank: emptyAgreement,
  })
  const { fields } = draft
  const [place, setPlace] = useState(0)
  const [wasTried, setTried] = useState(false)
  const checks = useLoaded(importChecks)
  const write = useRegisterAgreement()
  const number = toPlainNumber(fields.organizationNumber)
  const ofNumber = entries.filter(
    ({ sent }) => number !== '' && sent?.organizationNumber === number,
  )
  const unconfirmed = ofNumber.filter(({ state }) => state === 'unknown' || state === 'sending')
  const submission = useSubmission({
    operation: 'registerSwedishBankAgreement',
    affects: ['listBankAgreements', 'getBankAgreement'],
    unconfirmed,
    onSent: (sentKey) => {
      void draft.drop()
      onSent(sentKey)
    },
  })
  const { idempotencyKey, besides, isChecked } = submission
  const earlier = ofNumber.find(({ state }) => state === 'accepted' || state === 'done')
  const blank = listBlankFields(fields)
  const findings: Partial<Record<keyof AgreementFields, Finding[]>> = {
    organizationNumber: checks?.checkOrganizationNo(fields.organizationNumber, '', 'SE'),
    bankAccountNumber: checks?.checkSwedishAccount(
      fields.bankAccountNumber,
      fields.bankAccountType.trim().toUpperCase(),
    ),
  }

  async function send() {
    setTried(true)
    if (blank.length > 0 || !isChecked) return
    submission.settle(
      await write.send({
        idempotencyKey,
        userName,
        ...toOwner(workspaces[place]),
        besides,
        agreement: fields,
      }),
    )
  }

  return {
    ...{ draft, fields, place, setPlace, submission, wasTried, blank, findings, earlier },
    change: draft.change,
    send,
    isSending: write.isPending,
    failure: write.failure,
    isDirty: Object.values(fields).some((value) => value !== ''),
  }
}
