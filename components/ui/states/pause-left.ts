import type { Failure } from '@/lib/shared/format/describe-failure'

/** When a pause that was asked for was first shown: shown again later, it is as much shorter. */
const firstShown = new WeakMap<Failure, number>()

/**
 * Tells how many seconds are left of the pause that a service asked for, until none is or the
 * returned call.
 */
export function followPause(failure: Failure, tell: (seconds: number) => void): () => void {
  const since = firstShown.get(failure) ?? Date.now()
  firstShown.set(failure, since)
  const tick = setInterval(count, 250)
  count()
  return () => clearInterval(tick)

  function count() {
    const left = Math.max(0, Math.ceil((failure.retryAfter ?? 0) - (Date.now() - since) / 1000))
    tell(left)
    if (left === 0) clearInterval(tick)
  }
}
