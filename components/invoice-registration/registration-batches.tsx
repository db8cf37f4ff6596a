'use client'

import dynamic from 'next/dynamic'
import { SentParts } from '@/components/file-import/sent/sent-parts'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { isNotConfirmed } from '@/lib/client/sent-files/sent-parts'
import { useT } from '@/lib/client/translation'
import { describeRegistration } from '@/lib/features/invoice-registration/messages/describe-registration'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { routes } from '@/lib/shared/routes'
import { UnknownRegistration } from './unknown-registration'
import type { InvoicePart, SentInvoices } from './use-sent-invoices'

const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

type Props = {
  organizationId: string
  userName: string
  sent: SentInvoices
  /** The file is done with: another one is chosen. */
  onAnother: () => void
}

/** The batches of what was approved, each with what became of it and the way on. */
export function RegistrationBatches({ organizationId, userName, sent, onAnother }: Props) {
  const t = useT()
  const taken = sent.parts.flatMap(({ result, rows }) => (result?.ok ? rows : [])).length
  return (
    <SentParts
      sent={sent}
      taken={taken}
      onAnother={onAnother}
      name={(count) => t('invoiceRegistration.send.batch', { count })}
      outcomeOf={({ idempotencyKey, result }) => (
        <BatchOutcome
          {...{ organizationId, userName, idempotencyKey, result }}
          onRetry={() => sent.retry(idempotencyKey)}
          onTold={(told) => sent.settle(idempotencyKey, told)}
        />
      )}
    />
  )
}

type BatchOutcomeProps = Omit<Props, 'sent' | 'onAnother'> & {
  idempotencyKey: string
  result: NonNullable<InvoicePart['result']>
  onRetry: () => void
  onTold: Parameters<typeof UnknownRegistration>[0]['onTold']
}

/** What became of one batch, as far as it is known. */
export function BatchOutcome({
  organizationId,
  userName,
  idempotencyKey,
  result,
  onRetry,
  onTold,
}: BatchOutcomeProps) {
  const t = useT()
  if (result.ok)
    return (
      <>
        <StateBlock
          kind="done"
          variant="strip"
          title={
            <PersonLink
              person={result.value.recordedBy ?? ''}
              say={(person) =>
                describeRegistration(t, result.value, 'invoiceRegistration.send.accepted', person)
              }
            />
          }
          steps={
            result.value.batchId && (
              <ButtonLink
                size="sm"
                href={routes.collectionBatch(organizationId, result.value.batchId)}
              >
                {t('fileImport.sent.openBatch', { id: truncateId(result.value.batchId) })}
              </ButtonLink>
            )
          }
        />
        <BatchProgress {...{ idempotencyKey, userName }} />
      </>
    )
  const { failure } = result
  if (isNotConfirmed(failure))
    return <UnknownRegistration {...{ idempotencyKey, userName, failure, onTold }} />
  return (
    <FailureBlock
      failure={failure}
      doing="write"
      variant="strip"
      steps={
        <Button size="sm" onClick={onRetry}>
          {t('invoiceRegistration.send.again')}
        </Button>
      }
    />
  )
}
