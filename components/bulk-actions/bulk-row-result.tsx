'use client'

import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { invalidateReads } from '@/lib/client/use-write'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/** `organizationId`: where the batches of its rows are; customers have none. */
type Props = { row: BulkRow; organizationId?: string | null }

/** What became of a row of a bulk action; of one whose outcome is not known, the way to look. */
export function BulkRowResult({ row, organizationId = null }: Props) {
  const t = useT()
  const client = useQueryClient()
  const outcomeCheck = useCheckOutcome(row.operation as Parameters<typeof useCheckOutcome>[0])
  const said = row.failure && describeCause(t, row)
  const { failure } = outcomeCheck

  async function checkOutcome() {
    await outcomeCheck.send(row.idempotencyKey)
    void invalidateReads(client, ['getBulkAction', 'listBulkActionRows', 'listJournal'])
  }

  return (
    <span className="flex items-center gap-1.5" title={said ?? undefined}>
      <Glyph verdict={verdicts[row.state]} />
      <span className="truncate">
        {describeResult(t, row)}
        {said && `: ${said}`}
      </span>
      {row.state === 'unknown' && (
        <Button
          size="sm"
          className="relative z-1"
          busy={outcomeCheck.isPending}
          busyLabel={t('bulkActions.checking')}
          onClick={() => void checkOutcome()}
        >
          {t('bulkActions.check')}
        </Button>
      )}
      {row.batchId && organizationId && row.state !== 'done' && (
        <Link
          className={`relative z-1 ${hyperlinkClass}`}
          href={routes.collectionBatch(organizationId, row.batchId)}
        >
          {t('bulkActions.openBatch')}
        </Link>
      )}
      {failure && !isCalledOff(failure) && (
        <span role="alert">{describeFailure(t, failure, 'check').title}</span>
      )}
    </span>
  )
}

/** What the service said of it; of a row that the desk refused, why. */
function describeCause(t: Translate, { failure, state }: BulkRow): string | null {
  const { raw, reason } = describeFailure(t, failure as Failure, 'write')
  return raw ?? (state === 'refused' ? reason : null)
}

/** A correction or a payment is booked and a document confirmed as sent, where anything else is done. */
function describeResult(t: Translate, { state, adjustment, subject }: BulkRow) {
  const isLater = state === 'accepted' || state === 'done' || state === 'not-applied'
  if (adjustment && isLater) return t(`bulkActions.booking.${state}`)
  return subject?.is === 'document' && isLater
    ? t(`bulkActions.delivery.${state}`)
    : t(`bulkActions.result.${state}`)
}

const verdicts: Record<BulkRow['state'], Verdict> = {
  waiting: 'new',
  sending: 'run',
  done: 'ok',
  accepted: 'wait',
  changed: 'warn',
  gone: 'fail',
  differs: 'warn',
  partly: 'warn',
  undelivered: 'fail',
  refused: 'fail',
  unknown: 'unknown',
  'not-applied': 'new',
}
