import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { customers } from '../../database/schema'
import { arItems } from '../../database/sent-schema'
import type { DecimalText } from '../../database/stored-collection'
import type { StoredCustomer } from '../../database/stored-customer'
import type { ItemStops } from '../../database/stored-sent'

export type ItemRow = {
  item: typeof arItems.$inferSelect
  customer: StoredCustomer | null
  /** What is reserved on it, in its own currency; null where nothing is. */
  reserved: DecimalText | null
}
export type ItemFilter = { customerno?: string; documentno?: string; kid?: string }

/** Items of a client, newest first, each with its customer where that is still there. */
export function listItems(
  db: Database,
  clientNo: number,
  wanted: ItemFilter,
  { size, from }: { size: number; from: number },
): Promise<ItemRow[]> {
  return selectWithCustomer(db, buildItemCondition(clientNo, wanted))
    .orderBy(desc(arItems.arItemId))
    .limit(size)
    .offset(from)
}

export async function countItems(
  db: Database,
  clientNo: number,
  wanted: ItemFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(arItems)
    .where(buildItemCondition(clientNo, wanted))
  return row!.total
}

export async function findItem(
  db: Database,
  clientNo: number,
  arItemId: number,
): Promise<ItemRow | undefined> {
  const [row] = await selectWithCustomer(
    db,
    and(eq(arItems.clientNo, clientNo), eq(arItems.arItemId, arItemId)),
  )
  return row
}

/** Stores stops of an item beside those that it has. */
export async function storeItemStops(
  db: Database,
  arItemId: number,
  stops: ItemStops,
): Promise<void> {
  await db
    .update(arItems)
    .set({ data: sql`${arItems.data} || ${JSON.stringify(stops)}::jsonb` })
    .where(eq(arItems.arItemId, arItemId))
}

const selectWithCustomer = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      item: arItems,
      customer: customers.data,
      reserved: sql<DecimalText | null>`(
        select sum(amount)::text from sandbox.payment_reservations as reservation where reservation.ar_item_id = ${arItems.arItemId})`,
    })
    .from(arItems)
    .leftJoin(
      customers,
      and(eq(customers.clientNo, arItems.clientNo), eq(customers.customerNo, arItems.customerNo)),
    )
    .where(condition)

const buildItemCondition = (clientNo: number, { customerno, documentno, kid }: ItemFilter) =>
  and(
    eq(arItems.clientNo, clientNo),
    customerno === undefined ? undefined : eq(arItems.customerNo, customerno),
    documentno === undefined ? undefined : eq(arItems.documentNo, documentno),
    kid === undefined ? undefined : eq(arItems.kid, kid),
  )
