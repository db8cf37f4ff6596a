import { and, desc, eq, getTableColumns, inArray, lt } from 'drizzle-orm'
import type { listCollectionInvoices } from '@/lib/contracts/collection/invoices'
import type { InputOf } from '@/lib/contracts/operation'
import type { Database } from '@/lib/database/open'
import { collectionCases, collectionInvoices } from '../../database/collection-schema'
import { createdBetween, equalTo } from './conditions'
import { keyOf } from './cursor'

/** An invoice as it is stored, with the number of its case. */
export type InvoiceRow = typeof collectionInvoices.$inferSelect & { caseNumber: number }

type Query = InputOf<typeof listCollectionInvoices>['query']

/** A page of invoices of an organization, newest first, and one more where the list goes on. What is wide of them is read of those alone. */
export function invoicesOf(db: Database, organizationId: string, query: Query, size: number): Promise<InvoiceRow[]> {
  const before = keyOf(query.PageToken)
  const { seq } = collectionInvoices
  const ofOrganization = eq(collectionInvoices.organizationId, organizationId)
  const page = db
    .select({ seq })
    .from(collectionInvoices)
    .where(
      and(
        ofOrganization,
        ...equalTo(collectionInvoices.status, query.Status),
        ...equalTo(collectionInvoices.type, query.Type),
        ...equalTo(collectionInvoices.invoiceNumber, query.InvoiceNumber),
        ...equalTo(collectionInvoices.uniqueSourceInvoiceId, query.UniqueSourceInvoiceId),
        ...equalTo(collectionInvoices.customerNumber, query.CustomerNumber),
        ...createdBetween(collectionInvoices.createdAt, query.From, query.To),
        ...(before === undefined ? [] : [lt(seq, before)]),
      ),
    )
    .orderBy(desc(seq))
    .limit(size + 1)
  return withCase(db)
    .where(and(ofOrganization, inArray(seq, page)))
    .orderBy(desc(seq))
}

/** One invoice of an organization; undefined where it has no such, whoever else may have it. */
export async function invoiceOf(db: Database, organizationId: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await withCase(db).where(and(eq(collectionInvoices.organizationId, organizationId), eq(collectionInvoices.id, id)))
  return row
}

const withCase = (db: Database) =>
  db
    .select({ ...getTableColumns(collectionInvoices), caseNumber: collectionCases.caseNumber })
    .from(collectionInvoices)
    .innerJoin(collectionCases, eq(collectionCases.caseId, collectionInvoices.caseId))
    .$dynamic()
