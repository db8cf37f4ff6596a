'use client'

import dynamic from 'next/dynamic'
import { useMemo, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { WideHeading } from '@/components/ui/page-part'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  getSentRunKey,
  onSentRunChange,
  parseSentRun,
  readSentRun,
  storeSentRun,
} from '@/lib/features/invoice-registration/client/sent-run'
import { routes } from '@/lib/shared/routes'

const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

/**
 * The batches that this tab handed over before its page was loaded again, out of the journal, each
 * followed to its end; and what had not gone out.
 */
export function EarlierRegistrations({
  organizationId,
  userName,
}: {
  organizationId: string
  userName: string
}) {
  const t = useT()
  const key = getSentRunKey(organizationId, userName)
  const text = useSyncExternalStore(onSentRunChange, () => readSentRun(key), getServerSnapshot)
  const run = useMemo(() => parseSentRun(text), [text])
  if (!run) return null
  return (
    <section aria-label={t('invoiceRegistration.earlier.title')}>
      <WideHeading
        title={t('invoiceRegistration.earlier.title')}
        note={t('invoiceRegistration.send.note')}
      />
      {run.left > 0 && (
        <StateBlock
          kind="warned"
          look="strip"
          title={t('invoiceRegistration.earlier.left', { count: run.left })}
        >
          {t('invoiceRegistration.earlier.leftMeaning')}
        </StateBlock>
      )}
      <ol>
        {run.idempotencyKeys.map((idempotencyKey) => (
          <li key={idempotencyKey}>
            <BatchProgress
              idempotencyKey={idempotencyKey}
              userName={userName}
              absent={
                <StateBlock
                  kind="warned"
                  look="strip"
                  title={t('invoiceRegistration.earlier.absent')}
                >
                  {t('invoiceRegistration.earlier.leftMeaning')}
                </StateBlock>
              }
            />
          </li>
        ))}
      </ol>
      <div className="toolbar">
        <Button size="sm" onClick={() => storeSentRun(key, null)}>
          {t('invoiceRegistration.earlier.forget')}
        </Button>
        <ButtonLink size="sm" href={routes.batches()}>
          {t('invoiceRegistration.send.batches')}
        </ButtonLink>
      </div>
    </section>
  )
}

const getServerSnapshot = () => null
