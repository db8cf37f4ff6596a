import { useState } from 'react'
import { toOwner, type Workspace } from '@/components/registrations/public'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import { useRegisterAgreement } from '@/lib/features/bank-agreements/client/use-register-agreement'
import {
  type AgreementFields,
  emptyAgreement,
  listBlankFields,
} from '@/lib/features/bank-agreements/domain/agreement-fields'
import type { Finding } from '@/lib/shared/checks/finding'
import { toPlainNumber } from '@/lib/shared/references/plain-number'

const importChecks = () => import('@/lib/shared/checks/number-checks')

type Options = {
  userName: string
  workspaces: readonly Workspace[]
  /** Those that are listed: what of the same organization is open, or was registered before. */
  entries: readonly SentAgreement[]
  onSent: (idempotencyKey: string) => void
}

/**
 * What is typed of an agreement, what can be said of it, and its one sending: the key is made when
 * the form opens, and another one only after an answer that lets the person send once more.
 */
export function useAgreementForm({ userName, workspaces, entries, onSent }: Options) {
  const [fields, setFields] = useState(emptyAgreement)
  const [place, setPlace] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const checks = useLoaded(importChecks)
  const write = useRegisterAgreement()
  const number = toPlainNumber(fields.organizationNumber)
  const ofNumber = entries.filter(
    ({ sent }) => number !== '' && sent?.organizationNumber === number,
  )
  const open = ofNumber.filter(({ state }) => state === 'unknown' || state === 'sending')
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
    if (blank.length > 0 || (open.length > 0 && !isChecked)) return
    const sent = await write.send({
      idempotencyKey,
      userName,
      ...toOwner(workspaces[place]),
      besides: isChecked ? open.map((each) => each.idempotencyKey) : [],
      agreement: fields,
    })
    if (sent.ok || sent.failure.kind === 'unknown-outcome') return onSent(idempotencyKey)
    // Refused or never sent: what is corrected is another submission.
    setKey(crypto.randomUUID())
  }

  return {
    ...{ fields, place, setPlace, isChecked, setChecked, wasTried, blank, findings, open, earlier },
    change: (change: Partial<AgreementFields>) => setFields((now) => ({ ...now, ...change })),
    send,
    isSending: write.isPending,
    failure: write.failure,
    isDirty: Object.values(fields).some((value) => value !== ''),
  }
}
