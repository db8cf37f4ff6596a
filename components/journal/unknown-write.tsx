'use client'

import { type ComponentProps, useState } from 'react'
import { type Recorded, RecordOutcome } from '@/components/form/record-outcome'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import type { Result } from '@/lib/contracts/result'
import {
  isCalledOff,
  useCheckOutcome,
  useRecordOutcome,
} from '@/lib/features/journal/client/public'
import { type Absence, toToldOutcome } from '@/lib/features/journal/domain/public'
import type { FailedAction, Failure } from '@/lib/shared/format/describe-failure'
import { ResendOffer } from './resend-offer'

/** What is said of a write whose outcome nobody knows, in words of what was sent. */
export type UnknownWriteTexts = ComponentProps<typeof ResendOffer>['texts'] & {
  note: string
  check: string
  checking: string
  mayBeThere: string
}

type Props<Value> = {
  idempotencyKey: string
  /** What the write was meant to be, in case that the desk never received it. */
  operation: Parameters<typeof useCheckOutcome>[0]
  userName: string
  /** How the write ended, as far as it is known. */
  failure: Failure
  texts: UnknownWriteTexts
  /** The outcome of a write that is there: by a look, or by a person who recorded so. */
  toValue: (recordedBy: string | null) => Value
  /** What a look, a person, or sending again, told for good. */
  onTold: (result: Result<Value>) => void
} & Resend<Value>

/**
 * How it goes out once more: under the same ids, after a look on the server; or, where no id of ours
 * tells two of them apart, as another write, which the page sends.
 */
type Resend<Value> =
  | {
      again: { send: (idempotencyKey: string) => Promise<Result<Value>>; isPending: boolean }
      onAgain?: undefined
    }
  | { again?: undefined; onAgain: () => void }

type Seen = Absence | 'open' | { doing: FailedAction; failure: Failure }

/**
 * A write whose outcome nobody knows: a look first; what a look does not find may be sent again by
 * the person, with the same ids; where no look tells, a person records what they found.
 */
export function UnknownWrite<Value>(props: Props<Value>) {
  const { idempotencyKey, operation, userName, failure, texts, toValue, onTold } = props
  const { again, onAgain } = props
  const outcomeCheck = useCheckOutcome(operation)
  const record = useRecordOutcome(userName)
  const [seen, setSeen] = useState<Seen | null>(null)
  const mayRecord = seen === 'open' || (seen !== null && 'doing' in seen)

  async function checkOutcome() {
    const result = await outcomeCheck.send(idempotencyKey)
    if (!result.ok && !isCalledOff(result.failure))
      return setSeen({ doing: 'check', failure: result.failure })
    const checked = result.ok ? toToldOutcome(result.value, toValue) : result
    if (checked === 'open' || 'is' in checked) setSeen(checked)
    else onTold(checked)
  }

  async function sendAgain() {
    if (!again) return onAgain()
    const result = await again.send(idempotencyKey)
    if (result.ok) return onTold(result)
    setSeen(
      result.failure.code === 'may-be-there' ? 'open' : { doing: 'write', failure: result.failure },
    )
  }

  async function recordFound(recorded: Recorded) {
    const result = await record.send({ of: idempotencyKey, ...recorded })
    if (!result.ok) return setSeen({ doing: 'write', failure: result.failure })
    if (recorded.found === 'applied') onTold({ ok: true, value: toValue(userName) })
    else setSeen({ is: 'recorded', person: userName })
  }

  return (
    <>
      <FailureBlock
        failure={failure}
        doing="write"
        variant="strip"
        note={texts.note}
        steps={
          <Button
            size="sm"
            busy={outcomeCheck.isPending}
            busyLabel={texts.checking}
            aria-disabled={again?.isPending || undefined}
            onClick={() => void checkOutcome()}
          >
            {texts.check}
          </Button>
        }
      />
      <div aria-live="polite">
        {seen === 'open' && <StateBlock kind="unknown" variant="strip" title={texts.mayBeThere} />}
        {seen !== null && seen !== 'open' && 'is' in seen && (
          <ResendOffer
            absence={seen}
            texts={texts}
            isPending={again?.isPending ?? false}
            onSend={() => void sendAgain()}
          />
        )}
        {seen !== null && seen !== 'open' && 'doing' in seen && (
          <FailureBlock failure={seen.failure} doing={seen.doing} variant="strip" />
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
