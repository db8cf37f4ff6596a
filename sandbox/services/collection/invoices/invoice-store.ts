import { and, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm'
import type { listCollectionInvoices } from '@/lib/contracts/collection/invoices'
import type { OperationInput } from '@/lib/contracts/operation'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { filterByPeriod, filterByValue } from '../conditions'
import { parsePageToken } from '../cursor'

/** An invoice as it is stored, with the number of its case. */
export type InvoiceRow = typeof collectionInvoices.$inferSelect & { caseNumber: number }

type Query = OperationInput<typeof listCollectionInvoices>['query']

/**
 * A page of invoices of an organization, newest first, and one more where the list goes on. What is
 * wide of them is read of those alone.
 */
export function listInvoiceRows(
  db: Database,
  organizationId: string,
  query: Query,
  size: number,
): Promise<InvoiceRow[]> {
  const before = parsePageToken(query.PageToken)
  const { seq } = collectionInvoices
  const inOrganization = eq(collectionInvoices.organizationId, organizationId)
  const page = db
    .select({ seq })
    .from(collectionInvoices)
    .where(
      and(
        inOrganization,
        ...filterByValue(collectionInvoices.status, query.Status),
        ...filterByValue(collectionInvoices.type, query.Type),
        ...filterByValue(collectionInvoices.invoiceNumber, query.InvoiceNumber),
        ...filterByValue(collectionInvoices.uniqueSourceInvoiceId, query.UniqueSourceInvoiceId),
        ...filterByValue(collectionInvoices.customerNumber, query.CustomerNumber),
        ...filterByPeriod(collectionInvoices.createdAt, query.From, query.To),
        ...(before === undefined ? [] : [lt(seq, before)]),
      ),
    )
    .orderBy(desc(seq))
    .limit(size + 1)
  return selectWithCase(db)
    .where(and(inOrganization, inArray(seq, page)))
    .orderBy(desc(seq))
}

/** One invoice of an organization; undefined where it has no such, whoever else may have it. */
export async function findInvoiceRow(
  db: Database,
  organizationId: string,
  id: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await selectWithCase(db).where(
    and(eq(collectionInvoices.organizationId, organizationId), eq(collectionInvoices.id, id)),
  )
  return row
}

const selectWithCase = (db: Database) =>
  db
    .select({ ...getTableColumns(collectionInvoices), caseNumber: collectionCases.caseNumber })
    .from(collectionInvoices)
    .innerJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
    .$dynamic()
