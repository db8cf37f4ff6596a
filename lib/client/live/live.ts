import type { Query, QueryClient } from '@tanstack/react-query'
import type { StreamMessage } from '@/lib/contracts/desk/events'
import { routes, signedInEvent } from '@/lib/shared/routes'
import { invalidate, refetchByItself } from '../invalidate'
import { isQueryAffected } from './live-invalidation'

type SequencedMessage = { seq: string; message: StreamMessage }

/** The lock of the tab that has the stream, and the channel on which it tells the others. */
const name = 'duedesk-live'

/**
 * Events that come close together cost one read; browsers that hear the same do not all ask at
 * once. Where the reads take longer than that, the rest after them is as long as they took: a page
 * asks half of the time at most, whatever happens elsewhere.
 */
const gatherMs = 500
const longestRestMs = 5_000

const firstPauseMs = 1_000
const longestPauseMs = 60_000

/**
 * How long to wait before the `failures`-th try to connect again: twice as long each time, half of
 * it by chance.
 */
export const getReconnectPause = (failures: number) =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** failures) * (0.5 + Math.random() / 2)

/**
 * Keeps what a page shows fresh while something happens elsewhere, until the returned call. One
 * stream a browser, where its tabs can agree on who has it (HTTP/1.1 has room for six connections):
 * the others hear from that one, and the next takes over when it goes.
 */
export function startLiveUpdates(client: QueryClient): () => void {
  const ending = new AbortController()
  const refresh = createRefresher(client)
  const others = new BroadcastChannel(name)
  let seen = ''

  const take = ({ seq, message }: SequencedMessage) => {
    seen = seq
    refresh(message)
  }
  others.onmessage = ({ data }: MessageEvent<SequencedMessage>) => take(data)
  const runStream = () =>
    streamEvents(
      ending.signal,
      () => seen,
      (told) => {
        take(told)
        if ('locks' in navigator) others.postMessage(told)
      },
    )
  if ('locks' in navigator)
    navigator.locks.request(name, { signal: ending.signal }, runStream).catch(() => {})
  else void runStream()
  return () => {
    ending.abort()
    others.close()
  }
}

/**
 * Holds the stream, connects again ever more seldom when it breaks, and at once when somebody has
 * signed in. Resolves when it is given up.
 */
function streamEvents(
  signal: AbortSignal,
  seen: () => string,
  onTold: (told: SequencedMessage) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource
    let again: ReturnType<typeof setTimeout>
    let failures = 0

    function connect() {
      clearTimeout(again)
      source?.close()
      source = new EventSource(routes.events(seen()))
      source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
        failures = 0
        onTold({ seq: lastEventId, message: JSON.parse(data) as StreamMessage })
      }
      source.onerror = () => {
        source.close()
        again = setTimeout(connect, getReconnectPause(failures++))
      }
    }

    function end() {
      clearTimeout(again)
      source?.close()
      window.removeEventListener(signedInEvent, connect)
      resolve()
    }
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', end)
    window.addEventListener(signedInEvent, connect)
    connect()
  })
}

/**
 * Takes messages and asks again what they touch: what is shown at once, the rest when it is shown,
 * and nothing while the page is hidden.
 */
function createRefresher(client: QueryClient): (message: StreamMessage) => void {
  let waiting: StreamMessage[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    let tookMs = 0
    while (waiting.length > 0) {
      const restMs = Math.max(gatherMs * (1 + Math.random()), Math.min(tookMs, longestRestMs))
      await new Promise((resolve) => setTimeout(resolve, restMs))
      const messages = waiting
      waiting = []
      const predicate = ({ queryKey }: Query) =>
        messages.some((message) => isQueryAffected(queryKey, message))
      const began = performance.now()
      await invalidate(client, { predicate }, () => (document.hidden ? null : refetchByItself))
      tookMs = performance.now() - began
    }
    isRunning = false
  }

  return (message) => {
    if (message.kind === 'HERE') return
    waiting.push(message)
    if (!isRunning) void run()
  }
}
