import { OperationFailed } from './operation-failed'

/** Seconds between two tries where a service says too many requests and not how long to wait. */
const usualWait = 5
/** So long a wait is not sat out: the person is told. */
const waitMax = 120

/**
 * Asks, and asks again after the wait that a service wants, as long as it wants one.
 *
 * @throws what the question throws otherwise, and the reason of the signal.
 */
export async function waitOutThrottling<Value>(
  ask: () => Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      const failure = error instanceof OperationFailed ? error.failure : null
      const seconds = failure?.retryAfter ?? usualWait
      if (failure?.kind !== 'throttled' || seconds > waitMax) throw error
      await wait(seconds * 1000, signal)
    }
  }
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const give = () => reject(signal.reason)
    if (signal.aborted) return give()
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give)
      resolve()
    }, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        give()
      },
      { once: true },
    )
  })
