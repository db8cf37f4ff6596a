import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { clients, customers } from '../../../database/schema'
import { type StoredCustomer, toListedCustomer } from '../../../database/stored-customer'

/** One customer, or undefined. */
export async function findCustomer(
  db: Database,
  clientNo: number,
  customerNo: string,
): Promise<StoredCustomer | undefined> {
  const [row] = await db
    .select({ data: customers.data })
    .from(customers)
    .where(filterByCustomer(clientNo, customerNo))
  return row?.data
}

/**
 * Some customers of a client, locked until the transaction ends and in one order, so that two
 * writers wait and never block each other for good.
 */
export async function lockCustomers(
  tx: Database,
  clientNo: number,
  customerNos: string[],
): Promise<Map<string, StoredCustomer>> {
  const rows = await tx
    .select({ customerNo: customers.customerNo, data: customers.data })
    .from(customers)
    .where(and(eq(customers.clientNo, clientNo), inArray(customers.customerNo, customerNos)))
    .orderBy(customers.customerNo)
    .for('update')
  return new Map(rows.map((row) => [row.customerNo, row.data]))
}

/**
 * Stores customers as they are given, new or not. One parameter for all of them, because thousands
 * are seeded at once.
 */
export async function putCustomers(
  db: Database,
  clientNo: number,
  rows: { customerNo: string; data: StoredCustomer }[],
): Promise<void> {
  if (rows.length === 0) return
  const json = JSON.stringify(
    rows.map(({ customerNo, data }) => ({
      customerNo,
      data,
      ...toListedCustomer(customerNo, data),
    })),
  )
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${json}::text::jsonb)
        as row("customerNo" text, data jsonb, "sortNo" text, name text, "organizationNo" text, city text, search text)
    ), stored as (
      insert into sandbox.customers (client_no, customer_no, data) select ${clientNo}::int, "customerNo", data from given
      on conflict (client_no, customer_no) do update set data = excluded.data
    )
    insert into sandbox.listed_customers (client_no, customer_no, sort_no, name, organization_no, city, search)
    select ${clientNo}::int, "customerNo", "sortNo", name, "organizationNo", city, search from given
    on conflict (client_no, customer_no) do update set name = excluded.name, organization_no = excluded.organization_no, city = excluded.city,
      search = excluded.search`)
}

/** Deletes a customer, and with it what lists find it by. */
export async function removeCustomer(
  db: Database,
  clientNo: number,
  customerNo: string,
): Promise<void> {
  await db.delete(customers).where(filterByCustomer(clientNo, customerNo))
}

/**
 * Takes account numbers of a client that no other customer gets. Its row stays locked until the
 * transaction ends: new customers come one after another.
 */
export async function takeAccountNos(
  tx: Database,
  clientNo: number,
  count: number,
): Promise<number> {
  const [row] = await tx
    .update(clients)
    .set({ nextAccountNo: sql`${clients.nextAccountNo} + ${count}` })
    .where(eq(clients.clientNo, clientNo))
    .returning({ next: clients.nextAccountNo })
  return row!.next - count
}

const filterByCustomer = (clientNo: number, customerNo: string) =>
  and(eq(customers.clientNo, clientNo), eq(customers.customerNo, customerNo))
