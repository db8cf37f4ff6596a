import 'server-only'
import { eq, inArray, sql } from 'drizzle-orm'
import { deskDatabase } from '../database/desk-database'
import { signInAttempts } from '../database/schema'
import { digest } from '../database/sealed'

/** Five failures are free; then 2, 4, 8 … seconds, at most 15 minutes. Counts are forgotten after an hour without a failure. */
const freeFailures = { account: 5, address: 50 }
const longestPauseSeconds = 900

const keysOf = (account: string, address: string) => ({ account: digest(`account:${account.toLowerCase()}`), address: digest(`address:${address}`) })

/** Seconds that this account or address has to wait before it may try to sign in; 0 when it may. Unknown names count like known ones. */
export async function signInPause(account: string, address: string): Promise<number> {
  const db = await deskDatabase()
  const rows = await db
    .select({ until: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(inArray(signInAttempts.key, Object.values(keysOf(account, address))))
  const until = Math.max(0, ...rows.map((row) => row.until?.getTime() ?? 0))
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** Counts a failed sign-in. */
export async function noteFailure(account: string, address: string): Promise<void> {
  const keys = keysOf(account, address)
  for (const which of ['account', 'address'] as const) await countUp(keys[which], freeFailures[which])
}

/** Forgets the failures of an account that has signed in. */
export async function noteSuccess(account: string, address: string): Promise<void> {
  const db = await deskDatabase()
  await db.delete(signInAttempts).where(eq(signInAttempts.key, keysOf(account, address).account))
}

async function countUp(key: string, free: number): Promise<void> {
  const db = await deskDatabase()
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
  const over = (row?.failures ?? 0) - free
  if (over <= 0) return
  const seconds = Math.min(2 ** over, longestPauseSeconds)
  const until = new Date(Date.now() + seconds * 1000).toISOString()
  await db
    .update(signInAttempts)
    .set({ blockedUntil: sql`greatest(${signInAttempts.blockedUntil}, ${until}::timestamptz)` })
    .where(eq(signInAttempts.key, key))
}
