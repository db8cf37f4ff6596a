import type { CaseDebtor, Eviction } from '@/lib/contracts/collection/cases'
import type { Debtor } from '@/lib/contracts/collection/invoices'

/**
 * An amount as exact decimal text, such as "1250.50": what is on the wire is a number, and sums of
 * those drift.
 */
export type DecimalText = string

/**
 * A claim as it was raised. What is paid, credited and left of it follows from the postings of its
 * invoice.
 */
export type StoredClaim = { type: string; originalAmount: DecimalText }

/** What of an invoice no list filters or orders by. Its claims are in its own currency. */
export type StoredCollectionInvoice = {
  invoiceDate: string | null
  dueDate: string | null
  collectionNoticeDate: string | null
  ocrReferenceNumber: string | null
  description: string | null
  vat: boolean
  fees: boolean
  claims: StoredClaim[]
  debtors: Debtor[]
}

/** What of a case no list filters or orders by. */
export type StoredCase = {
  description: string | null
  creditorId: string | null
  creditorNumber: string | null
  caseToken: string
  countryCode: string
  kid: string | null
  bankAccount: string | null
  decideByDate: string | null
  eviction: Eviction | null
  debtors: CaseDebtor[]
}

/** What of a history entry no list filters or orders by. */
export type StoredHistory = {
  subject: string | null
  message: string | null
  createdBy: string | null
  amount: DecimalText | null
  currency: string | null
  batchId: string | null
  uniqueSourcePaymentId: string | null
  uniqueSourceCorrectionId: string | null
  attachmentId: string | null
}

/** What of a settlement no list filters or orders by. */
export type StoredSettlement = {
  collectionType: string
  customerReference: string | null
  exchangeRate: number | null
  settlementAmount: DecimalText
  invoiceId: string | null
  invoiceNumber: string | null
  allocations: {
    type: string
    amount: DecimalText
    invoiceId: string
    invoiceNumber: string
    caseNumber: number
  }[]
}
