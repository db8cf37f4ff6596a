import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'

type Stop = { hasBegun: boolean; isOver: boolean; running: Set<Promise<unknown>> }

/** Next loads a module once a layer, so it hangs on globalThis. */
function getStop(): Stop {
  const holder = globalThis as { duedeskStop?: Stop }
  holder.duedeskStop ??= { hasBegun: false, isOver: false, running: new Set() }
  return holder.duedeskStop
}

/** True once the process was told to end: a worker takes no further row or page. */
export const isStopping = (): boolean => getStop().hasBegun

/** Keeps workers from what comes next. */
export function beginStop(): void {
  getStop().hasBegun = true
}

/**
 * Runs work whose end must be noted in the store: a process that is told to end closes it after
 * that.
 *
 * @throws once the store is about to close: nothing of the work has begun then.
 */
export async function withStoreOpen<Value>(work: () => Promise<Value>): Promise<Value> {
  const { isOver, running } = getStop()
  if (isOver) throw new Error('the store is about to close')
  const kept = work()
  running.add(kept)
  return kept.finally(() => running.delete(kept))
}

/**
 * Waits for the work that needs the store open, `ms` at most. From then on none begins. What goes
 * from one piece of work to the next without waiting for anything else counts as one.
 */
export async function settleStore(ms: number): Promise<void> {
  const stop = getStop()
  const giveUp = new AbortController()
  let isLate = false
  const late = pause(Math.max(ms, 0), undefined, { signal: giveUp.signal }).then(
    () => {
      isLate = true
    },
    () => {},
  )
  while (stop.running.size > 0 && !isLate) {
    await Promise.race([Promise.allSettled(stop.running), late])
    await new Promise((next) => setImmediate(next))
  }
  stop.isOver = true
  giveUp.abort()
}
