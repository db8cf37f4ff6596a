import type { QueryClient } from '@tanstack/react-query'
import { prefetchInBackground } from '@/lib/client/background-reads'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { getWorkMarksQuery, getWorkQuery, staleMs } from './work'

/** The page is painted and in use by then. */
const afterPaintMs = 1_000

/**
 * Reads what was said of work, and then one source after another, as far as that was not tried in
 * the last minutes: once the page is shown and reads nothing else, and whenever it is shown again.
 * It waits as soon as the page reads. Nobody asks for it, so it keeps no session alive.
 *
 * @param isNeeded asked when it begins.
 * @returns what ends it: nothing further is asked then.
 */
export function readWorkWhenIdle(
  client: QueryClient,
  sources: readonly WorkSource[],
  isNeeded: () => boolean,
): () => void {
  let isLeft = false
  const wait = () => {
    if (!document.hidden && !isLeft) setTimeout(begin, afterPaintMs)
  }

  function begin() {
    if (isBusy(client)) wait()
    else if (!isLeft && isNeeded()) void readOn()
  }

  async function readOn() {
    await prefetchInBackground(client, getWorkMarksQuery(), staleMs)
    for (const source of sources) {
      if (isLeft) return
      if (isBusy(client)) return wait()
      await prefetchInBackground(client, getWorkQuery(source), staleMs)
    }
  }

  wait()
  document.addEventListener('visibilitychange', wait)
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', wait)
  }
}

const isBusy = (client: QueryClient) => client.isFetching() + client.isMutating() > 0
