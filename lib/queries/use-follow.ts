import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askedByItself } from './asked-by-itself'

const shortestMs = 2_000
const longestMs = 60_000

/**
 * Asks a query again by itself until the returned call: after 2 s, then half as long again each time up to a minute, and from the start once its answer has
 * changed. A hidden page asks nothing, and at once when it is shown.
 */
export function follow(client: QueryClient, queryKey: QueryKey): () => void {
  let timer: ReturnType<typeof setTimeout>
  let pause = shortestMs
  let isOver = false

  const next = () => {
    clearTimeout(timer)
    if (!isOver && !document.hidden) timer = setTimeout(ask, pause)
  }

  async function ask() {
    const before = client.getQueryData(queryKey)
    await askedByItself(() => client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false }))
    pause = client.getQueryData(queryKey) === before ? Math.min(longestMs, pause * 1.5) : shortestMs
    next()
  }

  function seen() {
    clearTimeout(timer)
    if (!document.hidden) void ask()
  }

  document.addEventListener('visibilitychange', seen)
  next()
  return () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}

/**
 * Asks a query again by itself while it is followed (a batch until it has ended): after 2 s, ever more seldom down to once a minute, from the start when
 * something has changed, and not while the page is hidden. It keeps no session alive. Events may ask in between.
 */
export function useFollow(queryKey: QueryKey, isFollowed: boolean): void {
  const client = useQueryClient()
  const key = JSON.stringify(queryKey)
  useEffect(() => (isFollowed ? follow(client, JSON.parse(key) as QueryKey) : undefined), [client, key, isFollowed])
}
