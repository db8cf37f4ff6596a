'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { Moment } from '@/components/ui/moment'
import { StateBlock } from '@/components/ui/state-block'
import type { Failure } from '@/lib/format/failure-words'
import { dateAndTime } from '@/lib/format/moment'
import { t } from '@/lib/format/translate-collection-postings'
import { useLookAgain } from '@/lib/queries/use-look-again'
import { useSendAgain } from '@/lib/queries/use-postings'
import type { SentBatch } from './batch-words'

/** What can be done about a batch whose outcome is not known: look, and once a look did not find it, send it again under the same ids. */
export function BatchResolve({ sent, userName }: { sent: SentBatch; userName: string }) {
  const operation = lookable.find((each) => each === sent.operation)
  const look = useLookAgain(operation)
  const again = useSendAgain(userName)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isOpen = sent.state === 'unknown' || sent.state === 'not-applied'
  const isAbsent = sent.state === 'not-applied'
  const said = [sent.status, sent.code, sent.message].filter(Boolean).join(' ')

  async function run(work: (intentId: string) => Promise<{ ok: true } | { ok: false; failure: Failure }>) {
    const result = await work(sent.intentId)
    setFailure(result.ok ? null : result.failure)
  }

  const words = held[failure?.code as keyof typeof held]
  return (
    <>
      {said && (
        <p className="raw">
          {said}, {t('states.request', { requestId: sent.requestId.slice(0, 8) })}
        </p>
      )}
      {isOpen && operation && (
        <p className="batch-steps">
          <Button
            size="sm"
            busy={look.isPending}
            busyLabel={t('batches.looking')}
            aria-disabled={again.isPending || undefined}
            onClick={() => void run(look.mutateAsync)}
          >
            {t('batches.lookAgain')}
          </Button>
          {isAbsent && sent.person === userName && (
            <Button
              size="sm"
              busy={again.isPending}
              busyLabel={t('batches.sendingAgain')}
              aria-disabled={look.isPending || undefined}
              onClick={() => void run(again.mutateAsync)}
            >
              {t('batches.sendAgain')}
            </Button>
          )}
          <span className="meta">
            {sent.lookedAt && (
              <>
                {t('batches.looked')} <Moment instant={sent.lookedAt} format={dateAndTime} />.{' '}
              </>
            )}
            {isAbsent && (sent.person === userName ? t('batches.sameIds') : t('batches.otherPerson', { person: sent.person }))}
          </span>
        </p>
      )}
      <div aria-live="polite">
        {words && <StateBlock kind="unknown" look="strip" title={t(words)} />}
        {failure && !words && <FailureBlock failure={failure} doing="write" look="strip" />}
      </div>
    </>
  )
}

/** Batches whose rows carry ids of ours: only they can be looked for. */
const lookable = ['createCorrections', 'createPayments', 'createCollectionInvoices'] as const

/** Words for what keeps a batch from being sent again. */
const held = { 'may-be-there': 'batches.mayBeThere', 'not-open': 'batches.noLonger', erased: 'batches.erased' } as const
