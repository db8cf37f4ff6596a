'use client'

import dynamic from 'next/dynamic'
import { useMemo, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { StateBlock } from '@/components/ui/states/state-block'
import {
  getSentRunKey,
  onSentRunChange,
  parseSentRun,
  readSentRun,
  storeSentRun,
} from '@/lib/features/invoice-registration/client/sent-run'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'
import { routes } from '@/lib/shared/routes'
import { RegistrationHeading } from './registration-heading'

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
  const key = getSentRunKey(organizationId, userName)
  const text = useSyncExternalStore(onSentRunChange, () => readSentRun(key), getServerSnapshot)
  const run = useMemo(() => parseSentRun(text), [text])
  if (!run) return null
  return (
    <section aria-label={t('newInvoices.earlier.title')}>
      <RegistrationHeading
        title={t('newInvoices.earlier.title')}
        note={t('newInvoices.send.note')}
      />
      {run.left > 0 && (
        <StateBlock
          kind="warned"
          look="strip"
          title={t('newInvoices.earlier.left', { count: run.left })}
        >
          {t('newInvoices.earlier.leftMeaning')}
        </StateBlock>
      )}
      <ol>
        {run.idempotencyKeys.map((idempotencyKey) => (
          <li key={idempotencyKey}>
            <BatchProgress
              idempotencyKey={idempotencyKey}
              userName={userName}
              absent={
                <StateBlock kind="warned" look="strip" title={t('newInvoices.earlier.absent')}>
                  {t('newInvoices.earlier.leftMeaning')}
                </StateBlock>
              }
            />
          </li>
        ))}
      </ol>
      <div className="toolbar">
        <Button size="sm" onClick={() => storeSentRun(key, null)}>
          {t('newInvoices.earlier.forget')}
        </Button>
        <ButtonLink size="sm" href={routes.batches()}>
          {t('newInvoices.send.batches')}
        </ButtonLink>
      </div>
    </section>
  )
}

const getServerSnapshot = () => null
