'use client'

import { type ReactNode, useState } from 'react'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { ButtonLink, Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { RecordItem } from '@/components/ui/record-item'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { PollingStopped } from '@/components/ui/states/polling-stopped'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentFormRow,
  listRowsToResubmit,
} from '@/lib/features/adjustments/domain/public'
import { useSentBatch } from '@/lib/features/batches/client/use-sent-batch'
import { listBatchWork, listOutcomeWork } from '@/lib/features/today/domain/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { findBatchHref, routes } from '@/lib/shared/routes'
import { UnreadBatch } from './batch-details'
import {
  describeBatch,
  describeBatchOutcome,
  findAdjustmentKind,
  type SentBatch,
} from './batch-outcome'
import { BatchResolution } from './batch-resolution'
import { BatchRows } from './batch-rows'

export type BatchItemProps = {
  listed: SentBatch
  userName: string
  /** Shows its rows from the start. */
  isOpen?: boolean
  /** What may be done with the rows that were not booked, once it has ended. */
  resubmit?: (sent: SentBatch, rows: AdjustmentFormRow[]) => ReactNode
}

/**
 * One batch that was sent from here: what it was, who sent it, how it stands, its rows; and for an
 * unknown one the way to look and to send again.
 */
export function BatchItem({
  listed,
  userName,
  isOpen: opensAtStart = false,
  resubmit,
}: BatchItemProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(opensAtStart)
  const { sent, rows, batch, unread, error, isResting, goOn } = useSentBatch(listed, isOpen)
  const { verdict } = describeBatchOutcome(t, sent)
  const href = findBatchHref(sent)
  const id = `batch-${sent.idempotencyKey}`
  return (
    <RecordItem
      id={id}
      verdict={verdict}
      title={
        <>
          {describeBatch(t, sent)}
          <Target sent={sent} />
        </>
      }
      state={{
        name: sent.state,
        words: (
          <PersonLink
            person={sent.record?.person ?? ''}
            say={(person) => describeBatchOutcome(t, sent, person).words}
          />
        ),
      }}
      isLive
      meta={
        <>
          <span>
            <PersonLink person={sent.person} say={(person) => t('batches.by', { person })} />
          </span>
          <Moment instant={sent.sentAt} format={formatDateTime} />
        </>
      }
      steps={
        <>
          {sent.batchId && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t('batches.showRows')}
            </Button>
          )}
          {href && (
            <ButtonLink data-row size="sm" variant="quiet" href={href}>
              {t('batches.details')}
            </ButtonLink>
          )}
        </>
      }
    >
      <WorkHolder work={listOutcomeWork(sent)} />
      <WorkHolder work={listBatchWork(sent)} />
      <BatchResolution sent={sent} userName={userName} isUnread={unread !== null} />
      {isOpen && error instanceof OperationFailed && (
        <FailureBlock failure={error.failure} doing="read" variant="strip" />
      )}
      {isOpen && unread && <UnreadBatch failure={unread} />}
      {isResting && <PollingStopped onGoOn={goOn} />}
      {isOpen && batch && (
        <BatchRows
          rows={rows}
          rowResults={batch.rows}
          organizationId={sent.organizationId}
          clientNo={sent.clientNo}
        />
      )}
      {isOpen &&
        rows &&
        batch &&
        (batch.isOver || sent.record) &&
        resubmit?.(sent, listRowsToResubmit(rows, batch.rows))}
    </RecordItem>
  )
}

/** From where it was sent, as a link. */
function Target({ sent: { organizationId, clientNo, target, operation } }: { sent: SentBatch }) {
  const t = useT()
  if (organizationId && target && findAdjustmentKind(operation))
    return (
      <Link href={routes.collectionInvoice(organizationId, target)}>{t('batches.oneInvoice')}</Link>
    )
  if (clientNo)
    return <Link href={routes.customers(clientNo)}>{t('batches.client', { clientNo })}</Link>
  return null
}
