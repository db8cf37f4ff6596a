'use client'

import { useState } from 'react'
import { type Recorded, RecordOutcome } from '@/components/form/record-outcome'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Result } from '@/lib/contracts/result'
import { useResendInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import {
  type Absence,
  type RegistrationOutcome,
  toRecordedOutcome,
  toRegistrationOutcome,
} from '@/lib/features/invoice-registration/domain/registration-outcome'
import {
  isCalledOff,
  useCheckOutcome,
  useRecordOutcome,
} from '@/lib/features/journal/client/public'
import type { FailedAction, Failure } from '@/lib/shared/format/describe-failure'
import { ResendOffer } from './resend-offer'

type Props = {
  idempotencyKey: string
  userName: string
  /** How the write ended, as far as it is known. */
  failure: Failure
  /** What a look, a person, or sending again, told for good. */
  onTold: (result: Result<RegistrationOutcome>) => void
}

type Seen = Absence | 'open' | { doing: FailedAction; failure: Failure }

/**
 * A batch whose outcome nobody knows: a look first; what a look does not find may be sent again by
 * the person, with the same ids.
 */
export function UnknownRegistration({ idempotencyKey, userName, failure, onTold }: Props) {
  const t = useT()
  const outcomeCheck = useCheckOutcome('createCollectionInvoices')
  const again = useResendInvoices(userName)
  const record = useRecordOutcome(userName)
  const [seen, setSeen] = useState<Seen | null>(null)
  const mayRecord = seen === 'open' || (seen !== null && 'doing' in seen)

  async function checkOutcome() {
    const result = await outcomeCheck.send(idempotencyKey)
    if (!result.ok && !isCalledOff(result.failure))
      return setSeen({ doing: 'look', failure: result.failure })
    const checked = result.ok ? toRegistrationOutcome(result.value) : result
    if (checked === 'open' || 'is' in checked) setSeen(checked)
    else onTold(checked)
  }

  async function sendAgain() {
    const result = await again.send(idempotencyKey)
    if (result.ok) return onTold(result)
    setSeen(
      result.failure.code === 'may-be-there' ? 'open' : { doing: 'write', failure: result.failure },
    )
  }

  async function recordFound(recorded: Recorded) {
    const result = await record.send({ of: idempotencyKey, ...recorded })
    if (!result.ok) return setSeen({ doing: 'write', failure: result.failure })
    if (recorded.found === 'applied') onTold({ ok: true, value: toRecordedOutcome(userName) })
    else setSeen({ is: 'recorded', person: userName })
  }

  const checkButton = (
    <Button
      size="sm"
      busy={outcomeCheck.isPending}
      busyLabel={t('invoiceRegistration.send.lookingNow')}
      aria-disabled={again.isPending || undefined}
      onClick={() => void checkOutcome()}
    >
      {t('invoiceRegistration.send.look')}
    </Button>
  )
  return (
    <>
      <FailureBlock
        failure={failure}
        doing="write"
        look="strip"
        steps={checkButton}
        note={t('invoiceRegistration.send.unknownNote')}
      />
      <div aria-live="polite">
        {seen === 'open' && (
          <StateBlock
            kind="unknown"
            look="strip"
            title={t('invoiceRegistration.send.mayBeThere')}
          />
        )}
        {seen !== null && seen !== 'open' && 'is' in seen && (
          <ResendOffer absence={seen} isPending={again.isPending} onSend={() => void sendAgain()} />
        )}
        {seen !== null && seen !== 'open' && 'doing' in seen && (
          <FailureBlock failure={seen.failure} doing={seen.doing} look="strip" />
        )}
      </div>
      {mayRecord && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => void recordFound(recorded)}
        />
      )}
    </>
  )
}
