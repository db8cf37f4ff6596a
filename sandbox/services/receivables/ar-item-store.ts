import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { customers } from '../../database/schema'
import { arItems } from '../../database/sent-schema'
import type { StoredCustomer } from '../../database/stored-customer'

export type ItemRow = { item: typeof arItems.$inferSelect; customer: StoredCustomer | null }
export type ItemsWanted = { customerno?: string; documentno?: string; kid?: string }

/** Items of a client, newest first, each with its customer where that is still there. */
export function itemsOf(db: Database, clientNo: number, wanted: ItemsWanted, { size, from }: { size: number; from: number }): Promise<ItemRow[]> {
  return withCustomer(db, conditionOf(clientNo, wanted)).orderBy(desc(arItems.arItemId)).limit(size).offset(from)
}

export async function countItems(db: Database, clientNo: number, wanted: ItemsWanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(arItems).where(conditionOf(clientNo, wanted))
  return row!.total
}

export async function itemOf(db: Database, clientNo: number, arItemId: number): Promise<ItemRow | undefined> {
  const [row] = await withCustomer(db, and(eq(arItems.clientNo, clientNo), eq(arItems.arItemId, arItemId)))
  return row
}

const withCustomer = (db: Database, condition: SQL | undefined) =>
  db
    .select({ item: arItems, customer: customers.data })
    .from(arItems)
    .leftJoin(customers, and(eq(customers.clientNo, arItems.clientNo), eq(customers.customerNo, arItems.customerNo)))
    .where(condition)

const conditionOf = (clientNo: number, { customerno, documentno, kid }: ItemsWanted) =>
  and(
    eq(arItems.clientNo, clientNo),
    customerno === undefined ? undefined : eq(arItems.customerNo, customerno),
    documentno === undefined ? undefined : eq(arItems.documentNo, documentno),
    kid === undefined ? undefined : eq(arItems.kid, kid),
  )
