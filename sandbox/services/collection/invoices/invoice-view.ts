import type { Claim, CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { Organization } from '../organization'
import {
  type Amounts,
  type BookedAmounts,
  computeClaimAmounts,
  sumAmounts,
  toWireAmounts,
} from './amounts'
import type { InvoiceRow } from './invoice-store'

/** A moment as the collection area writes it, with milliseconds. */
export const toIsoTimestamp = (moment: number) => new Date(moment).toISOString()

/**
 * An invoice as it is answered (interface.md 2.7): its amounts follow from its claims and from what
 * was booked on it.
 */
export function toCollectionInvoice(
  row: InvoiceRow,
  organization: Organization,
  booked: BookedAmounts,
): CollectionInvoice {
  const { data, ...invoice } = row
  const ofClaims = computeClaimAmounts(data.claims, booked)
  return {
    id: invoice.id,
    organization,
    invoiceNumber: invoice.invoiceNumber,
    collectionCaseNumber: String(invoice.caseNumber),
    type: invoice.type,
    status: invoice.status,
    createdAt: toIsoTimestamp(invoice.createdAt),
    closedAt: invoice.closedAt === null ? null : toIsoTimestamp(invoice.closedAt),
    originalInvoiceAmount: Number(invoice.originalInvoiceAmount),
    currency: invoice.currency,
    invoiceDate: data.invoiceDate,
    dueDate: data.dueDate,
    ocrReferenceNumber: data.ocrReferenceNumber,
    uniqueSourceInvoiceId: invoice.uniqueSourceInvoiceId,
    claims: toClaims(row, ofClaims),
    debtors: data.debtors,
    ...toWireAmounts(sumAmounts(ofClaims)),
    pausedUntil: invoice.pausedUntil,
    pauseReason: invoice.pauseReason,
  }
}

/** The claims of an invoice with what became of them. */
export const toClaims = ({ id, currency, data }: InvoiceRow, ofClaims: Amounts[]): Claim[] =>
  ofClaims.map((amounts, at) => ({
    type: data.claims[at]!.type,
    originalAmount: amounts.original.toNumber(),
    ...toWireAmounts(amounts),
    currency,
    invoiceId: id,
  }))
