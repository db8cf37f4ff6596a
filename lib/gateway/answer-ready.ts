import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '../env'
import { type Readiness, readiness } from './health'

/** How long an answer is good for everybody who asks. */
const goodMs = 2_000

type Held = { at: number; reading: Promise<Readiness> }

/** Next loads a module once a layer, so it hangs on globalThis. */
const holder = globalThis as { duedeskReadiness?: Held }

/**
 * Answers `GET /api/health/ready`: 200 while the store and at least one upstream area work, else 503. Anybody may ask, so the areas are asked once for all
 * who ask within two seconds. Which of them works is told to a program of this machine, and to who has HEALTH_TOKEN.
 */
export async function answerReady(request: Request): Promise<Response> {
  const state = await heldReadiness()
  const shown = mayKnowMore(request) ? state : { ready: state.ready }
  return Response.json(shown, { status: state.ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}

function heldReadiness(): Promise<Readiness> {
  const held = holder.duedeskReadiness
  if (held && Date.now() - held.at < goodMs) return held.reading
  const next: Held = { at: Number.POSITIVE_INFINITY, reading: readiness() }
  holder.duedeskReadiness = next
  const done = () => {
    next.at = Date.now()
  }
  next.reading.then(done, done)
  return next.reading
}

/** Whether a request comes from a program of this machine, or carries HEALTH_TOKEN. */
export function mayKnowMore(request: Request): boolean {
  const { HEALTH_TOKEN } = env()
  const told = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (HEALTH_TOKEN && told !== undefined) return timingSafeEqual(hashed(told), hashed(HEALTH_TOKEN))
  const settles = (globalThis as { duedeskSettlesForwarding?: boolean }).duedeskSettlesForwarding
  return settles === true && request.headers.get('x-desk-direct') === '1'
}

const hashed = (text: string) => createHash('sha256').update(text).digest()
