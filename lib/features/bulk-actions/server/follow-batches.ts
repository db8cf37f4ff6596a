import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Failure } from '@/lib/contracts/result'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { actAs } from '@/lib/platform/session/acting-session'
import { type ClaimedAction, noteHeartbeat } from './bulk-records'
import { withJournalStates } from './row-states'

/** Seconds in which no batch ends, after which a page has to ask. */
const vainSecondsMax = 600
/**
 * Seconds between two rounds. In between, a rest is an eighth of the time for which none has ended:
 * an end is known so much too late at most, and one that takes long is asked about seldom.
 */
const [shortestRest, longestRest, partOfWait] = [0.1, 10, 1 / 8]
/** Batches that are read at a time. */
const atOnce = 8
/** Seconds in which none has ended, after which every batch is read: one may have been passed. */
const passedAfter = 2

/**
 * Reads the batches of an import until the service says of each how it ended, and keeps that in the
 * journal. Gives up once nothing has moved for some minutes: what has not ended stays submitted, and
 * a page asks. Sends nothing.
 *
 * Batches end in their order, more or less: a round begins with the oldest and reads on as long as
 * some have ended. Every batch is read when none has ended for a while, and when that has doubled.
 *
 * @returns why it ended early: the session has ended; null where it did not.
 */
export async function followBatches(
  action: ClaimedAction,
  rest: (seconds: number) => Promise<void>,
): Promise<Failure | null> {
  let open = await listOpenBatches(action.id)
  let [vain, readAllAt] = [0, passedAfter]
  while (open.length > 0 && vain < vainSecondsMax) {
    if (!(await noteHeartbeat(action))) return null
    const isForAll = vain >= readAllAt
    if (isForAll) readAllAt = 2 * vain
    const { failure, haveEnded } = await readSome(action, open, isForAll)
    if (failure?.kind === 'unauthenticated') return failure
    if (haveEnded) {
      open = await listOpenBatches(action.id)
      vain = 0
      readAllAt = passedAfter
    }
    const wanted = Math.max(shortestRest, vain * partOfWait, failure?.retryAfter ?? 0)
    const seconds = Math.min(wanted, longestRest)
    vain += seconds
    if (open.length > 0) await rest(seconds)
  }
  return null
}

type Round = { failure: Failure | null; haveEnded: boolean }

/**
 * Reads the oldest, then some at a time in their order, as long as what is read has ended, or all of
 * them: whether any has ended, and why the rest of a round was not asked; null where it came to its
 * end.
 */
async function readSome(
  action: ClaimedAction,
  open: readonly string[],
  isForAll: boolean,
): Promise<Round> {
  const round: Round = { failure: null, haveEnded: false }
  let next = 0
  const readNext = async () => {
    const { failure, haveEnded } = await readBatch(action, open[next++]!)
    round.failure ??= failure
    round.haveEnded ||= haveEnded
    return haveEnded
  }
  const readOn = async () => {
    for (let isWorthIt = true; isWorthIt && !round.failure && next < open.length; )
      isWorthIt = (await readNext()) || isForAll
  }
  if ((await readNext()) || isForAll) await Promise.all(Array.from({ length: atOnce }, readOn))
  return round
}

/** Reads a batch: whether it has ended, and why no other is to be asked for now. */
async function readBatch(
  { sessionId, id: bulkActionId }: ClaimedAction,
  idempotencyKey: string,
): Promise<Round> {
  const read = await actAs({ sessionId: sessionId!, bulkActionId }, () =>
    executeOperation('getSentBatch', { params: { idempotencyKey } }, { unmasked: true }),
  )
  const failure = read.ok ? read.value.unread : read.failure
  return {
    failure: failure && endsRound.includes(failure.kind) ? (failure as Failure) : null,
    haveEnded: read.ok && read.value.batch?.isOver === true,
  }
}

/** What the next batch would most likely meet too; of one that fails otherwise others may be told. */
const endsRound = ['unauthenticated', 'throttled', 'unreachable']

/** So many batches wait before the first is read beside others that go out, and after a vain read. */
const [restingMin, restingMore] = [8, 4]

/**
 * Reads batches of an import that have gone out while the next ones do: one beside each, the oldest
 * first, as long as they end and nothing asks to wait. What is left, `followBatches` reads.
 */
export function followBeside(action: ClaimedAction) {
  const sent: string[] = []
  let least = restingMin
  return {
    add: (idempotencyKey: string) => void sent.push(idempotencyKey),
    async readOldest(): Promise<void> {
      const [oldest] = sent
      if (oldest === undefined || sent.length < least) return
      const { failure, haveEnded } = await readBatch(action, oldest)
      if (failure) least = Number.POSITIVE_INFINITY
      else if (haveEnded) sent.shift()
      else least = sent.length + restingMore
    },
  }
}

/** The keys of batches that were taken and have not ended. */
async function listOpenBatches(bulkActionId: string): Promise<string[]> {
  const db = await getDeskDatabase()
  const { idempotencyKey, operation, state } = bulkActionRows
  const rows = await db
    .select({ idempotencyKey, operation, state })
    .from(bulkActionRows)
    .where(and(eq(bulkActionRows.bulkActionId, bulkActionId), eq(state, 'accepted')))
    .orderBy(bulkActionRows.seq)
  return (await withJournalStates(rows)).flatMap((row) =>
    row.state === 'accepted' ? row.idempotencyKey : [],
  )
}
