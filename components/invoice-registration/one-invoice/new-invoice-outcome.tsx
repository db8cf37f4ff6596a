'use client'

import { UnknownRegistration } from '@/components/invoice-registration/unknown-registration'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  describeRegistration,
  isJustAccepted,
} from '@/lib/features/invoice-registration/messages/describe-registration'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { routes } from '@/lib/shared/routes'
import type { OneInvoice } from './use-one-invoice'

type Props = { organizationId: string; userName: string; one: OneInvoice; onNext: () => void }

/** What became of the one invoice: known already, handed over, refused, or nobody knows. */
export function NewInvoiceOutcome({ organizationId, userName, one, onNext }: Props) {
  const t = useT()
  const { sent, unread, known } = one
  const outcome = sent?.result.ok ? sent.result.value : null
  return (
    <div aria-live="polite">
      {unread && <FailureBlock failure={unread} doing="read" variant="strip" />}
      {known && !sent && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t(
            known.state === 'known'
              ? 'invoiceRegistration.one.known'
              : 'invoiceRegistration.run.untold',
          )}
          steps={
            known.invoiceId && (
              <ButtonLink
                size="sm"
                href={routes.collectionInvoice(organizationId, known.invoiceId)}
              >
                {t('invoiceRegistration.one.openKnown')}
              </ButtonLink>
            )
          }
        />
      )}
      {outcome && (
        <StateBlock
          kind="done"
          title={
            <PersonLink
              person={outcome.recordedBy ?? ''}
              say={(person) =>
                describeRegistration(t, outcome, 'invoiceRegistration.one.done', person)
              }
            />
          }
          steps={
            <>
              {outcome.batchId && (
                <ButtonLink
                  variant="primary"
                  href={routes.collectionBatch(organizationId, outcome.batchId)}
                >
                  {t('fileImport.sent.openBatch', { id: truncateId(outcome.batchId) })}
                </ButtonLink>
              )}
              <Button onClick={onNext}>{t('invoiceRegistration.one.next')}</Button>
            </>
          }
        >
          {isJustAccepted(outcome) && t('invoiceRegistration.one.doneMeaning')}
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
        <FailureBlock failure={sent.result.failure} doing="write" variant="strip" />
      )}
    </div>
  )
}
