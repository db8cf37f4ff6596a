import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { toFailure } from '@/lib/client/operation-failed'
import { read } from '@/lib/client/read'
import { useChangeReads, useTimedReads } from '@/lib/client/use-polling'
import { invalidateReads, useWrite } from '@/lib/client/use-write'
import type { BulkAction, BulkActionCommand, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { Answer } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
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
 * changed are asked for again. The rows are never older than what is said of the whole. A first look
 * that fails is tried again, but where it is answered that there is no such action.
 *
 * @param bulkActionId null where there is none to follow yet.
 * @returns `unread`: why the last look failed, which stands until another look has ended.
 */
export function useFollowedRows(bulkActionId: string | null) {
  const params = { bulkActionId: bulkActionId ?? '' }
  const followedKey = ['listBulkActionRows', bulkActionId, 'followed']
  const { data, error, isFetching } = useQuery<Followed>({
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
  const lastError = useLastError(bulkActionId, error, isFetching)
  const unread = lastError && toFailure(lastError)
  const mayCome = data === undefined && unread !== null && !finalKinds.includes(unread.kind)
  useTimedReads(followedKey, mayCome ? lookAgainMs : getPollInterval(data?.action))
  return {
    action: data?.action,
    rows: data?.rows ?? noRows,
    unread,
    stop: useCommand(params.bulkActionId, stopBulkAction),
  }
}

/** How often a first look is tried again that failed, in milliseconds. */
const lookAgainMs = 3_000

/** After these another look would tell the same; signing in again looks by itself. */
const finalKinds: readonly Failure['kind'][] = ['not-found', 'forbidden', 'unauthenticated']

/** Why the last look at one action failed, also while it is looked again. */
function useLastError(of: string | null, error: Error | null, isLooking: boolean): Error | null {
  const [last, setLast] = useState({ of, error })
  const now = isLooking && last.of === of ? last.error : error
  if (last.of !== of || last.error !== now) setLast({ of, error: now })
  return now
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
