import type { Correction } from '@/lib/contracts/collection/corrections'
import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { Payment } from '@/lib/contracts/collection/payments'
import type { CollectionBatchRow, CollectionBatchType } from '../../../database/collection-schema'
import { unprocessable } from '../../../refusal'

/** Most rows in one batch. Assumed: interface.md, section 8, shows no limit. */
export const rowsMax = 10_000
const sourceIdMax = 200

/** The name under which a row of each type carries the sender's own id. */
export const sourceIdField = {
  INVOICE: 'uniqueSourceInvoiceId',
  PAYMENT: 'uniqueSourcePaymentId',
  CORRECTION: 'uniqueSourceCorrectionId',
} as const

/** What a row cannot be read without. Assumed: which fields are required is not shown. */
const requiredFields = {
  INVOICE: ['originalInvoiceAmount', 'currency'],
  PAYMENT: ['invoiceId', 'amount'],
  CORRECTION: ['invoiceId', 'amount'],
} as const

/** A row's own id; null where it has none, or a blank one. */
export function findSourceId(type: CollectionBatchType, row: CollectionBatchRow): string | null {
  return ((row as Record<string, unknown>)[sourceIdField[type]] as string | undefined) || null
}

/**
 * Looks at a request as a whole: it has rows, not too many, and each names what it is about. What
 * is wrong with a row's values fails that row later.
 *
 * @param list the name of the list in the request, for the error.
 * @throws Refusal 422 that names each field.
 */
export function checkRows(
  type: CollectionBatchType,
  list: string,
  rows: (Correction | Payment | NewCollectionInvoice)[],
) {
  if (rows.length === 0) throw unprocessable({ [list]: 'a batch holds at least one row' })
  if (rows.length > rowsMax)
    throw unprocessable({ [list]: `a batch holds at most ${rowsMax} rows` })
  const wrong = rows.flatMap((row, index) => [
    ...requiredFields[type]
      .filter((field) => (row as Record<string, unknown>)[field] === undefined)
      .map((field) => [`${list}.${index}.${field}`, 'is missing']),
    ...((findSourceId(type, row)?.length ?? 0) > sourceIdMax
      ? [[`${list}.${index}.${sourceIdField[type]}`, `is longer than ${sourceIdMax} characters`]]
      : []),
  ])
  if (wrong.length > 0) throw unprocessable(Object.fromEntries(wrong.slice(0, 20)))
}
