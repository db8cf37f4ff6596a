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
  if ((getOpenStreams().get(session.userName) ?? 0) >= streamsMax)
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
  changeStreamCount(session.userName, 1)
  const stream = createEventStream({
    session,
    hub,
    after: parseLastEventId(request),
    signal: request.signal,
    onClose: () => changeStreamCount(session.userName, -1),
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

/** Open streams by person. Next loads a module once a layer, so it hangs on globalThis. */
function getOpenStreams(): Map<string, number> {
  const holder = globalThis as { duedeskStreams?: Map<string, number> }
  holder.duedeskStreams ??= new Map()
  return holder.duedeskStreams
}

function changeStreamCount(person: string, change: number) {
  const now = (getOpenStreams().get(person) ?? 0) + change
  if (now > 0) getOpenStreams().set(person, now)
  else getOpenStreams().delete(person)
}
