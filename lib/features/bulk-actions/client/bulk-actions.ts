import { createLoader, parseAsInteger, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { PagedListQuery } from '@/lib/client/lists/paged-list'
import { getOperationQuery } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'

/**
 * What the address of a bulk action holds: whether only rows that are not done are shown, and of an
 * import, which batch is.
 */
export const bulkActionParsers = {
  show: parseAsStringLiteral(['open']),
  batch: parseAsInteger,
}

/** What the address of the list holds: whose, of which organization, and where it goes on. */
export const bulkActionsParsers = {
  who: parseAsString,
  organization: parseAsString,
  before: parseAsString,
}
export const loadBulkActionsView = createLoader(bulkActionsParsers)
export type BulkActionsView = Awaited<ReturnType<typeof loadBulkActionsView>>

/** Bulk actions as far as the person may see them. */
export const getBulkActionsQuery = ({ who, organization, before }: BulkActionsView) =>
  getOperationQuery('listBulkActions', {
    body: {
      ...(who && { person: who }),
      ...(organization && { organizationId: organization }),
      ...(before && !Number.isNaN(Date.parse(before)) && { before }),
    },
  })

/** Some of them by their ids: what of them may be seen. */
export const getNamedBulkActionsQuery = (ids: readonly string[]) =>
  getOperationQuery('listBulkActions', { body: { ids: [...ids] } })

/** How a bulk action stands. */
export const getBulkActionQuery = (bulkActionId: string) =>
  getOperationQuery('getBulkAction', { params: { bulkActionId } })

/** Its rows page by page, of all states or of some. A page goes on after the last row of another. */
export const getBulkRowsList = (
  bulkActionId: string,
  states?: BulkRow['state'][],
): PagedListQuery<BulkRow> => {
  const [params, asked] = [{ bulkActionId }, { ...(states && { states }) }]
  return {
    first: getOperationQuery('listBulkActionRows', { params, body: asked }),
    keyOf: ({ seq }) => String(seq),
    page: async (token, context) => {
      const body = { ...asked, from: Number(token ?? 0) }
      const { rows, more } = await read('listBulkActionRows', { params, body }, context)
      return { data: rows, summary: { nextPageToken: more ? String(rows.at(-1)!.seq + 1) : null } }
    },
  }
}

/** The rows of one, or the customers of an import. */
export const countAllRows = ({ total, imported }: Pick<BulkAction, 'total' | 'imported'>): number =>
  imported?.customers ?? total

/**
 * How fast an import goes, and how long the rest takes at that pace; null before anything is known.
 */
export function computePace(
  action: Pick<BulkAction, 'counts' | 'total' | 'imported' | 'startedAt' | 'askedAt'>,
): { perSecond: number; leftMs: number } | null {
  const sent = countSentRows(action)
  const ms = Date.parse(action.askedAt) - Date.parse(action.startedAt)
  if (sent === 0 || ms < 1_000) return null
  return { perSecond: (sent * 1000) / ms, leftMs: ((countAllRows(action) - sent) * ms) / sent }
}

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

/** The same for several: as often as the one that moves wants it most. */
export function getListPollInterval(actions: readonly BulkAction[] | undefined): number | false {
  const intervals = (actions ?? []).map(getPollInterval).filter((each) => each !== false)
  return intervals.length > 0 && Math.max(1_000, Math.min(...intervals))
}

/** Rows of which something is known: sent, or found to be sent no more; of an import, customers. */
export function countSentRows({
  counts,
  total,
  imported,
}: Pick<BulkAction, 'counts' | 'total' | 'imported'>): number {
  if (imported) return imported.customers - imported.counts.waiting
  return total - (counts.waiting ?? 0) - (counts.sending ?? 0)
}
