import { and, desc, eq, getTableColumns, inArray, like, lt, type SQL } from 'drizzle-orm'
import type { listCases } from '@/lib/contracts/collection/cases'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { normalizeSearchText } from '../../../database/stored-transaction'
import { filterByPeriod, filterByValue } from '../conditions'
import { parsePageToken } from '../cursor'
import type { InvoiceRow } from '../invoices/invoice-store'

export type CaseRow = typeof collectionCases.$inferSelect

/**
 * What searches find a case by: its number, its invoices' numbers and its debtors' names, without
 * case and diacritics, a line each.
 */
export const buildCaseSearchText = (
  caseNumber: number | string,
  invoiceNumbers: (string | null)[],
  names: (string | null | undefined)[],
) => [String(caseNumber), ...invoiceNumbers, ...names].map(normalizeSearchText).join('\n')

type Query = NonNullable<(typeof listCases)['query']>['_output']

/**
 * A page of cases of an organization, newest first, and one more where the list goes on. What is
 * wide of them is read of those alone.
 */
export function listCaseRows(
  db: Database,
  organizationId: string,
  query: Query,
  size: number,
): Promise<CaseRow[]> {
  const before = parsePageToken(query.PageToken)
  const { caseNumber } = collectionCases
  const inOrganization = eq(collectionCases.organizationId, organizationId)
  const page = db
    .select({ caseNumber })
    .from(collectionCases)
    .where(
      and(
        inOrganization,
        ...filterByValue(collectionCases.status, query.Status),
        ...filterByValue(collectionCases.type, query.Type),
        ...filterByCaseNumber(query.CaseNumber),
        ...filterByValue(collectionCases.customerNumber, query.CustomerNumber),
        ...filterByInvoice(db, organizationId, query.UniqueSourceInvoiceId),
        ...filterBySearchTerm(query.SearchTerm),
        ...filterByPeriod(collectionCases.createdAt, query.FromCreatedAt, query.ToCreatedAt),
        ...(before === undefined ? [] : [lt(caseNumber, before)]),
      ),
    )
    .orderBy(desc(caseNumber))
    .limit(size + 1)
  return db
    .select()
    .from(collectionCases)
    .where(and(inOrganization, inArray(caseNumber, page)))
    .orderBy(desc(caseNumber))
}

const maxCaseNumber = 2_147_483_647

/** A number that no case can have finds none. */
const filterByCaseNumber = (asked: string | number | undefined): SQL[] =>
  asked === undefined
    ? []
    : [eq(collectionCases.caseNumber, Number(asked) > maxCaseNumber ? -1 : Number(asked))]

const filterByInvoice = (
  db: Database,
  organizationId: string,
  uniqueSourceInvoiceId: string | undefined,
): SQL[] =>
  uniqueSourceInvoiceId
    ? [
        inArray(
          collectionCases.caseId,
          db
            .select({ caseId: collectionInvoices.caseId })
            .from(collectionInvoices)
            .where(
              and(
                eq(collectionInvoices.organizationId, organizationId),
                eq(collectionInvoices.uniqueSourceInvoiceId, uniqueSourceInvoiceId),
              ),
            ),
        ),
      ]
    : []

function filterBySearchTerm(term: string | undefined): SQL[] {
  const part = normalizeSearchText(term).trim()
  return part === '' ? [] : [like(collectionCases.search, `%${part.replace(/[\\%_]/g, '\\$&')}%`)]
}

/** The invoices of some cases, oldest first. */
export async function listCaseInvoices(db: Database, cases: CaseRow[]): Promise<InvoiceRow[]> {
  if (cases.length === 0) return []
  const numbers = new Map(cases.map(({ caseId, caseNumber }) => [caseId, caseNumber]))
  const rows = await db
    .select(getTableColumns(collectionInvoices))
    .from(collectionInvoices)
    .where(inArray(collectionInvoices.caseId, [...numbers.keys()]))
    .orderBy(collectionInvoices.seq)
  return rows.map((row) => ({ ...row, caseNumber: numbers.get(row.caseId)! }))
}
