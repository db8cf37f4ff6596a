import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Failure } from '@/lib/contracts/result'
import { bulkActionRows } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { actAs } from '@/lib/platform/session/acting-session'
import { type ClaimedAction, noteHeartbeat } from './bulk-records'
import { withJournalStates } from './row-states'

/** Rounds in which no batch ends, after which a page has to ask. */
const idleRoundsMax = 60
const longestWaitSeconds = 10

/**
 * Reads the batches of an import until the service says of each how it ended, and keeps that in the
 * journal. Gives up once nothing has moved for some minutes: what has not ended stays submitted, and
 * a page asks. Sends nothing.
 *
 * @returns why it ended early: the session has ended; null where it did not.
 */
export async function followBatches(
  action: ClaimedAction,
  rest: (seconds: number) => Promise<void>,
): Promise<Failure | null> {
  const { id: bulkActionId, sessionId } = action
  let open = await listOpenBatches(bulkActionId)
  for (let idle = 0; open.length > 0 && idle < idleRoundsMax; idle += 1) {
    if (!(await noteHeartbeat(action))) return null
    for (const idempotencyKey of open) {
      const read = await actAs({ sessionId: sessionId!, bulkActionId }, () =>
        executeOperation('getSentBatch', { params: { idempotencyKey } }),
      )
      const failure = read.ok ? read.value.unread : read.failure
      if (failure?.kind === 'unauthenticated') return failure as Failure
      if (failure && asksToWait.includes(failure.kind)) break
    }
    const left = await listOpenBatches(bulkActionId)
    if (left.length < open.length) idle = 0
    open = left
    if (open.length > 0) await rest(Math.min(idle + 1, longestWaitSeconds))
  }
  return null
}

/** What the next batch would most likely meet too; of one that fails otherwise others may be told. */
const asksToWait = ['throttled', 'unreachable']

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
