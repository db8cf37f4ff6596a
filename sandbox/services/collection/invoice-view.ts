import type { Claim, CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { type Amounts, type Booked, claimAmounts, numbersOf, sumOf } from './amounts'
import type { InvoiceRow } from './invoice-store'
import type { Organization } from './organization'

/** A moment as the collection area writes it, with milliseconds. */
export const instant = (moment: number) => new Date(moment).toISOString()

/** An invoice as it is answered (interface.md 2.7): its amounts follow from its claims and from what was booked on it. */
export function invoiceView(row: InvoiceRow, organization: Organization, booked: Booked): CollectionInvoice {
  const { data, ...invoice } = row
  const ofClaims = claimAmounts(data.claims, booked)
  return {
    id: invoice.id,
    organization,
    invoiceNumber: invoice.invoiceNumber,
    collectionCaseNumber: String(invoice.caseNumber),
    type: invoice.type,
    status: invoice.status,
    createdAt: instant(invoice.createdAt),
    closedAt: invoice.closedAt === null ? null : instant(invoice.closedAt),
    originalInvoiceAmount: Number(invoice.originalInvoiceAmount),
    currency: invoice.currency,
    invoiceDate: data.invoiceDate,
    dueDate: data.dueDate,
    ocrReferenceNumber: data.ocrReferenceNumber,
    uniqueSourceInvoiceId: invoice.uniqueSourceInvoiceId,
    claims: claimsView(row, ofClaims),
    debtors: data.debtors,
    ...numbersOf(sumOf(ofClaims)),
    pausedUntil: invoice.pausedUntil,
    pauseReason: invoice.pauseReason,
  }
}

/** The claims of an invoice with what became of them. */
export const claimsView = ({ id, currency, data }: InvoiceRow, ofClaims: Amounts[]): Claim[] =>
  ofClaims.map((amounts, at) => ({
    type: data.claims[at]!.type,
    originalAmount: amounts.original.toNumber(),
    ...numbersOf(amounts),
    currency,
    invoiceId: id,
  }))
