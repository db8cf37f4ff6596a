/** Runs a read when its turn has come. One that is given up while it waits is never asked. */
export type Limiter = <Value>(ask: () => Promise<Value>, signal: AbortSignal) => Promise<Value>

/** Lets so many reads run at once and no more: the others wait, in the order in which they came. */
export function createLimiter(count: number): Limiter {
  let running = 0
  const waiting: (() => void)[] = []

  const release = () => {
    running -= 1
    waiting.shift()?.()
  }

  return async (ask, signal) => {
    while (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    if (signal.aborted) {
      waiting.shift()?.()
      throw signal.reason
    }
    running += 1
    return ask().finally(release)
  }
}
