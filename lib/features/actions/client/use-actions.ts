import { useQueries } from '@tanstack/react-query'
import { toFailure } from '@/lib/client/operation-failed'
import { usePolling } from '@/lib/client/use-polling'
import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { listFollowedActions } from '@/lib/features/actions/domain/followed-actions'
import { createAction } from '@/lib/features/actions/server/create-action'
import { orderReport } from '@/lib/features/actions/server/order-report'
import type { LogLine } from '@/lib/features/log-items/client/public'
import { pickOwnLines } from '@/lib/features/log-items/domain/public'
import { followedTypes, listFollowedQueries } from './followed-queries'

/**
 * The actions and reports of a client as its log names them, followed while a report that was
 * ordered is not ready.
 */
export function useFollowedActions(clientNo: string) {
  const queries = listFollowedQueries(clientNo)
  const reads = useQueries({ queries: queries.map((query) => ({ ...query, staleTime: 0 })) })
  const lines = reads.flatMap(({ data }, at) =>
    pickOwnLines(
      (data?.logItems ?? []).filter((line): line is LogLine => line != null),
      { type: followedTypes[at] },
    ),
  )
  const actions = listFollowedActions(lines).sort((one, other) =>
    (other.at ?? '').localeCompare(one.at ?? ''),
  )
  const isWaiting = actions.some(({ is }) => is === 'ordered')
  const { isResting, goOn } = usePolling(queries[1]!.queryKey, isWaiting)
  const failed = reads.find(({ error }) => error !== null)
  return {
    ...{ actions, isResting, goOn },
    isHeld: reads.some(({ data }) => data !== undefined),
    failure: failed?.error ? toFailure(failed.error) : null,
    again: () => {
      for (const each of reads) void each.refetch()
    },
  }
}

const affects: readonly OperationName[] = ['listLogItems', 'listJournal']

/** Creates an action, once. */
export const useCreateAction = () => useWrite(createAction, { affects })

/** Orders a report, once. */
export const useOrderReport = () => useWrite(orderReport, { affects })
