'use client'

import dynamic from 'next/dynamic'
import { truncateId } from '@/components/batches/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { t } from '@/lib/shared/i18n/translate-collection-new-invoices'
import { routes } from '@/lib/shared/routes'
import { RegistrationHeading } from './registration-heading'
import { UnknownRegistration } from './unknown-registration'
import { isNotConfirmed, type SentInvoices, type SentPart } from './use-sent-invoices'

const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

type Props = { organizationId: string; userName: string; sent: SentInvoices }

/** The batches of what was approved, each with what became of it and the way on. */
export function RegistrationBatches({ organizationId, userName, sent }: Props) {
  const { parts, isBusy, waiting } = sent
  const accepted = parts.flatMap(({ result, invoices }) => (result?.ok ? invoices : []))
  return (
    <section aria-label={t('newInvoices.send.title')}>
      <RegistrationHeading title={t('newInvoices.send.title')} note={t('newInvoices.send.note')} />
      <ol>
        {[...parts.entries()].map(([place, part]) => (
          <li key={place}>
            <p className="px-6 pt-2.5 pb-1 max-narrow:px-4">
              <b className="font-medium">
                {t('newInvoices.send.batch', {
                  place: String(place + 1),
                  all: String(parts.length),
                  count: part.invoices.length,
                })}
              </b>
            </p>
            <Outcome
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
            <span role="status">{t('newInvoices.send.held', { count: waiting })}</span>
            <Button onClick={sent.goOn}>{t('newInvoices.send.goOn')}</Button>
          </>
        )}
        {!isBusy && waiting === 0 && (
          <Button onClick={sent.forget}>{t('newInvoices.send.another')}</Button>
        )}
        {accepted.length > 0 && (
          <ButtonLink href={routes.batches()}>{t('newInvoices.send.batches')}</ButtonLink>
        )}
      </div>
    </section>
  )
}

type OutcomeProps = Omit<Props, 'sent'> & {
  part: SentPart
  onRetry: () => void
  onTold: Parameters<typeof UnknownRegistration>[0]['onTold']
}

function Outcome({ organizationId, userName, part, onRetry, onTold }: OutcomeProps) {
  const { result, isSending } = part
  if (isSending)
    return <StateBlock kind="throttled" look="strip" title={t('newInvoices.send.sending')} />
  if (!result) return <StateBlock kind="empty" look="strip" title={t('newInvoices.send.waiting')} />
  if (result.ok)
    return (
      <>
        <StateBlock
          kind="done"
          look="strip"
          title={t(result.value.looked ? 'newInvoices.send.looked' : 'newInvoices.send.accepted')}
          steps={
            result.value.batchId && (
              <ButtonLink
                size="sm"
                href={routes.collectionBatch(organizationId, result.value.batchId)}
              >
                {t('newInvoices.send.open', { id: truncateId(result.value.batchId) })}
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
          {t('newInvoices.send.again')}
        </Button>
      }
    />
  )
}
