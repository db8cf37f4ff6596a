import type { Logger } from 'pino'

const everyMs = 250

/**
 * Does a piece of work again and again, never twice at once, and logs what fails. `stop` waits for
 * the piece in hand.
 */
export function startWorker(work: () => Promise<void>, log: Logger): { stop: () => Promise<void> } {
  let isStopped = false
  let inHand = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const scheduleNext = () => {
    if (isStopped) return
    timer = setTimeout(() => {
      inHand = work()
        .catch((error: unknown) =>
          log.error({ bug: error instanceof Error ? error.stack : String(error) }),
        )
        .then(scheduleNext)
    }, everyMs)
    timer.unref()
  }
  scheduleNext()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await inHand
    },
  }
}
