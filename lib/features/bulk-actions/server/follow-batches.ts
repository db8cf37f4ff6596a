import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Failure } from '@/lib/contracts/result'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { actAs } from '@/lib/platform/session/acting-session'
import { type ClaimedAction, noteHeartbeat } from './bulk-records'
import { withJournalStates } from './row-states'

/** Rounds in which no batch ends, after which a page has to ask: some minutes. */
const idleRoundsMax = 60
const [firstWaitSeconds, longestWaitSeconds] = [0.2, 10]
/** Batches that are read at a time. */
const atOnce = 4
/** From this round on in which none has ended, every batch is read: one may have been passed. */
const idleRoundsQuick = 3

/**
 * Reads the batches of an import until the service says of each how it ended, and keeps that in the
 * journal. Gives up once nothing has moved for some minutes: what has not ended stays submitted, and
 * a page asks. Sends nothing.
 *
 * Batches end in their order, more or less: a round reads on as long as some have ended. Rests grow
 * while none does.
 *
 * @returns why it ended early: the session has ended; null where it did not.
 */
export async function followBatches(
  action: ClaimedAction,
  rest: (seconds: number) => Promise<void>,
): Promise<Failure | null> {
  let open = await listOpenBatches(action.id)
  for (let idle = 0; open.length > 0 && idle < idleRoundsMax; idle += 1) {
    if (!(await noteHeartbeat(action))) return null
    const failure = await readSome(action, open, idle >= idleRoundsQuick)
    if (failure?.kind === 'unauthenticated') return failure
    const left = await listOpenBatches(action.id)
    if (left.length < open.length) idle = -1
    open = left
    const wanted = Math.max(firstWaitSeconds * 2 ** (idle + 1), failure?.retryAfter ?? 0)
    if (open.length > 0) await rest(Math.min(wanted, longestWaitSeconds))
  }
  return null
}

/** Why the rest of a round was not asked; null where it came to its end. */
async function readSome(
  action: ClaimedAction,
  open: readonly string[],
  isForAll: boolean,
): Promise<Failure | null> {
  for (let from = 0; from < open.length; from += atOnce) {
    const { failure, haveEnded } = await readBatches(action, open.slice(from, from + atOnce))
    if (failure) return failure
    if (!haveEnded && !isForAll) return null
  }
  return null
}

/** Reads some batches at once: whether any has ended, and why no other is to be asked for now. */
async function readBatches(
  { sessionId, id: bulkActionId }: ClaimedAction,
  keys: readonly string[],
): Promise<{ failure: Failure | null; haveEnded: boolean }> {
  const reads = await actAs({ sessionId: sessionId!, bulkActionId }, () =>
    Promise.all(
      keys.map((idempotencyKey) =>
        executeOperation('getSentBatch', { params: { idempotencyKey } }),
      ),
    ),
  )
  const failures = reads.map((read) => (read.ok ? read.value.unread : read.failure))
  const failure = failures.find((each) => each && endsRound.includes(each.kind))
  return {
    failure: (failure as Failure | undefined) ?? null,
    haveEnded: reads.some((read) => read.ok && read.value.batch?.isOver),
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
      const { failure, haveEnded } = await readBatches(action, [oldest])
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
