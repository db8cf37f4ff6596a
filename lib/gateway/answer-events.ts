import 'server-only'
import { failed } from '../contracts/result'
import { type EventHub, eventHub } from '../events/hub'
import { log } from '../log'
import { currentSession, type Session } from '../session/current-session'
import { answered } from './answer-page'
import { eventStream } from './event-stream'
import { namesOf } from './guarded'

/** Streams that one person may have open in this process: one a browser, or a tab. A stream costs little; without end they would cost much. */
export const streamsMax = 100

/**
 * Answers `GET /api/events`: what happens in the person's organizations and clients, as server-sent events, from `Last-Event-ID` or `after` on. The
 * guard: a living session, which this keeps no longer alive, and a page of the desk (browsers say from where they come).
 */
export async function answerEvents(request: Request): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return answered(failed({ kind: 'forbidden', code: 'wrong-origin' }))
  const session = await currentSession(true)
  if (!session) return answered(failed({ kind: 'unauthenticated' }))
  if ((open().get(session.userName) ?? 0) >= streamsMax) return answered(failed({ kind: 'throttled', code: 'streams' }))

  const hub = await eventHub().catch((error: unknown) => {
    log().error({ event: 'broken', operation: 'events', ...namesOf(error) }, 'gateway')
    return null
  })
  return hub ? answerStream(request, session, hub) : answered(failed({ kind: 'broken' }))
}

function answerStream(request: Request, session: Session, hub: EventHub): Response {
  count(session.userName, 1)
  const stream = eventStream({ session, hub, after: positionIn(request), signal: request.signal, onClose: () => count(session.userName, -1) })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** The event that the browser saw last; null when it says none or what is no number of an event. */
function positionIn(request: Request): number | null {
  const told = request.headers.get('last-event-id') || new URL(request.url).searchParams.get('after') || ''
  return /^\d{1,15}$/.test(told) ? Number(told) : null
}

/** Open streams by person. Next loads a module once a layer, so it hangs on globalThis. */
function open(): Map<string, number> {
  const holder = globalThis as { duedeskStreams?: Map<string, number> }
  holder.duedeskStreams ??= new Map()
  return holder.duedeskStreams
}

function count(person: string, change: number) {
  const now = (open().get(person) ?? 0) + change
  if (now > 0) open().set(person, now)
  else open().delete(person)
}
