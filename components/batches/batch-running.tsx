import { Moment } from '@/components/ui/moment'
import { StateBlock } from '@/components/ui/states/state-block'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { hasZone, markUnreadable } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Says of a batch that has not ended since when it is known, how far it is, and what happens next.
 *
 * @param batch null where the service says no more than that it runs.
 */
export function BatchRunning({ batch, rowCount, isFollowed }: Props) {
  const t = useT()
  return (
    <StateBlock
      kind="silent"
      glyph="run"
      variant={rowCount > 0 ? 'strip' : 'block'}
      title={t(`batches.receivables.${rowCount > 0 ? 'someResults' : 'noResults'}`)}
    >
      {renderReceived(t, batch?.receivedAt)} {describeProgress(t, batch)}{' '}
      {isFollowed && t('batches.receivables.following')}
    </StateBlock>
  )
}

type Batch = Answer<'getReceivablesBatch'>
type Props = { batch: Batch; rowCount: number; isFollowed: boolean }

function renderReceived(t: Translate, receivedAt: string | null | undefined) {
  if (!receivedAt) return t('batches.receivables.receivedUnknown')
  const isInstant = hasZone(receivedAt) && !Number.isNaN(Date.parse(receivedAt))
  return (
    <>
      {t('batches.receivables.received')}{' '}
      {isInstant ? (
        <Moment instant={receivedAt} format={formatDateTime} />
      ) : (
        markUnreadable(t, receivedAt)
      )}
      .
    </>
  )
}

/** How many rows are processed, of how many; only where both are told. */
export function describeProgress(t: Translate, batch: Batch): string {
  if (batch?.processed == null || batch.total == null) return t('batches.receivables.uncounted')
  return t('batches.receivables.counted', {
    done: String(batch.processed),
    total: String(batch.total),
  })
}
