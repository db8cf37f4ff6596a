import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Result } from '@/lib/contracts/result'
import { openDesk } from '@/lib/platform/database/desk-database'
import type { Database } from '@/lib/platform/database/open'
import { placeIn } from '@/lib/platform/database/places'
import { makeKeyedDigest, seal, unseal } from '@/lib/platform/database/sealed'
import { log } from '@/lib/platform/log'
import { toLoggableError } from './catch-unexpected'

/** An answer, and for how many milliseconds it may still be passed on. */
export type SharedAnswer = { result: Result<unknown>; leftMs: number }

type PollClaim = { db: Database; key: string; asker: string }

/**
 * How long others wait for a process of which nothing is heard. One that lives says so three times
 * in that time.
 */
const leaseMs = 3_000
const firstWaitMs = 40
const maxWaitMs = 400

/**
 * Asks once for all processes that share a PostgreSQL: one claims the row of the poll by a short
 * statement, the others wait for its answer. No transaction is held meanwhile. A process that dies
 * holds the others up for its lease. The embedded store has one process, so there it is not
 * touched.
 *
 * @param poll what is asked, and who may be told: the same text, the same answer.
 * @param ask tells with `isOnesOwn` that its answer is for nobody else.
 */
export async function pollAcrossProcesses(
  poll: string,
  lifeMs: number,
  ask: () => Promise<Result<unknown>>,
  isOnesOwn: IsPrivateResult,
): Promise<SharedAnswer> {
  const { db, kind } = await openDesk()
  if (kind === 'pglite') return { result: await ask(), leftMs: lifeMs }

  const claim = { db, key: makeKeyedDigest(poll), asker: randomUUID() }
  for (let pauseMs = firstWaitMs; ; pauseMs = Math.min(maxWaitMs, pauseMs * 1.5)) {
    const row = await claimOrReadRow(claim)
    if (row.isMine)
      return { result: await askWithLease(claim, lifeMs, ask, isOnesOwn), leftMs: lifeMs }
    const answerText =
      row.answer && row.leftMs > 0 ? unseal(row.answer, placeIn.pollAnswer(claim.key)) : null
    if (answerText !== null) return { result: JSON.parse(answerText), leftMs: row.leftMs }
    await pause(pauseMs)
  }
}

type IsPrivateResult = (result: Result<unknown>) => boolean

async function askWithLease(
  asking: PollClaim,
  lifeMs: number,
  ask: () => Promise<Result<unknown>>,
  isOnesOwn: IsPrivateResult,
) {
  const renewing = setInterval(() => void catchAndLog(extendLease(asking)), leaseMs / 3)
  let result: Result<unknown> | undefined
  try {
    result = await ask()
    return result
  } finally {
    clearInterval(renewing)
    await catchAndLog(
      result && !isOnesOwn(result) ? storeAnswer(asking, result, lifeMs) : releaseLease(asking),
    )
  }
}

/** Who has an answer gives it to its own pages, whatever becomes of telling the others. */
const catchAndLog = (telling: Promise<unknown>) =>
  telling.catch((error: unknown) =>
    log().warn({ event: 'telling', ...toLoggableError(error) }, 'poll'),
  )

type PollRow = { isMine: boolean; answer: string | null; leftMs: number }

/** Claims the row where it is free; where it is not, what stood in it when the statement began. */
async function claimOrReadRow({ db, key, asker }: PollClaim): Promise<PollRow> {
  const { rows } = (await db.execute(sql`
    with claimed as (
      insert into desk.shared_poll as poll (key, asker, until) values (${key}, ${asker}, ${makeExpirySql(leaseMs)})
      on conflict (key) do update set asker = excluded.asker, until = excluded.until, answer = null where poll.until <= now()
      returning key
    )
    select exists (select from claimed) as "isMine", poll.answer, coalesce(extract(epoch from poll.until - now()) * 1000, 0)::float8 as "leftMs"
    from (select 1) one left join desk.shared_poll poll on poll.key = ${key}`)) as unknown as {
    rows: [PollRow]
  }
  return rows[0]
}

const extendLease = ({ db, key, asker }: PollClaim) =>
  db.execute(
    sql`update desk.shared_poll set until = ${makeExpirySql(leaseMs)} where key = ${key} and asker = ${asker} and answer is null`,
  )

const storeAnswer = ({ db, key, asker }: PollClaim, result: Result<unknown>, lifeMs: number) =>
  db.execute(
    sql`update desk.shared_poll set until = ${makeExpirySql(lifeMs)}, answer = ${seal(JSON.stringify(result), placeIn.pollAnswer(key))} where key = ${key} and asker = ${asker}`,
  )

const releaseLease = ({ db, key, asker }: PollClaim) =>
  db.execute(sql`delete from desk.shared_poll where key = ${key} and asker = ${asker}`)

/** By the clock of the store: those of the processes may differ. */
const makeExpirySql = (ms: number): SQL => sql`now() + ${ms}::float8 * interval '1 ms'`

/**
 * Erases what may not be passed on any more. It is called every minute, so an answer stands for
 * little more than that.
 */
export async function eraseOldPolls(): Promise<void> {
  const { db, kind } = await openDesk()
  if (kind === 'postgresql') await db.execute(sql`delete from desk.shared_poll where until < now()`)
}
