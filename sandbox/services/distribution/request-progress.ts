import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { toUtcWallTime } from '../../clock'
import { sendRequests } from '../../database/sent-schema'
import type { RequestStep } from '../../database/stored-sent'
import type { Implement } from '../../implement'
import { listPersonCompanyIds } from '../identity/person'
import { addTransactions, changeTransaction } from '../partner/transaction-store'

type Row = typeof sendRequests.$inferSelect
type RequestProgress = Pick<Row, 'status' | 'transactionRid'>

/** Takes every step that is due in the requests of some companies, by their tenant's clock. */
export async function advanceRequests(
  db: Database,
  companyIds: number[],
  now: number,
): Promise<void> {
  const due = and(lte(sendRequests.nextAt, now), inArray(sendRequests.companyId, companyIds))
  const [some] = await db
    .select({ receiptId: sendRequests.receiptId })
    .from(sendRequests)
    .where(due)
    .limit(1)
  if (!some) return
  await db.transaction(async (tx) => {
    for (const row of await tx
      .select()
      .from(sendRequests)
      .where(due)
      .orderBy(asc(sendRequests.nextAt))
      .for('update'))
      await advanceRequest(tx, row, now)
  })
}

async function advanceRequest(tx: Database, row: Row, now: number) {
  const taken = row.data.steps.filter(({ at }) => at <= now)
  const steps = row.data.steps.slice(taken.length)
  let moved: RequestProgress = row
  for (const step of taken)
    moved = {
      status: step.status ?? moved.status,
      transactionRid: await upsertTransaction(tx, row, moved, step),
    }
  await tx
    .update(sendRequests)
    .set({ ...moved, nextAt: steps[0]?.at ?? null, data: { ...row.data, steps } })
    .where(eq(sendRequests.receiptId, row.receiptId))
}

/** The transaction is made by the first step that tells of it, and changed by each further one. */
async function upsertTransaction(
  tx: Database,
  { companyId, data }: Row,
  { transactionRid: rid }: RequestProgress,
  { at, transaction }: RequestStep,
) {
  if (!transaction) return rid
  const fields = { ChannelUpdateTime: toUtcWallTime(at), ...transaction }
  if (rid !== null) {
    await changeTransaction(tx, { rid, companyIds: [companyId] }, fields)
    return rid
  }
  const [made] = await addTransactions(tx, () => [
    {
      DirectionCode: 1,
      ...data.invoice,
      LogTime: toUtcWallTime(at),
      ...fields,
      CompanyId: companyId,
    },
  ])
  return made!.TransactionRid
}

/**
 * Serves operations that need a token as `implement` does, each after what is due for the companies
 * of who asks. Costs nothing where nothing moves.
 */
export function withRequestProgress(implement: Implement, db: Database): Implement {
  return (operation, handler, options) =>
    implement(
      operation,
      async (asked) => {
        if (asked.tenant?.settings.movesRequests)
          await advanceRequests(db, listPersonCompanyIds(asked.accepted().person), asked.now())
        return handler(asked)
      },
      options,
    )
}
