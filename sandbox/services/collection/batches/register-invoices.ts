import { randomUUID } from 'node:crypto'
import Big from 'big.js'
import { sql } from 'drizzle-orm'
import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { Database } from '@/lib/platform/database/open'
import {
  collectionCases,
  collectionDocuments,
  collectionInvoices,
} from '../../../database/collection-schema'
import { getResultRows } from '../../../database/result-rows'
import { addHistory } from '../history'
import type { RowFailure } from './adjustment-rules'
import { duplicateCode, readBookedSourceIds } from './batch-intake'
import type { Batch, RowOutcome, Terms } from './book-adjustments'
import { buildNewCase, buildNewInvoice, type NewCase, type NewInvoice } from './registration-rows'

type SubmittedRow = { row: NewCollectionInvoice; sourceId: string | null }
type Registration = { registeredCase: NewCase; invoice: NewInvoice; row: NewCollectionInvoice }

/**
 * Registers invoices of a batch, each with a case of its own (assumed), inside the caller's
 * transaction, which holds the organization.
 *
 * @returns what became of each row.
 */
export async function registerInvoices(
  tx: Database,
  batch: Batch,
  rows: SubmittedRow[],
  { now, takesAgain }: Terms,
): Promise<RowOutcome[]> {
  const ids = rows.map(({ sourceId }) => sourceId)
  const taken = new Set(await readBookedSourceIds(tx, batch.organizationId, 'INVOICE', ids))
  const caseNumbers = await takeCaseNumbers(tx, rows.length)

  const made: Registration[] = []
  const outcomes = rows.map(({ row, sourceId }, at): RowOutcome => {
    const isTaken = sourceId !== null && taken.has(sourceId)
    const failure = findRegistrationFailure(row, isTaken && !takesAgain)
    if (failure) return failure
    if (sourceId !== null) taken.add(sourceId)
    const registeredCase = buildNewCase(batch.organizationId, row, caseNumbers[at]!, now)
    const invoice = {
      ...buildNewInvoice(registeredCase, row, sourceId, batch.batchId),
      repeated: isTaken,
    }
    made.push({ registeredCase, invoice, row })
    return { invoiceId: invoice.id }
  })
  await insertRegistrations(tx, batch, made)
  return outcomes
}

/** Why an invoice is not registered; undefined where it is. All of it is assumed. */
export function findRegistrationFailure(
  row: NewCollectionInvoice,
  isTaken: boolean,
): RowFailure | undefined {
  if (isTaken)
    return {
      code: duplicateCode,
      message: 'The organization has an invoice with this unique source id',
    }
  const wrong = findFieldError(row)
  return wrong === undefined ? undefined : { code: 'VALIDATION_FAILED', message: wrong }
}

function findFieldError({
  originalInvoiceAmount = 0,
  currency = '',
  invoiceDate,
  dueDate,
  claims = [],
}: NewCollectionInvoice): string | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return 'currency: is not three capital letters'
  if (originalInvoiceAmount <= 0) return 'originalInvoiceAmount: is not above zero'
  for (const amount of [originalInvoiceAmount, ...claims.map((claim) => claim.amount)])
    if (!new Big(amount).eq(new Big(amount).round(2)))
      return 'originalInvoiceAmount: an amount has more than two decimals'
  if (claims.some(({ amount }) => amount <= 0)) return 'claims: an amount is not above zero'
  if (invoiceDate && dueDate && dueDate.slice(0, 10) < invoiceDate.slice(0, 10))
    return 'dueDate: is before invoiceDate'
  return undefined
}

async function takeCaseNumbers(tx: Database, count: number): Promise<number[]> {
  const taken = await tx.execute(sql`
    select nextval(pg_get_serial_sequence('sandbox.collection_cases', 'case_number'))::int as number from generate_series(1, ${count}::int)`)
  return getResultRows<{ number: number }>(taken).map(({ number }) => number)
}

async function insertRegistrations(
  tx: Database,
  { batchId, createdBy }: Batch,
  made: Registration[],
) {
  if (made.length === 0) return
  await tx.insert(collectionCases).values(made.map(({ registeredCase }) => registeredCase))
  await tx.insert(collectionInvoices).values(made.map(({ invoice }) => invoice))
  await addHistory(
    tx,
    made.map(({ invoice: { id, caseId, createdAt } }) => ({
      caseId,
      invoiceId: id,
      type: 'REGISTERED',
      at: createdAt,
      subject: 'Registered',
      createdBy,
      batchId,
    })),
  )
  const documents = made.flatMap(buildDocuments)
  if (documents.length > 0) await tx.insert(collectionDocuments).values(documents)
}

const buildDocuments = ({ invoice, row }: Registration) =>
  (row.attachments ?? []).map(({ filename, contentType, content }) => ({
    documentId: randomUUID(),
    organizationId: invoice.organizationId,
    invoiceId: invoice.id,
    attachmentId: randomUUID(),
    type: 'ATTACHMENT',
    filename,
    contentType,
    size: Buffer.from(content, 'base64').length,
    createdAt: invoice.createdAt,
    content,
  }))
