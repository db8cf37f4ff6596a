import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { TokenAnswer } from '../contracts/identity/tokens'
import { refreshToken } from '../contracts/identity/tokens'
import type { Result } from '../contracts/result'
import { deskDatabase } from '../database/desk-database'
import { placeIn } from '../database/places'
import { sessions } from '../database/schema'
import { unseal } from '../database/sealed'
import { call, deadlineMs } from '../upstream/call'
import type { SessionRow } from './memory'
import { endSession, storeRefreshed } from './vault'

/** `ended`: the session is over and the person has to sign in. `unreachable`: the identity area does not answer, the session lives on. */
export type Refreshed = { kind: 'fresh'; row: SessionRow } | { kind: 'ended' } | { kind: 'unreachable' }

/**
 * Gets new tokens for a session, once, however many ask: within the process they share one promise, between processes one claims a lease by
 * a short UPDATE and the others wait for its result. No transaction is held over HTTP.
 *
 * @param row the session as the caller saw it; a newer generation in the store counts as refreshed.
 */
export function refreshed(row: SessionRow): Promise<Refreshed> {
  const holder = globalThis as { duedeskRefreshes?: Map<string, Promise<Refreshed>> }
  holder.duedeskRefreshes ??= new Map()
  const flights = holder.duedeskRefreshes
  const flight = flights.get(row.id) ?? refreshOrWait(row).finally(() => flights.delete(row.id))
  flights.set(row.id, flight)
  return flight
}

/** Longer than the two tries that its holder may make, so that no other process sends the same refresh token meanwhile. */
const leaseMs = () => 2 * deadlineMs() + 2_000
const lookEveryMs = 40

async function refreshOrWait(seen: SessionRow): Promise<Refreshed> {
  const giveUpAt = Date.now() + leaseMs() + 1_000
  while (Date.now() < giveUpAt) {
    const claimed = await claim(seen)
    if (claimed) return exchange(claimed)

    const now = await stored(seen.id)
    if (!now || now.endedAt) return { kind: 'ended' }
    if (now.generation > seen.generation) return { kind: 'fresh', row: now }
    await pause(lookEveryMs)
  }
  return { kind: 'unreachable' }
}

async function claim(seen: SessionRow): Promise<SessionRow | null> {
  const now = new Date()
  const db = await deskDatabase()
  const [row] = await db
    .update(sessions)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs()) })
    .where(
      and(
        eq(sessions.id, seen.id),
        eq(sessions.generation, seen.generation),
        isNull(sessions.endedAt),
        or(isNull(sessions.leaseUntil), lt(sessions.leaseUntil, now)),
      ),
    )
    .returning()
  return row ?? null
}

async function exchange(row: SessionRow): Promise<Refreshed> {
  const token = row.refreshToken ? unseal(row.refreshToken, placeIn.refreshToken(row.id)) : null
  if (!token) return over(row, 'no refresh token')

  const answer = await requestOnce(token)
  if (answer.ok) {
    const fresh = await storeRefreshed(row, answer.value)
    return fresh ? { kind: 'fresh', row: fresh } : storedMeanwhile(row.id)
  }
  const { kind } = answer.failure
  if (kind === 'not-sent' || kind === 'unknown-outcome' || kind === 'throttled') {
    const db = await deskDatabase()
    await db.update(sessions).set({ leaseUntil: null }).where(eq(sessions.id, row.id))
    return { kind: 'unreachable' }
  }
  return over(row, 'refresh refused')
}

/** One more try where the answer was lost: if the first was taken, the second is refused and the person signs in. */
async function requestOnce(token: string): Promise<Result<TokenAnswer>> {
  const input = { body: { grant_type: 'refresh_token', refresh_token: token } }
  const first = (await call(refreshToken, input, null, randomUUID())) as Result<TokenAnswer>
  const lost = !first.ok && (first.failure.kind === 'unknown-outcome' || first.failure.kind === 'not-sent')
  return lost ? ((await call(refreshToken, input, null, randomUUID())) as Result<TokenAnswer>) : first
}

async function over(row: SessionRow, reason: string): Promise<Refreshed> {
  await endSession(row.id, reason)
  return { kind: 'ended' }
}

/** What stands there where our tokens found no place: those that another process has stored, or the end of the session. */
async function storedMeanwhile(rowId: string): Promise<Refreshed> {
  const now = await stored(rowId)
  return now && !now.endedAt ? { kind: 'fresh', row: now } : { kind: 'ended' }
}

async function stored(rowId: string): Promise<SessionRow | null> {
  const db = await deskDatabase()
  const [row] = await db.select().from(sessions).where(eq(sessions.id, rowId)).limit(1)
  return row ?? null
}
