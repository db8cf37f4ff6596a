import { useQuery } from '@tanstack/react-query'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { toFailure } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import { useChangeReads, useTimedReads } from '@/lib/client/use-polling'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { BulkAction, BulkActionCommand, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { Answer } from '@/lib/contracts/registry'
import {
  continueBulkAction,
  stopBulkAction,
} from '@/lib/features/bulk-actions/server/bulk-commands'
import { getBulkActionQuery, getBulkRowsList, getPollInterval } from './bulk-actions'

/**
 * Follows a bulk action: asks again while it runs, ever more seldom, and not in a tab that is
 * hidden.
 */
export function useBulkAction(bulkActionId: string) {
  const query = getBulkActionQuery(bulkActionId)
  const { data, error } = useQuery({ ...query, staleTime: 0 })
  useTimedReads(query.queryKey, getPollInterval(data))
  const stop = useCommand(bulkActionId, stopBulkAction)
  const goOn = useCommand(bulkActionId, continueBulkAction)
  return {
    action: data,
    unread: error && toFailure(error),
    stop,
    goOn,
    failure: stop.failure ?? goOn.failure,
  }
}

const useCommand = (bulkActionId: string, command: typeof stopBulkAction) =>
  useWrite<BulkActionCommand, Answer<'stopBulkAction'>, void>(command, {
    toInput: () => ({ bulkActionId, idempotencyKey: crypto.randomUUID() }),
    onSettled: (_, __, client) =>
      invalidateReads(client, ['getBulkAction', 'listBulkActionRows', 'listJournal']),
  })

/** Rows of a bulk action page by page, those of some states alone where they are named. */
export function useBulkRows(
  bulkActionId: string,
  {
    states,
    action,
  }: { states?: BulkRow['state'][]; action: Parameters<typeof getPollInterval>[0] },
) {
  const list = usePagedList(getBulkRowsList(bulkActionId, states), { isRefetched: true })
  useTimedReads(list.queryKey, getPollInterval(action))
  // What ended is asked for once more: its last rows came to their results after the last look.
  useChangeReads(list.queryKey, action?.state)
  return { ...list, rows: list.readAt === null ? undefined : list.rows }
}

/**
 * Follows a bulk action with all its rows as they come to their results: only rows that may have
 * changed are asked for again. The rows are never older than what is said of the whole.
 *
 * @param bulkActionId null where there is none to follow yet.
 */
export function useFollowedRows(bulkActionId: string | null) {
  const params = { bulkActionId: bulkActionId ?? '' }
  const followedKey = ['listBulkActionRows', bulkActionId, 'followed']
  const { data, error } = useQuery<Followed>({
    queryKey: followedKey,
    enabled: bulkActionId !== null,
    staleTime: 0,
    queryFn: async ({ client, queryKey, signal, meta }) => {
      const action = await read('getBulkAction', { params }, { signal, meta })
      const known = client.getQueryData<Followed>(queryKey)?.rows ?? []
      const firstOpen = known.findIndex(({ state }) => state === 'waiting' || state === 'sending')
      const settled = firstOpen === -1 ? known : known.slice(0, firstOpen)
      const rows = await readRowsFrom(params, settled.length, { signal, meta })
      return { action, rows: [...settled, ...rows] }
    },
  })
  useTimedReads(followedKey, getPollInterval(data?.action))
  return {
    action: data?.action,
    rows: data?.rows ?? noRows,
    unread: error && toFailure(error),
    stop: useCommand(params.bulkActionId, stopBulkAction),
  }
}

type Followed = { action: BulkAction; rows: BulkRow[] }

const noRows: BulkRow[] = []

async function readRowsFrom(
  params: { bulkActionId: string },
  from: number,
  context: Parameters<typeof read>[2],
): Promise<BulkRow[]> {
  const { rows, more } = await read('listBulkActionRows', { params, body: { from } }, context)
  return more ? [...rows, ...(await readRowsFrom(params, from + rows.length, context))] : rows
}
