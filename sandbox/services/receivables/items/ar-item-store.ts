import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { customers } from '../../../database/schema'
import { arItems } from '../../../database/sent-schema'
import type { DecimalText } from '../../../database/stored-collection'
import type { StoredCustomer } from '../../../database/stored-customer'
import type { ItemStops } from '../../../database/stored-sent'

export type ItemRow = {
  item: typeof arItems.$inferSelect
  customer: StoredCustomer | null
  /** What is reserved on it, in its own currency; null where nothing is. */
  reserved: DecimalText | null
}
export type ItemFilter = {
  customerno?: string
  documentno?: string
  kid?: string
  status?: string
  currency?: string
  duefrom?: string
  dueto?: string
  documenttype?: string
  collectionlevel?: string
}

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

/** How many items there are, counted as far as `most`. */
export async function countItems(
  db: Database,
  clientNo: number,
  wanted: ItemFilter,
  most: number,
): Promise<number> {
  const counted = db
    .select({ arItemId: arItems.arItemId })
    .from(arItems)
    .where(buildItemCondition(clientNo, wanted))
    .limit(most)
    .as('counted')
  const [row] = await db.select({ total: count() }).from(counted)
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

/** Codes are compared whatever their case (public documentation); they are stored in capitals. */
function buildItemCondition(clientNo: number, wanted: ItemFilter) {
  const { customerno, documentno, kid, duefrom, dueto } = wanted
  const isCode = (
    field: 'status' | 'currency' | 'documentType' | 'collectionLevel',
    code?: string,
  ) =>
    code === undefined
      ? undefined
      : sql`${arItems.data}->>${sql.raw(`'${field}'`)} = ${code.toUpperCase()}`
  return and(
    eq(arItems.clientNo, clientNo),
    customerno === undefined ? undefined : eq(arItems.customerNo, customerno),
    documentno === undefined ? undefined : eq(arItems.documentNo, documentno),
    kid === undefined ? undefined : eq(arItems.kid, kid),
    isCode('status', wanted.status),
    isCode('currency', wanted.currency),
    isCode('documentType', wanted.documenttype),
    isCode('collectionLevel', wanted.collectionlevel),
    duefrom === undefined ? undefined : sql`${arItems.data}->>'dueDate' >= ${duefrom}`,
    dueto === undefined ? undefined : sql`${arItems.data}->>'dueDate' <= ${dueto}`,
  )
}
