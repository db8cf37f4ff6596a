import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { customers } from '../../../database/schema'
import type { StoredCustomer } from '../../../database/stored-customer'
import type { DocumentFacts } from './document-facts'
import { readPath, readText } from './read-fields'

/**
 * What a customer of the sender does not want to be reached by: of the customer that the document
 * names by number, or, of a business document, by the organization number of the buyer.
 */
export async function findBlockedIds(
  db: Database,
  clientNos: number[],
  { body, customerNo }: DocumentFacts,
): Promise<Partial<StoredCustomer>> {
  const buyer = readPath(body, 'AccountingCustomerParty', 'Party')
  const organization = readText(readPath(buyer, 'EndpointID'))
  if (customerNo === null && organization === null) return {}
  const [found] = await db
    .select({ data: customers.data })
    .from(customers)
    .where(
      and(
        inArray(customers.clientNo, clientNos),
        customerNo === null
          ? sql`${customers.data} -> 'peppolBlockIds' ? ${organization}::text`
          : eq(customers.customerNo, customerNo),
      ),
    )
    .limit(1)
  return found?.data ?? {}
}
