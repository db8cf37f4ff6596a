import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { getEnv } from '@/lib/platform/env'
import { listDrifts } from '@/lib/platform/upstream/drift/drift'
import { checkReadiness, type Readiness } from './health'

/** How long an answer is good for everybody who asks. */
const cacheMs = 2_000

type CachedReadiness = { at: number; reading: Promise<Readiness> }

/** Next loads a module once a layer, so it hangs on globalThis. */
const holder = globalThis as { duedeskReadiness?: CachedReadiness }

/**
 * Answers `GET /api/health/ready`: 200 while the store and at least one upstream area work, else
 * 503. Anybody may ask, so the areas are asked once for all who ask within two seconds. Which of
 * them works is told to a program of this machine, and to who has HEALTH_TOKEN.
 */
export async function handleReadinessRequest(request: Request): Promise<Response> {
  const state = await getCachedReadiness()
  const shown = maySeeHealthDetail(request) ? state : { ready: state.ready }
  return Response.json(shown, {
    status: state.ready ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  })
}

/**
 * Answers `GET /api/health/drift`: at which operations the service was not as the contract says
 * since this process started, without values. It is told to whom the detail of readiness is told,
 * and is not there for anybody else.
 */
export function handleDriftRequest(request: Request): Response {
  if (!maySeeHealthDetail(request))
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return Response.json({ operations: listDrifts() }, { headers: { 'cache-control': 'no-store' } })
}

function getCachedReadiness(): Promise<Readiness> {
  const cached = holder.duedeskReadiness
  if (cached && Date.now() - cached.at < cacheMs) return cached.reading
  const next: CachedReadiness = { at: Number.POSITIVE_INFINITY, reading: checkReadiness() }
  holder.duedeskReadiness = next
  const markSettled = () => {
    next.at = Date.now()
  }
  next.reading.then(markSettled, markSettled)
  return next.reading
}

/** Whether a request comes from a program of this machine, or carries HEALTH_TOKEN. */
function maySeeHealthDetail(request: Request): boolean {
  const { HEALTH_TOKEN } = getEnv()
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (HEALTH_TOKEN && token !== undefined)
    return timingSafeEqual(hashToken(token), hashToken(HEALTH_TOKEN))
  const settles = (globalThis as { duedeskSettlesForwarding?: boolean }).duedeskSettlesForwarding
  return settles === true && request.headers.get('x-desk-direct') === '1'
}

const hashToken = (text: string) => createHash('sha256').update(text).digest()
