import {
  hashKey,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Failure } from '@/lib/contracts/result'
import { refetchInBackground } from './background-reads'
import { invalidate, refetchByItself } from './invalidate'
import { OperationFailed } from './operation-failed'

const shortestMs = 2_000
const longestMs = 60_000

/**
 * Answers in a row that there is nothing of the kind, after which nothing is asked any more: about
 * two minutes.
 */
export const emptyPollsMax = 8

/** How long until the next poll, and how many in a row were answered that there is nothing. */
type PollState = { pauseMs: number; emptyPolls: number }

const initialState: PollState = { pauseMs: shortestMs, emptyPolls: 0 }

const getPollKey = (queryKey: QueryKey) => ['poll', ...queryKey]

export const isExhausted = ({ emptyPolls }: PollState) => emptyPolls >= emptyPollsMax

/**
 * Polls another query: after 2 s, then half as long again each time up to a minute, and from the
 * start once its answer has changed in what it says. A hidden page polls nothing, and at once when
 * it is shown. It is a query of its own, so that a refetch of the other one is its person's.
 */
export const getPollQuery = (queryKey: QueryKey, isFollowed: boolean) =>
  queryOptions<PollState>({
    queryKey: getPollKey(queryKey),
    queryFn: async ({ client }) => {
      const { pauseMs, emptyPolls } = client.getQueryData<PollState>(getPollKey(queryKey))!
      const before = serializeAnswer(client.getQueryData(queryKey))
      await refetchInBackground(client, { queryKey, exact: true })
      const { data, error } = client.getQueryState(queryKey) ?? {}
      return {
        pauseMs: serializeAnswer(data) === before ? Math.min(longestMs, pauseMs * 1.5) : shortestMs,
        emptyPolls: isNotFound(data, error) ? emptyPolls + 1 : 0,
      }
    },
    enabled: isFollowed,
    initialData: initialState,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => !isExhausted(state.data!) && state.data!.pauseMs,
    refetchOnWindowFocus: ({ state }) => !isExhausted(state.data!) && 'always',
  })

/**
 * Reads another query again every `intervalMs` by itself, `timesMax` times at most; never where the
 * interval is false, and not while the page is hidden. `isAtOnce`: the first time as soon as there is
 * an interval, for a query that is read in no other way.
 */
export const getTimedReadsQuery = (
  queryKey: QueryKey,
  intervalMs: number | false,
  { timesMax = Number.POSITIVE_INFINITY, isAtOnce = false } = {},
) =>
  queryOptions<number>({
    queryKey: ['timed reads', ...queryKey],
    queryFn: async ({ client, queryKey: own }) => {
      await refetchInBackground(client, { queryKey, exact: true })
      return (client.getQueryData<number>(own) ?? 0) + 1
    },
    enabled: intervalMs !== false,
    initialData: isAtOnce ? undefined : 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data ?? 0) < timesMax && intervalMs,
  })

/**
 * Takes note of what a query rests on, and reads it again by itself where that is another than
 * before: what was read goes by how it stood then. Another query, and what is not known yet
 * (undefined), is no change.
 */
export function createChangeReads(client: QueryClient) {
  let last: { of: string; standing: string } | null = null

  return async (queryKey: QueryKey, standing: string | undefined): Promise<void> => {
    if (standing === undefined) return
    const [before, of] = [last, hashKey(queryKey)]
    last = { of, standing }
    if (before?.of !== of || before.standing === standing) return
    await invalidate(client, { queryKey, exact: true }, () => refetchByItself)
  }
}

/** What an answer says: the id of the request that brought it is no news. */
const serializeAnswer = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (key === 'requestId' ? undefined : value))

/**
 * True where the last answer was that there is nothing of the kind: to the read itself, or to what
 * it read further (`unread`).
 */
function isNotFound(data: unknown, error: unknown): boolean {
  const failure =
    error instanceof OperationFailed
      ? error.failure
      : data && typeof data === 'object'
        ? (data as { unread?: Failure | null }).unread
        : null
  return failure?.kind === 'not-found'
}

/**
 * Reads a query again by itself at an interval that its page computes of what it holds: false where
 * nothing moves. It keeps no session alive.
 */
export const useTimedReads = (...timing: Parameters<typeof getTimedReadsQuery>): void =>
  void useQuery(getTimedReadsQuery(...timing))

/**
 * Reads a query again by itself once what it rests on has changed, such as the state of something
 * that is polled. It keeps no session alive.
 */
export function useChangeReads(queryKey: QueryKey, standing: string | undefined): void {
  const client = useQueryClient()
  const [note] = useState(() => createChangeReads(client))
  useEffect(() => void note(queryKey, standing))
}

/**
 * Asks a query again by itself while it is followed (a batch until it has ended). It keeps no
 * session alive. Events may ask in between.
 *
 * @returns whether it has stopped because there is nothing, and the way to ask and to follow again.
 */
export function usePolling(
  queryKey: QueryKey,
  isFollowed: boolean,
): { isResting: boolean; goOn: () => void } {
  const client = useQueryClient()
  const { data } = useQuery(getPollQuery(queryKey, isFollowed))
  return {
    isResting: isFollowed && isExhausted(data),
    goOn: () => {
      client.setQueryData(getPollKey(queryKey), initialState)
      void client.refetchQueries({ queryKey, exact: true, type: 'active' })
    },
  }
}
