'use client'

import { useState } from 'react'
import { type Recorded, RecordOutcome } from '@/components/form/record-outcome'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { SubmissionOutcome } from '@/lib/contracts/desk/batches'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Result } from '@/lib/contracts/result'
import { useResendInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import {
  isCalledOff,
  useCheckOutcome,
  useRecordOutcome,
} from '@/lib/features/journal/client/public'
import type { FailedAction, Failure } from '@/lib/shared/format/describe-failure'

type Props = {
  idempotencyKey: string
  userName: string
  /** How the write ended, as far as it is known. */
  failure: Failure
  /** What a look, or sending again, told for good. */
  onTold: (result: Result<SubmissionOutcome>) => void
}

/**
 * A batch whose outcome nobody knows: a look first; what a look does not find may be sent again by
 * the person, with the same ids.
 */
export function UnknownRegistration({ idempotencyKey, userName, failure, onTold }: Props) {
  const t = useT()
  const outcomeCheck = useCheckOutcome('createCollectionInvoices')
  const again = useResendInvoices(userName)
  const record = useRecordOutcome(userName)
  const [seen, setSeen] = useState<
    'absent' | 'recorded' | 'open' | { doing: FailedAction; failure: Failure } | null
  >(null)

  async function checkOutcome() {
    const result = await outcomeCheck.send(idempotencyKey)
    if (!result.ok && !isCalledOff(result.failure))
      return setSeen({ doing: 'look', failure: result.failure })
    const checked = result.ok ? toCheckResult(result.value) : result
    if (typeof checked === 'string') setSeen(checked)
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
    if (recorded.found === 'applied') onTold({ ok: true, value: { batchId: null, looked: true } })
    else setSeen('recorded')
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
        {(seen === 'absent' || seen === 'recorded') && (
          <StateBlock
            kind="warned"
            look="strip"
            title={t(
              seen === 'absent' ? 'invoiceRegistration.send.notFound' : 'record.not-applied',
            )}
            steps={
              <Button
                size="sm"
                busy={again.isPending}
                busyLabel={t('invoiceRegistration.send.sendingAgain')}
                onClick={() => void sendAgain()}
              >
                {t('invoiceRegistration.send.again')}
              </Button>
            }
          >
            {t('invoiceRegistration.send.notFoundMeaning')}
          </StateBlock>
        )}
        {seen !== null && typeof seen === 'object' && (
          <FailureBlock failure={seen.failure} doing={seen.doing} look="strip" />
        )}
      </div>
      {(seen === 'open' || (seen !== null && typeof seen === 'object')) && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => void recordFound(recorded)}
        />
      )}
    </>
  )
}

/**
 * What the journal tells after a look: an outcome for good, or that it is not there, or that nobody
 * can tell yet.
 */
function toCheckResult({
  state,
  status,
  code,
  message,
}: JournalEntry): Result<SubmissionOutcome> | 'absent' | 'open' {
  if (state === 'accepted' || state === 'done')
    return { ok: true, value: { batchId: null, looked: true } }
  if (state === 'not-applied') return 'absent'
  if (state === 'unknown' || state === 'sending') return 'open'
  return {
    ok: false,
    failure: {
      kind: state,
      ...(status && { status }),
      ...(code && { code }),
      ...(message && { message }),
    },
  }
}
