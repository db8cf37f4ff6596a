import type { QueryClient } from '@tanstack/react-query'
import { prefetchInBackground } from '@/lib/client/background-reads'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { getWorkMarksQuery, getWorkQuery, staleMs } from './work'

/** Milliseconds after which it is looked again whether the page is idle. */
const againMs = 1_000

/** A person who has pressed nothing for so many milliseconds reads, and is not on the way elsewhere. */
const quietMs = 2_000

const presses = ['click', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * Reads what was said of work, and then one source after another, as far as that was not tried in
 * the last minutes: once the page is shown, reads nothing else and is left alone, and whenever it is
 * shown again. It waits as soon as the page reads or a person presses something, who would wait for
 * the service behind it. Nobody asks for it, so it keeps no session alive.
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
  let pressedAt = Date.now()
  const notePress = () => {
    pressedAt = Date.now()
  }
  const isBusy = () =>
    client.isFetching() + client.isMutating() > 0 || Date.now() - pressedAt < quietMs
  const wait = () => {
    if (!document.hidden && !isLeft) setTimeout(begin, againMs)
  }

  function begin() {
    if (isBusy()) wait()
    else if (!isLeft && isNeeded()) void readOn()
  }

  async function readOn() {
    await prefetchInBackground(client, getWorkMarksQuery(), staleMs)
    for (const source of sources) {
      if (isLeft) return
      if (isBusy()) return wait()
      await prefetchInBackground(client, getWorkQuery(source), staleMs)
    }
  }

  wait()
  document.addEventListener('visibilitychange', wait)
  for (const press of presses) document.addEventListener(press, notePress, { passive: true })
  return () => {
    isLeft = true
    document.removeEventListener('visibilitychange', wait)
    for (const press of presses) document.removeEventListener(press, notePress)
  }
}
