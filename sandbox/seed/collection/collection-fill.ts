import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { buildCaseSearchText } from '../../services/collection/cases/case-store'
import { toStoredHistory } from '../../services/collection/history'
import type { SeedCase } from './collection-case'
import { makeStableUuid } from './stable-uuid'

/**
 * Stores cases of an organization, in the order given: their numbers, and the order of their
 * invoices, follow it. One parameter a table.
 */
export async function fillCases(
  tx: Database,
  organizationId: string,
  cases: SeedCase[],
): Promise<void> {
  await insertCases(tx, organizationId, cases)
  await insertInvoices(tx, organizationId, cases)
  await insertPostings(tx, organizationId, cases)
  await insertHistory(tx, cases)
  await insertDocuments(tx, organizationId, cases)
}

/** Takes all cases of some organizations away, with all that belongs to them. */
export async function deleteCases(tx: Database, organizationIds: string[]): Promise<void> {
  const own = sql`organization_id = any(${sql.param(organizationIds)}::text[])`
  for (const table of ['documents', 'postings', 'settlements'])
    await tx.execute(sql`delete from sandbox.${sql.raw(`collection_${table}`)} where ${own}`)
  await tx.execute(
    sql`delete from sandbox.collection_history where case_id in (select case_id from sandbox.collection_cases where ${own})`,
  )
  await tx.execute(sql`delete from sandbox.collection_batch_rows where ${own}`)
  for (const table of ['batches', 'invoices', 'cases'])
    await tx.execute(sql`delete from sandbox.${sql.raw(`collection_${table}`)} where ${own}`)
}

/** The tables that cases are stored in. */
export const caseTables = ['cases', 'invoices', 'postings', 'history', 'documents'].map(
  (table) => `collection_${table}`,
)

const selectJsonRows = (rows: object[]) =>
  sql`jsonb_array_elements(${JSON.stringify(rows)}::text::jsonb) with ordinality as given (row, place)`
const findPrimaryCustomerNo = ({
  data: { debtors },
}: {
  data: { debtors: { customerNumber?: string | null }[] }
}) => debtors[0]?.customerNumber ?? null

async function insertCases(tx: Database, organizationId: string, cases: SeedCase[]) {
  const rows = cases.map(({ history: _, postings: __, documents: ___, invoices, ...row }) => ({
    ...row,
    customerNumber: findPrimaryCustomerNo(row),
    search: buildCaseSearchText(
      '',
      invoices.map(({ invoiceNumber }) => invoiceNumber),
      row.data.debtors.map(({ fullName }) => fullName),
    ),
  }))
  await tx.execute(sql`
    insert into sandbox.collection_cases (case_id, case_number, organization_id, type, status, sub_status, customer_number, created_at, closed_at,
      paused_until, pause_reason, next_at, search, data)
    select row->>'caseId', number, ${organizationId}::text, row->>'type', row->>'status', row->>'subStatus', row->>'customerNumber',
      (row->>'createdAt')::bigint, (row->>'closedAt')::bigint, row->>'pausedUntil', row->>'pauseReason', (row->>'nextAt')::bigint,
      number || (row->>'search'), row->'data'
    from (select row, nextval(pg_get_serial_sequence('sandbox.collection_cases', 'case_number')) as number from
      (select row from ${selectJsonRows(rows)} order by place) as ordered) as numbered`)
}

async function insertInvoices(tx: Database, organizationId: string, cases: SeedCase[]) {
  const rows = cases.flatMap(({ caseId, invoices }) =>
    invoices.map((invoice) => ({
      ...invoice,
      caseId,
      customerNumber: findPrimaryCustomerNo(invoice),
    })),
  )
  await tx.execute(sql`
    insert into sandbox.collection_invoices (id, organization_id, case_id, type, status, invoice_number, unique_source_invoice_id, customer_number,
      currency, original_invoice_amount, created_at, closed_at, paused_until, pause_reason, data)
    select (row->>'id')::uuid, ${organizationId}::text, row->>'caseId', row->>'type', row->>'status', row->>'invoiceNumber', row->>'uniqueSourceInvoiceId',
      row->>'customerNumber', row->>'currency', row->>'originalInvoiceAmount', (row->>'createdAt')::bigint, (row->>'closedAt')::bigint,
      row->>'pausedUntil', row->>'pauseReason', row->'data'
    from ${selectJsonRows(rows)} order by place`)
}

async function insertPostings(tx: Database, organizationId: string, cases: SeedCase[]) {
  const rows = cases.flatMap(({ postings }) => postings)
  await tx.execute(sql`
    insert into sandbox.collection_postings (id, organization_id, invoice_id, kind, type, amount, currency, date, description, unique_source_id, at)
    select (row->>'id')::uuid, ${organizationId}::text, (row->>'invoiceId')::uuid, row->>'kind', row->>'type', row->>'amount', row->>'currency',
      row->>'date', row->>'description', row->>'uniqueSourceId', (row->>'at')::bigint
    from ${selectJsonRows(rows)} order by place`)
}

async function insertHistory(tx: Database, cases: SeedCase[]) {
  const rows = cases.flatMap(({ caseId, history }) =>
    history.map(({ invoiceId, type, at, ...known }, place) => ({
      historyId: makeStableUuid(caseId, 'history', place),
      caseId,
      invoiceId,
      type,
      at,
      data: toStoredHistory(known),
    })),
  )
  await tx.execute(sql`
    insert into sandbox.collection_history (history_id, case_id, invoice_id, type, at, data)
    select (row->>'historyId')::uuid, row->>'caseId', (row->>'invoiceId')::uuid, row->>'type', (row->>'at')::bigint, row->'data'
    from ${selectJsonRows(rows)} order by place`)
}

/** Their content is made on demand. */
async function insertDocuments(tx: Database, organizationId: string, cases: SeedCase[]) {
  const rows = cases.flatMap(({ caseId, documents }) =>
    documents.map(({ invoiceId, type, createdAt }, place) => ({
      documentId: makeStableUuid(caseId, 'document', place),
      attachmentId: makeStableUuid(caseId, 'attachment', place),
      invoiceId,
      type,
      filename: `${type.toLowerCase().replaceAll('_', '-')}-${invoiceId.slice(0, 8)}.pdf`,
      createdAt,
    })),
  )
  await tx.execute(sql`
    insert into sandbox.collection_documents (document_id, organization_id, invoice_id, attachment_id, type, filename, content_type, size, created_at)
    select (row->>'documentId')::uuid, ${organizationId}::text, (row->>'invoiceId')::uuid, (row->>'attachmentId')::uuid, row->>'type',
      row->>'filename', 'application/pdf', 18204, (row->>'createdAt')::bigint
    from ${selectJsonRows(rows)} order by place`)
}
