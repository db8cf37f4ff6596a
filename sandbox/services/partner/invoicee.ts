import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { clients, customers, listedCustomers } from '../../database/schema'
import { toSortKey } from '../../database/stored-customer'

/** Who an invoice was to: as the customer of that name stands, where there is one alone. */
export type Invoicee = { organizationNumber: string | null; address: string[] }

/** The customer of a company whose name an invoice bears; null for none, and for several. */
export async function findInvoicee(
  db: Database,
  companyId: number | null | undefined,
  name: string | null | undefined,
): Promise<Invoicee | null> {
  const sortKey = toSortKey(name)
  if (companyId == null || sortKey === null) return null
  const found = await db
    .select({ data: customers.data })
    .from(listedCustomers)
    .innerJoin(clients, eq(clients.clientNo, listedCustomers.clientNo))
    .innerJoin(
      customers,
      and(
        eq(customers.clientNo, listedCustomers.clientNo),
        eq(customers.customerNo, listedCustomers.customerNo),
      ),
    )
    .where(
      and(
        sql`${clients.companyIds} @> ${JSON.stringify([companyId])}::jsonb`,
        eq(listedCustomers.name, sortKey),
      ),
    )
    .limit(2)
  const [only] = found
  if (!only || found.length > 1) return null
  const { organizationNo, postalAddress } = only.data
  const { addressLine1, addressLine2, addressLine3, postalCode, cityName } = postalAddress ?? {}
  const place = [postalCode, cityName].filter(Boolean).join(' ')
  return {
    organizationNumber: organizationNo ?? null,
    address: [addressLine1, addressLine2, addressLine3, place].flatMap((line) => line || []),
  }
}
