import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Failure } from '@/lib/contracts/result'
import { refetchInBackground } from './background-reads'
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
