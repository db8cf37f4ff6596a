import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { TokenAnswer } from '@/lib/contracts/identity/tokens'
import { refreshToken } from '@/lib/contracts/identity/tokens'
import type { Failure, Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { withStoreOpen } from '@/lib/platform/database/keep-open'
import { placeIn } from '@/lib/platform/database/places'
import { sessions } from '@/lib/platform/database/schema'
import { unseal } from '@/lib/platform/database/sealed'
import { log } from '@/lib/platform/log'
import { callUpstream, getDeadlineMs } from '@/lib/platform/upstream/call'
import { forget, type SessionRow } from './session-cache'
import { endSession, storeRefreshed } from './vault'

/**
 * `ended`: the session is over and the person has to sign in. `impossible`: the identity area gives
 * no new tokens, for a reason that is not the refresh token; the session lives for as long as the
 * token that it has. `unreachable`: the identity area does not answer, the session lives on.
 */
export type RefreshOutcome =
  | { kind: 'fresh'; row: SessionRow }
  | { kind: 'ended' }
  | { kind: 'impossible'; reason: string }
  | { kind: 'unreachable' }

/**
 * Gets new tokens for a session, once, however many ask: within the process they share one promise,
 * between processes one claims a lease by a short UPDATE and the others wait for its result. No
 * transaction is held over HTTP.
 *
 * @param row the session as the caller saw it; a newer generation in the store counts as refreshed.
 */
export function refreshSession(row: SessionRow): Promise<RefreshOutcome> {
  const holder = globalThis as { duedeskRefreshes?: Map<string, Promise<RefreshOutcome>> }
  holder.duedeskRefreshes ??= new Map()
  const flights = holder.duedeskRefreshes
  const flight = flights.get(row.id) ?? refreshOrWait(row).finally(() => flights.delete(row.id))
  flights.set(row.id, flight)
  return flight
}

/**
 * Longer than the two tries that its holder may make, so that no other process sends the same
 * refresh token meanwhile.
 */
const getLeaseMs = () => 2 * getDeadlineMs() + 2_000
const pollEveryMs = 40

async function refreshOrWait(seen: SessionRow): Promise<RefreshOutcome> {
  const giveUpAt = Date.now() + getLeaseMs() + 1_000
  while (Date.now() < giveUpAt) {
    const claimed = await withStoreOpen(() => claim(seen))
    if (claimed) return withStoreOpen(() => refreshTokens(claimed))

    const now = await findStoredRow(seen.id)
    if (!now || now.endedAt) return { kind: 'ended' }
    if (now.generation > seen.generation) return { kind: 'fresh', row: now }
    await pause(pollEveryMs)
  }
  return { kind: 'unreachable' }
}

async function claim(seen: SessionRow): Promise<SessionRow | null> {
  const now = new Date()
  const db = await getDeskDatabase()
  const [row] = await db
    .update(sessions)
    .set({ leaseUntil: new Date(now.getTime() + getLeaseMs()) })
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

async function refreshTokens(row: SessionRow): Promise<RefreshOutcome> {
  const token = row.refreshToken ? unseal(row.refreshToken, placeIn.refreshToken(row.id)) : null
  if (!token) return endRefresh(row, 'no refresh token')

  const answer = await requestOnce(token)
  if (answer.ok) {
    const fresh = await storeRefreshed(row, answer.value)
    return fresh ? { kind: 'fresh', row: fresh } : readConcurrentOutcome(row.id)
  }
  const { failure } = answer
  if (refusesToken(failure)) return endRefresh(row, 'refresh refused')
  if (!mayPass(failure)) return keepUntilEnd(row, failure)
  await letGo(row, row.refreshAt && planNextTry())
  return { kind: 'unreachable' }
}

/** So long a token that is still good serves before the identity area is asked again. */
const restMs = 30_000

export const planNextTry = () => new Date(Date.now() + restMs)

/** Lets others ask, and the own requests once it is time. */
async function letGo({ id, generation }: SessionRow, refreshAt: Date | null) {
  const db = await getDeskDatabase()
  await db
    .update(sessions)
    .set({ leaseUntil: null, refreshAt })
    .where(and(eq(sessions.id, id), eq(sessions.generation, generation)))
  forget(id)
}

/** True where the service says of the refresh token itself that it is not valid. */
const refusesToken = ({ status = 0, code = '', message = '' }: Failure) =>
  status >= 400 && status < 500 && /\binvalid_(grant|token)\b/.test(`${code} ${message}`)

/** True where the same question may be answered in a while. */
const mayPass = ({ kind, status }: Failure) =>
  kind === 'throttled' ||
  kind === 'not-sent' ||
  status === 408 ||
  (kind === 'unknown-outcome' && (status ?? 500) >= 500 && status !== 501)

/** The session goes on with the token that it has; the service is asked once more when that has ended. */
async function keepUntilEnd(row: SessionRow, { status, code }: Failure): Promise<RefreshOutcome> {
  log().warn(
    { event: 'refresh-impossible', status, code, setting: 'IDENTITY_URL' },
    'no new token: the session lasts as long as the one that it has',
  )
  await letGo(row, null)
  return { kind: 'impossible', reason: `refresh answered ${status ?? code}` }
}

/**
 * One more try where the answer was lost: if the first was taken, the second is refused and the
 * person signs in.
 */
async function requestOnce(token: string): Promise<Result<TokenAnswer>> {
  const input = { body: { grant_type: 'refresh_token', refresh_token: token } }
  const first = (await callUpstream(refreshToken, input, null, randomUUID())) as Result<TokenAnswer>
  const lost =
    !first.ok && (first.failure.kind === 'unknown-outcome' || first.failure.kind === 'not-sent')
  return lost
    ? ((await callUpstream(refreshToken, input, null, randomUUID())) as Result<TokenAnswer>)
    : first
}

async function endRefresh(row: SessionRow, reason: string): Promise<RefreshOutcome> {
  await endSession(row.id, reason)
  return { kind: 'ended' }
}

/**
 * What stands there where our tokens found no place: those that another process has stored, or the
 * end of the session.
 */
async function readConcurrentOutcome(rowId: string): Promise<RefreshOutcome> {
  const now = await findStoredRow(rowId)
  return now && !now.endedAt ? { kind: 'fresh', row: now } : { kind: 'ended' }
}

async function findStoredRow(rowId: string): Promise<SessionRow | null> {
  const db = await getDeskDatabase()
  const [row] = await db.select().from(sessions).where(eq(sessions.id, rowId)).limit(1)
  return row ?? null
}
