import { parseAsStringLiteral } from 'nuqs/server'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk-actions'

/** What the address of a bulk action holds: whether only rows that are not done are shown. */
export const bulkActionParsers = { show: parseAsStringLiteral(['open']) }

/** How a bulk action stands. */
export const getBulkActionQuery = (bulkActionId: string) =>
  getOperationQuery('getBulkAction', { params: { bulkActionId } })

/** Its first rows, of all states or of some. */
export const getBulkRowsQuery = (bulkActionId: string, states?: BulkRow['state'][]) =>
  getOperationQuery('listBulkActionRows', {
    params: { bulkActionId },
    body: { ...(states && { states }) },
  })

/**
 * How long until an open page asks again, in milliseconds: ever more seldom for one that takes
 * long; not at all where nothing moves.
 */
export function getPollInterval(
  action: Pick<BulkAction, 'state' | 'startedAt' | 'askedAt'> | undefined,
): number | false {
  if (action?.state !== 'running' && action?.state !== 'interrupted') return false
  const since = Date.parse(action.askedAt) - Date.parse(action.startedAt)
  return Math.min(5_000, 400 + Math.max(0, since) / 20)
}

/** Rows of which something is known: sent, or found to be sent no more. */
export function countSentRows({ counts, total }: Pick<BulkAction, 'counts' | 'total'>): number {
  return total - (counts.waiting ?? 0) - (counts.sending ?? 0)
}
