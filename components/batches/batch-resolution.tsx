'use client'

import { useState } from 'react'
import { RecordOutcome } from '@/components/form/record-outcome'
import { RecordedOutcome } from '@/components/form/recorded-outcome'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { RawText, StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { useResend } from '@/lib/features/adjustments/client/public'
import { useCheckOutcome, useRecordOutcome } from '@/lib/features/journal/client/public'
import { getResendActions, resendable } from '@/lib/shared/batch-rows/resend-rules'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { FailedAction, Failure } from '@/lib/shared/format/describe-failure'
import type { SentBatch } from './batch-outcome'

type Props = {
  sent: SentBatch
  userName: string /** Its batch could not be read. */
  isUnread: boolean
}
type Work = (idempotencyKey: string) => Promise<{ ok: true } | { ok: false; failure: Failure }>

/**
 * What can be done about a batch whose outcome is not known: look; once a look has proven that it
 * is not there, send it again under the same ids; and where no look can tell, record what was found
 * by other means.
 */
export function BatchResolution({ sent, userName, isUnread }: Props) {
  const t = useT()
  const operation = resendable.find((each) => each === sent.operation)
  const check = useCheckOutcome(operation)
  const again = useResend(userName)
  const record = useRecordOutcome(userName)
  const [failed, setFailed] = useState<{ doing: FailedAction; failure: Failure } | null>(null)
  const { canCheck, canSendAgain, canRecord } = getResendActions(sent, isUnread)
  const said = [sent.status, sent.code, sent.message].filter(Boolean).join(' ')

  async function run(doing: FailedAction, work: Work) {
    const result = await work(sent.idempotencyKey)
    setFailed(result.ok ? null : { doing, failure: result.failure })
  }

  const words = resendBlockers[failed?.failure.code as keyof typeof resendBlockers]
  return (
    <>
      {said && (
        <RawText>
          {said}, {t('states.request', { requestId: sent.requestId.slice(0, 8) })}
        </RawText>
      )}
      {sent.record && <RecordedOutcome record={sent.record} />}
      {canCheck && operation && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 py-1">
          <Button
            size="sm"
            busy={check.isPending}
            busyLabel={t('batches.checking')}
            aria-disabled={again.isPending || undefined}
            onClick={() => void run('check', check.send)}
          >
            {t('batches.checkAgain')}
          </Button>
          {canSendAgain && sent.person === userName && (
            <Button
              size="sm"
              busy={again.isPending}
              busyLabel={t('batches.sendingAgain')}
              aria-disabled={check.isPending || undefined}
              onClick={() => void run('write', again.send)}
            >
              {t('batches.sendAgain')}
            </Button>
          )}
          <span className="text-xs text-ink-3">
            {sent.checkedAt && (
              <>
                {t('batches.checked')} <Moment instant={sent.checkedAt} format={formatDateTime} />.{' '}
              </>
            )}
            {canSendAgain &&
              (sent.person === userName ? (
                t('batches.sameIds')
              ) : (
                <PersonLink
                  person={sent.person}
                  say={(person) => t('batches.otherPerson', { person })}
                />
              ))}
          </span>
        </p>
      )}
      <div aria-live="polite">
        {words && <StateBlock kind="unknown" variant="strip" title={t(words)} />}
        {failed && !words && (
          <FailureBlock failure={failed.failure} doing={failed.doing} variant="strip" />
        )}
      </div>
      {canRecord && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => void run('write', (of) => record.send({ of, ...recorded }))}
        />
      )}
    </>
  )
}

/** Words for what keeps a batch from being sent again. */
const resendBlockers = {
  'may-be-there': 'batches.mayBeThere',
  'not-open': 'batches.noLonger',
  erased: 'batches.erased',
} as const
