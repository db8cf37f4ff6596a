import { useQueries } from '@tanstack/react-query'
import { toFailure } from '@/lib/client/operation-failed'
import { usePolling } from '@/lib/client/use-polling'
import { useWrite } from '@/lib/client/use-write'
import type { OperationName } from '@/lib/contracts/registry'
import { listFollowedActions } from '@/lib/features/actions/domain/followed-actions'
import { createAction } from '@/lib/features/actions/server/create-action'
import { orderReport } from '@/lib/features/actions/server/order-report'
import { type LogLine, type LogReading, readLog } from '@/lib/features/log-items/client/public'
import { pickOwnLines } from '@/lib/features/log-items/domain/public'
import { followedTypes, listFollowedQueries } from './followed-queries'

/**
 * What the log says of actions and reports together: `none` only where both were read and neither has
 * a line, `silent` where nobody knows of one of them, `mixed` where lines may be missing.
 */
type LogStanding = 'reading' | LogReading['is']

function combineLogs(logs: readonly (LogReading | undefined)[]): LogStanding {
  if (logs.includes(undefined)) return 'reading'
  const kinds = logs.map((log) => log!.is)
  return (['silent', 'mixed', 'lines'] as const).find((is) => kinds.includes(is)) ?? 'none'
}

/** Whether a log goes on after the lines that came, or may. */
const isCut = ({ lines, total, mayBeMore }: LogReading) =>
  mayBeMore || (total !== null && lines.length < total)

/**
 * The actions and reports of a client as its log names them, followed while a report that was
 * ordered is not ready. `isCut`: older ones may be missing.
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
  const logs = reads.map(({ data }, at) => data && readLog(data, { type: followedTypes[at] }))
  const isWaiting = actions.some(({ is }) => is === 'ordered')
  const { isResting, goOn } = usePolling(queries[1]!.queryKey, isWaiting)
  const failed = reads.find(({ error }) => error !== null)
  return {
    ...{ actions, isResting, goOn },
    is: combineLogs(logs),
    isCut: logs.some((log) => log !== undefined && isCut(log)),
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
