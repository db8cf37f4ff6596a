'use client'

import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { WideHeading } from '@/components/ui/page-part'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { describeRegistration } from '@/lib/features/invoice-registration/messages/describe-registration'
import { formatCount } from '@/lib/shared/format/count'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { routes } from '@/lib/shared/routes'
import { UnknownRegistration } from './unknown-registration'
import { isNotConfirmed, type SentInvoices, type SentPart } from './use-sent-invoices'

const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

type Props = { organizationId: string; userName: string; sent: SentInvoices }

/** The batches of what was approved, each with what became of it and the way on. */
export function RegistrationBatches({ organizationId, userName, sent }: Props) {
  const t = useT()
  const { parts, isBusy, waiting } = sent
  const accepted = parts.flatMap(({ result, invoices }) => (result?.ok ? invoices : []))
  return (
    <section aria-label={t('invoiceRegistration.send.title')}>
      <WideHeading
        title={t('invoiceRegistration.send.title')}
        note={t('invoiceRegistration.send.note')}
      />
      <ol>
        {[...parts.entries()].map(([place, part]) => (
          <li key={place}>
            <p className="px-6 pt-2.5 pb-1 max-narrow:px-4">
              <b className="font-medium">
                {t('invoiceRegistration.send.batch', {
                  place: String(place + 1),
                  all: String(parts.length),
                  count: part.invoices.length,
                })}
              </b>
            </p>
            <BatchOutcome
              organizationId={organizationId}
              userName={userName}
              part={part}
              onRetry={() => sent.retry(place)}
              onTold={(result) => sent.settle(place, result)}
            />
          </li>
        ))}
      </ol>
      <div className="toolbar">
        {!isBusy && waiting > 0 && (
          <>
            <span role="status">
              {t('invoiceRegistration.send.held', {
                sent: formatCount(accepted.length),
                count: formatCount(sent.waitingInvoices),
              })}
            </span>
            <Button onClick={sent.goOn}>{t('invoiceRegistration.send.goOn')}</Button>
          </>
        )}
        {!isBusy && waiting === 0 && (
          <Button onClick={sent.forget}>{t('invoiceRegistration.send.another')}</Button>
        )}
        {accepted.length > 0 && (
          <ButtonLink href={routes.batches()}>{t('invoiceRegistration.send.batches')}</ButtonLink>
        )}
      </div>
    </section>
  )
}

type BatchOutcomeProps = Omit<Props, 'sent'> & {
  part: SentPart
  onRetry: () => void
  onTold: Parameters<typeof UnknownRegistration>[0]['onTold']
}

/** What became of one batch, as far as it is known. */
export function BatchOutcome({
  organizationId,
  userName,
  part,
  onRetry,
  onTold,
}: BatchOutcomeProps) {
  const t = useT()
  const { result, isSending } = part
  if (isSending)
    return (
      <StateBlock kind="throttled" look="strip" title={t('invoiceRegistration.send.sending')} />
    )
  if (!result)
    return <StateBlock kind="empty" look="strip" title={t('invoiceRegistration.send.waiting')} />
  if (result.ok)
    return (
      <>
        <StateBlock
          kind="done"
          look="strip"
          title={describeRegistration(t, result.value, 'invoiceRegistration.send.accepted')}
          steps={
            result.value.batchId && (
              <ButtonLink
                size="sm"
                href={routes.collectionBatch(organizationId, result.value.batchId)}
              >
                {t('invoiceRegistration.send.openBatch', { id: truncateId(result.value.batchId) })}
              </ButtonLink>
            )
          }
        />
        <BatchProgress idempotencyKey={part.idempotencyKey} userName={userName} />
      </>
    )
  if (isNotConfirmed(result.failure))
    return (
      <UnknownRegistration
        idempotencyKey={part.idempotencyKey}
        userName={userName}
        failure={result.failure}
        onTold={onTold}
      />
    )
  return (
    <FailureBlock
      failure={result.failure}
      doing="write"
      look="strip"
      steps={
        <Button size="sm" onClick={onRetry}>
          {t('invoiceRegistration.send.again')}
        </Button>
      }
    />
  )
}
