'use client'

import { truncateId } from '@/components/batches/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'
import { routes } from '@/lib/shared/routes'
import { UnknownRegistration } from './unknown-registration'
import type { OneInvoice } from './use-one-invoice'

type Props = { organizationId: string; userName: string; one: OneInvoice; onNext: () => void }

/** What became of the one invoice: known already, handed over, refused, or nobody knows. */
export function NewInvoiceOutcome({ organizationId, userName, one, onNext }: Props) {
  const { sent, unread, known } = one
  return (
    <div aria-live="polite">
      {unread && <FailureBlock failure={unread} doing="read" look="strip" />}
      {known && !sent && (
        <StateBlock
          kind="warned"
          look="strip"
          title={t(
            known.state === 'known' ? 'newInvoices.one.known' : 'newInvoices.run.why.untold',
          )}
          steps={
            known.invoiceId && (
              <ButtonLink
                size="sm"
                href={routes.collectionInvoice(organizationId, known.invoiceId)}
              >
                {t('newInvoices.one.openKnown')}
              </ButtonLink>
            )
          }
        />
      )}
      {sent?.result.ok && (
        <StateBlock
          kind="done"
          title={t(sent.result.value.looked ? 'newInvoices.send.looked' : 'newInvoices.one.done')}
          steps={
            <>
              {sent.result.value.batchId && (
                <ButtonLink
                  variant="primary"
                  href={routes.collectionBatch(organizationId, sent.result.value.batchId)}
                >
                  {t('newInvoices.send.open', { id: truncateId(sent.result.value.batchId) })}
                </ButtonLink>
              )}
              <Button onClick={onNext}>{t('newInvoices.one.next')}</Button>
            </>
          }
        >
          {t('newInvoices.one.doneMeaning')}
        </StateBlock>
      )}
      {sent && !sent.result.ok && one.isOpen && (
        <UnknownRegistration
          key={sent.idempotencyKey}
          idempotencyKey={sent.idempotencyKey}
          userName={userName}
          failure={sent.result.failure}
          onTold={(result) => one.settle(sent.idempotencyKey, result)}
        />
      )}
      {sent && !sent.result.ok && !one.isOpen && (
        <FailureBlock failure={sent.result.failure} doing="write" look="strip" />
      )}
    </div>
  )
}
