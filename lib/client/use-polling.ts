import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '@/lib/contracts/result'
import { markAsBackground } from './background-reads'
import { OperationFailed } from './operation-failed'

const shortestMs = 2_000
const longestMs = 60_000

/**
 * Answers in a row that there is nothing of the kind, after which nothing is asked any more: about
 * two minutes.
 */
export const emptyPollsMax = 8

/**
 * Asks a query again by itself until the returned call: after 2 s, then half as long again each
 * time up to a minute, and from the start once its answer has changed in what it says. A hidden
 * page asks nothing, and at once when it is shown.
 *
 * @param onRest is called when it was answered `emptyPollsMax` times in a row that there is
 *   nothing: then it asks no more.
 */
export function pollQuery(client: QueryClient, queryKey: QueryKey, onRest = () => {}): () => void {
  let timer: ReturnType<typeof setTimeout>
  let pause = shortestMs
  let isOver = false
  let vain = 0

  const scheduleNext = () => {
    clearTimeout(timer)
    if (!isOver && !document.hidden) timer = setTimeout(ask, pause)
  }

  async function ask() {
    const before = serializeAnswer(client.getQueryData(queryKey))
    await markAsBackground(() =>
      client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false }),
    )
    pause =
      serializeAnswer(client.getQueryData(queryKey)) === before
        ? Math.min(longestMs, pause * 1.5)
        : shortestMs
    vain = isNotFound(client, queryKey) ? vain + 1 : 0
    if (vain < emptyPollsMax) return scheduleNext()
    stop()
    onRest()
  }

  function onVisibilityChange() {
    clearTimeout(timer)
    if (!document.hidden) void ask()
  }

  function stop() {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
  }

  document.addEventListener('visibilitychange', onVisibilityChange)
  scheduleNext()
  return stop
}

/** What an answer says: the id of the request that brought it is no news. */
const serializeAnswer = (data: unknown) =>
  JSON.stringify(data, (key, value: unknown) => (key === 'requestId' ? undefined : value))

/**
 * True where the last answer was that there is nothing of the kind: to the read itself, or to what
 * it read further (`unread`).
 */
function isNotFound(client: QueryClient, queryKey: QueryKey): boolean {
  const { error, data } = client.getQueryState<{ unread?: Failure | null }>(queryKey) ?? {}
  const failure =
    error instanceof OperationFailed
      ? error.failure
      : data && typeof data === 'object'
        ? data.unread
        : null
  return failure?.kind === 'not-found'
}

/**
 * Asks a query again by itself while it is followed (a batch until it has ended): after 2 s, ever
 * more seldom down to once a minute, from the start when something has changed, and not while the
 * page is hidden. It keeps no session alive. Events may ask in between.
 *
 * @returns whether it has stopped because there is nothing, and the way to ask and to follow again.
 */
export function usePolling(
  queryKey: QueryKey,
  isFollowed: boolean,
): { isResting: boolean; goOn: () => void } {
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  const [resting, setResting] = useState<string | null>(null)
  const isResting = isFollowed && resting === key
  useEffect(
    () =>
      isFollowed && !isResting
        ? pollQuery(client, JSON.parse(key) as QueryKey, () => setResting(key))
        : undefined,
    [client, key, isFollowed, isResting],
  )
  const goOn = useCallback(() => {
    setResting(null)
    void client.refetchQueries({
      queryKey: JSON.parse(key) as QueryKey,
      exact: true,
      type: 'active',
    })
  }, [client, key])
  return { isResting, goOn }
}
