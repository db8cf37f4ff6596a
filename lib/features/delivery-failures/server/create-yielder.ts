import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** For so long one request may hold the thread that all share. */
const blockedMsMax = 20

/**
 * Lets others have their turn: to be awaited between the pieces of long work. It waits only where
 * the work has held the thread for a while.
 */
export function createYielder(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < blockedMsMax) return
    await nextTurn()
    since = performance.now()
  }
}
