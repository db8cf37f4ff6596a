import { and, count, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { logItems } from '../../database/log-schema'

export type NewLogItem = typeof logItems.$inferInsert
export type LogFilter = {
  customerno?: string
  aritemid?: string
  documentno?: string
  reference?: string
  type?: string
}

/** Keeps a line of what was done, beside the deed itself where that is a transaction. */
export async function writeLogItem(db: Database, line: NewLogItem): Promise<void> {
  await db.insert(logItems).values(line)
}

/** Lines of a client that are told by now, newest first. */
export const readLogItems = (
  db: Database,
  clientNo: number,
  { wanted, now }: { wanted: LogFilter; now: number },
  { size, from }: { size: number; from: number },
) =>
  db
    .select()
    .from(logItems)
    .where(buildCondition(clientNo, wanted, now))
    .orderBy(desc(logItems.logItemId))
    .limit(size)
    .offset(from)

export async function countLogItems(
  db: Database,
  clientNo: number,
  { wanted, now }: { wanted: LogFilter; now: number },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(logItems)
    .where(buildCondition(clientNo, wanted, now))
  return row!.total
}

export async function findLogItem(db: Database, clientNo: number, logItemId: number, now: number) {
  const [row] = await db
    .select()
    .from(logItems)
    .where(and(buildCondition(clientNo, {}, now), eq(logItems.logItemId, logItemId)))
  return row
}

const buildCondition = (
  clientNo: number,
  { customerno, aritemid, documentno, reference, type }: LogFilter,
  now: number,
) =>
  and(
    eq(logItems.clientNo, clientNo),
    lte(logItems.loggedAt, now),
    customerno === undefined ? undefined : eq(logItems.customerNo, customerno),
    aritemid === undefined ? undefined : eq(logItems.arItemId, toItemId(aritemid)),
    documentno === undefined ? undefined : eq(logItems.documentNo, documentno),
    reference === undefined ? undefined : eq(logItems.reference, reference),
    type === undefined ? undefined : eq(logItems.type, type),
  )

/** A text that is no number of an item names none. */
const toItemId = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1)
