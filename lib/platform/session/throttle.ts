import 'server-only'
import { inArray, lt, sql } from 'drizzle-orm'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { signInAttempts } from '@/lib/platform/database/schema'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { toNetwork } from './caller'

/**
 * Who tries to sign in: a name, from where, and the browser's id where the person of that name has
 * signed in with it before.
 */
export type Attempt = { userName: string; address: string; browser: string | null }

/**
 * So many failures are free; then 2, 4, 8 … seconds, at most 15 minutes. Counts are forgotten after
 * an hour without a failure.
 */
const freeFailures = { account: 5, address: 30, browser: 5 }
const longestPauseSeconds = 900

type Counter = { key: string; free: number }

/**
 * A browser that is known counts for itself alone: what strangers try under the same name, or from
 * the same address, is not held against it.
 */
function listCounters({ userName, address, browser }: Attempt): Counter[] {
  const name = userName.toLowerCase()
  if (browser)
    return [
      { key: makeKeyedDigest(`attempt browser ${browser} ${name}`), free: freeFailures.browser },
    ]
  return [
    { key: makeAccountKey(name), free: freeFailures.account },
    { key: makeKeyedDigest(`attempt address ${toNetwork(address)}`), free: freeFailures.address },
  ]
}

/** Under which key the failures of an account are counted, where the browser is not known. */
export const makeAccountKey = (userName: string) =>
  makeKeyedDigest(`attempt account ${userName.toLowerCase()}`)

/**
 * Seconds that an attempt has to wait before it may be made; 0 when it may. Unknown names count
 * like known ones.
 */
export async function readSignInPause(attempt: Attempt): Promise<number> {
  const keys = listCounters(attempt).map(({ key }) => key)
  const db = await getDeskDatabase()
  const rows = await db
    .select({ until: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(inArray(signInAttempts.key, keys))
  const until = Math.max(0, ...rows.map((row) => row.until?.getTime() ?? 0))
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** Counts a failed sign-in. */
export async function noteFailure(attempt: Attempt): Promise<void> {
  for (const counter of listCounters(attempt)) await countUp(counter)
}

/**
 * Forgets the failures of an account, or of a known browser, that has signed in. What its address
 * tried goes on counting.
 */
export async function noteSuccess(attempt: Attempt): Promise<void> {
  const [first] = listCounters(attempt)
  const db = await getDeskDatabase()
  await db.delete(signInAttempts).where(inArray(signInAttempts.key, [first!.key]))
}

/** Erases what was counted and is forgotten by now. */
export async function eraseOldAttempts(): Promise<void> {
  const db = await getDeskDatabase()
  await db.delete(signInAttempts).where(lt(signInAttempts.updatedAt, sql`now() - interval '1 day'`))
}

async function countUp({ key, free }: Counter): Promise<void> {
  const db = await getDeskDatabase()
  const [row] = await db
    .insert(signInAttempts)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        failures: sql`case when ${signInAttempts.updatedAt} < now() - interval '1 hour' then 1 else ${signInAttempts.failures} + 1 end`,
        updatedAt: sql`now()`,
      },
    })
    .returning()
  const over = row!.failures - free
  if (over <= 0) return
  const seconds = Math.min(2 ** over, longestPauseSeconds)
  const until = new Date(Date.now() + seconds * 1000).toISOString()
  await db
    .update(signInAttempts)
    .set({ blockedUntil: sql`greatest(${signInAttempts.blockedUntil}, ${until}::timestamptz)` })
    .where(inArray(signInAttempts.key, [key]))
}
