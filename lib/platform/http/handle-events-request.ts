import 'server-only'
import { makeFailure } from '@/lib/contracts/result'
import { type EventHub, getEventHub } from '@/lib/platform/events/hub'
import { toLoggableError } from '@/lib/platform/gateway/catch-unexpected'
import { log } from '@/lib/platform/log'
import { findCurrentSession, type Session } from '@/lib/platform/session/current-session'
import { createEventStream } from './event-stream'
import { toResultResponse } from './handle-operation-request'

/**
 * Streams that one person may have open in this process: one a browser, or a tab. A stream costs
 * little; without end they would cost much.
 */
export const streamsMax = 100

/**
 * Answers `GET /api/events`: what happens in the person's organizations and clients, as server-sent
 * events, from `Last-Event-ID` or `after` on. The guard: a living session, which this keeps no
 * longer alive, and a page of the desk (browsers say from where they come).
 */
export async function handleEventsRequest(request: Request): Promise<Response> {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none')
    return toResultResponse(makeFailure({ kind: 'forbidden', code: 'wrong-origin' }))
  const session = await findCurrentSession(true)
  if (!session) return toResultResponse(makeFailure({ kind: 'unauthenticated' }))
  if ((getOpenStreams().get(session.userName)?.size ?? 0) >= streamsMax)
    return toResultResponse(makeFailure({ kind: 'throttled', code: 'streams' }))

  const hub = await getEventHub().catch((error: unknown) => {
    log().error({ event: 'broken', operation: 'events', ...toLoggableError(error) }, 'gateway')
    return null
  })
  return hub
    ? respondWithStream(request, session, hub)
    : toResultResponse(makeFailure({ kind: 'broken' }))
}

function respondWithStream(request: Request, session: Session, hub: EventHub): Response {
  const close = holdRequest(session.userName, request)
  const stream = createEventStream({
    session,
    hub,
    after: parseLastEventId(request),
    signal: request.signal,
    onClose: close,
  })
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
function parseLastEventId(request: Request): number | null {
  const lastEventId =
    request.headers.get('last-event-id') || new URL(request.url).searchParams.get('after') || ''
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
}

/**
 * The requests of open streams by person. They are held here because Node passes no abort on to a
 * request that nobody holds any more: its stream would stay open, and count. Next loads a module once
 * a layer, so they hang on globalThis.
 */
function getOpenStreams(): Map<string, Set<Request>> {
  const holder = globalThis as { duedeskStreams?: Map<string, Set<Request>> }
  holder.duedeskStreams ??= new Map()
  return holder.duedeskStreams
}

/** Counts a stream of a person until the returned call. */
function holdRequest(person: string, request: Request): () => void {
  const held = getOpenStreams().get(person) ?? new Set()
  getOpenStreams().set(person, held.add(request))
  return () => {
    held.delete(request)
    if (held.size === 0 && getOpenStreams().get(person) === held) getOpenStreams().delete(person)
  }
}
