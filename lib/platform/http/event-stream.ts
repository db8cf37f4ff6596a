import 'server-only'
import type { LiveEvent, StreamMessage } from '@/lib/contracts/desk/events'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import {
  hasEvent,
  readEventsAfter,
  readLastSeq,
  type StoredEvent,
} from '@/lib/platform/events/event-store'
import type { EventHub } from '@/lib/platform/events/hub'
import { toLoggableError } from '@/lib/platform/gateway/catch-unexpected'
import { mayReadEach, type Place } from '@/lib/platform/gateway/may-read'
import { log } from '@/lib/platform/log'
import { findSession, type Session } from '@/lib/platform/session/current-session'

const heartbeatMs = 25_000
/**
 * For so long a session that was looked at counts as alive: at most this much later its stream is
 * told nothing more.
 */
const sessionMs = 5_000
/** What happened while a page was made and had no stream yet. */
const overlapMs = 30_000
/** More than this is not told one by one. */
const backlogMax = 500
/**
 * Messages that may wait for a browser that does not take them. It comes back and says what it saw
 * last.
 */
const waitingMax = 1_000

/**
 * True when a person may know of an event: they may read where it happened. Where nobody knows
 * which workspaces are theirs, or whether they may, they are told nothing, and their pages ask by
 * themselves.
 */
export async function maySeeEvent(
  session: Session,
  { organizationId, clientNo }: LiveEvent,
): Promise<boolean> {
  if (session.workspaces === null || !(organizationId || clientNo)) return false
  const places: Place[] = [
    ...(organizationId ? [{ organizationId }] : []),
    ...(clientNo ? [{ clientNo }] : []),
  ]
  return (await mayReadEach(session, places)).every(({ verdict }) => verdict === 'yes')
}

type StreamOptions = {
  session: Session
  hub: EventHub
  after: number | null
  signal: AbortSignal
  onClose: () => void
}

/**
 * The events that a person may see, as the bytes of server-sent events, and a comment as a
 * heartbeat. First what happened since `after` (null: in the last half minute), then `HERE` or
 * `MISSED`, then what happens. Ends with the session, with the hub, and when the browser leaves or
 * does not take what waits.
 */
export function createEventStream({
  session,
  hub,
  after,
  signal,
  onClose,
}: StreamOptions): ReadableStream<Uint8Array> {
  let end = () => {}
  return new ReadableStream({
    start(to) {
      const writer = createStreamWriter(to, () => end())
      const findPerson = watchSession(session)
      const queue = createStepQueue(() => end())
      let passed = 0

      const sendMessage = (message: StreamMessage) =>
        writer.write(`id: ${passed}\ndata: ${JSON.stringify(message)}\n\n`)
      async function forwardEvent({ seq, event }: StoredEvent) {
        if (seq <= passed) return
        const now = await findPerson()
        if (!now) return end()
        passed = seq
        if (await maySeeEvent(now, event)) sendMessage(event)
      }
      async function sendBacklog() {
        const { from, backlog } = await readMissedEvents(after)
        passed = from
        for (const stored of backlog ?? []) await forwardEvent(stored)
        sendMessage({ kind: backlog ? 'HERE' : 'MISSED' })
      }
      async function sendHeartbeat() {
        if (await findPerson()) writer.write(':\n\n')
        else end()
      }

      const unsubscribe = hub.subscribe(
        (stored) => queue.add(() => forwardEvent(stored)),
        () => end(),
      )
      const timer = setInterval(() => queue.add(sendHeartbeat), heartbeatMs)
      end = () => {
        end = () => {}
        clearInterval(timer)
        unsubscribe()
        queue.stop()
        writer.close()
        onClose()
      }
      signal.addEventListener('abort', () => end(), { once: true })
      writer.write(':\n\n')
      queue.add(sendBacklog)
      if (signal.aborted) end()
    },
    cancel: () => end(),
  })
}

/**
 * What was stored after an event, and from where on: no backlog when it is too long to tell, or no
 * longer whole.
 */
async function readMissedEvents(
  after: number | null,
): Promise<{ from: number; backlog: StoredEvent[] | null }> {
  const db = await getDeskDatabase()
  const from = after ?? (await readLastSeq(db, new Date(Date.now() - overlapMs)))
  const backlog = (await hasEvent(db, from))
    ? await readEventsAfter(db, from, backlogMax + 1)
    : null
  return backlog && backlog.length <= backlogMax
    ? { from, backlog }
    : { from: await readLastSeq(db), backlog: null }
}

/**
 * The person of a session while it lives, with the rights that they have by now; null once it has
 * ended. Looked up every few seconds.
 */
function watchSession(session: Session): () => Promise<Session | null> {
  let person: Session | null = session
  let lookedAt = Date.now()
  return async () => {
    if (Date.now() - lookedAt < sessionMs) return person
    person = await findSession(session.rowId)
    lookedAt = Date.now()
    return person
  }
}

/**
 * Steps one after another until they are stopped. One that fails is logged, and `onBroken` is
 * called.
 */
function createStepQueue(onBroken: () => void): {
  add: (step: () => Promise<void>) => void
  stop: () => void
} {
  let work = Promise.resolve()
  let isStopped = false
  return {
    add(step) {
      work = work
        .then(() => (isStopped ? undefined : step()))
        .catch((error: unknown) => {
          log().error(
            { event: 'broken', operation: 'events', ...toLoggableError(error) },
            'gateway',
          )
          onBroken()
        })
    },
    stop() {
      isStopped = true
    },
  }
}

/** Where the text goes, until it is closed or too much waits. */
function createStreamWriter(
  to: ReadableStreamDefaultController<Uint8Array>,
  onFull: () => void,
): { write: (text: string) => void; close: () => void } {
  const encoder = new TextEncoder()
  let isClosed = false
  return {
    write(text) {
      if (!isClosed) to.enqueue(encoder.encode(text))
      if ((to.desiredSize ?? 0) < -waitingMax) onFull()
    },
    close() {
      isClosed = true
      try {
        to.close()
      } catch {} // the browser left first
    },
  }
}
