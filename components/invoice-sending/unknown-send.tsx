'use client'

import { useState } from 'react'
import { type Recorded, RecordOutcome } from '@/components/form/record-outcome'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import type { Result } from '@/lib/contracts/result'
import { type Absence, toSendOutcome } from '@/lib/features/invoice-sending/client/send-outcome'
import { useSendDocumentAgain } from '@/lib/features/invoice-sending/client/use-send-document'
import {
  isCalledOff,
  useCheckOutcome,
  useRecordOutcome,
} from '@/lib/features/journal/client/public'
import type { FailedAction, Failure } from '@/lib/shared/format/describe-failure'
import type { SendTry } from './use-sending'

type Props = {
  attempt: SendTry
  userName: string
  /** How the send ended, as far as it is known. */
  failure: Failure
  /** What a look, a person, or sending again, told for good. */
  onTold: (result: Result<SendOutcome>) => void
}

type Seen = Absence | 'open' | { doing: FailedAction; failure: Failure }

/**
 * A document whose outcome nobody knows: a look by its identifier first; what a look does not find
 * may be sent again by the person, under the same identifier.
 */
export function UnknownSend({ attempt, userName, failure, onTold }: Props) {
  const t = useT()
  const { idempotencyKey, operation } = attempt
  const outcomeCheck = useCheckOutcome(operation)
  const again = useSendDocumentAgain(userName)
  const record = useRecordOutcome(userName)
  const [seen, setSeen] = useState<Seen | null>(null)
  const isSeen = seen !== null && seen !== 'open'

  async function checkOutcome() {
    const result = await outcomeCheck.send(idempotencyKey)
    if (!result.ok && !isCalledOff(result.failure))
      return setSeen({ doing: 'look', failure: result.failure })
    const checked = result.ok ? toSendOutcome(result.value, attempt) : result
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
    if (recorded.found === 'not-applied') return setSeen({ is: 'recorded', person: userName })
    const { companyId, identifier } = attempt
    const known = { companyId, identifier, receiptId: null, requestStatus: null, looked: false }
    onTold({ ok: true, value: { ...known, recordedBy: userName } })
  }

  return (
    <>
      <FailureBlock
        failure={failure}
        doing="write"
        look="strip"
        note={t('invoiceSending.unknownNote')}
        steps={
          <Button
            size="sm"
            busy={outcomeCheck.isPending}
            busyLabel={t('invoiceSending.lookingNow')}
            aria-disabled={again.isPending || undefined}
            onClick={() => void checkOutcome()}
          >
            {t('invoiceSending.look')}
          </Button>
        }
      />
      <div aria-live="polite">
        {seen === 'open' && (
          <StateBlock kind="unknown" look="strip" title={t('invoiceSending.mayBeThere')} />
        )}
        {isSeen && 'is' in seen && (
          <StateBlock
            kind="warned"
            look="strip"
            title={
              seen.is === 'absent'
                ? t('invoiceSending.notFound')
                : t('record.done.not-applied', { person: seen.person })
            }
            steps={
              <Button
                size="sm"
                busy={again.isPending}
                busyLabel={t('invoiceSending.resending')}
                onClick={() => void sendAgain()}
              >
                {t('invoiceSending.resend')}
              </Button>
            }
          >
            {seen.is === 'absent' && t('invoiceSending.notFoundMeaning')}
          </StateBlock>
        )}
        {isSeen && 'doing' in seen && (
          <FailureBlock failure={seen.failure} doing={seen.doing} look="strip" />
        )}
      </div>
      {(seen === 'open' || (isSeen && 'doing' in seen)) && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => void recordFound(recorded)}
        />
      )}
    </>
  )
}
