import type { ExactNumber } from '@/lib/contracts/exact-number'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'

type MaybeText = string | null | undefined

/** What one area knows an invoice by, made comparable; null where it is not told. */
export type InvoiceFacts = {
  /** What its area calls it; null: it cannot be named, so it is never linked. */
  id: string | null
  /** Identifiers that senders give and areas pass on. */
  identifiers: string[]
  /** Payment reference: KID or OCR. */
  reference: string | null
  number: string | null
  customerNumber: string | null
  customerName: string | null
}

type Transaction = { InvoiceNumber?: MaybeText; KID?: MaybeText; InvoiceeName?: MaybeText }
type Answer = { ReceiptId?: MaybeText; Transaction?: Transaction | null }
type Item = {
  arItemId?: ExactNumber | null
  documentUuid?: MaybeText
  documentNo?: MaybeText
  kid?: MaybeText
  customerNo?: MaybeText
}
type Customer = { customerNo?: MaybeText; name?: MaybeText }
type Debtor = {
  role?: MaybeText
  name?: MaybeText
  firstname?: MaybeText
  lastname?: MaybeText
  customerNumber?: MaybeText
}
type CollectionInvoiceFields = {
  id?: MaybeText
  uniqueSourceInvoiceId?: MaybeText
  invoiceNumber?: MaybeText
  ocrReferenceNumber?: MaybeText
  debtors?: readonly Debtor[] | null
}

/**
 * What distribution knows an invoice by. `asked` is the identifier under which it was asked for.
 * Distribution has no customer number.
 */
export const toStatusFacts = (
  { ReceiptId, Transaction }: Answer,
  asked?: MaybeText,
): InvoiceFacts => ({
  id: ReceiptId?.trim() || null,
  identifiers: normalizeWords(asked, ReceiptId),
  reference: normalizeReference(Transaction?.KID),
  number: normalizeWord(Transaction?.InvoiceNumber),
  customerNumber: null,
  customerName: normalizeCustomerName(Transaction?.InvoiceeName),
})

/**
 * What the ledger knows an invoice by. An item has the number of its customer; the name is that of
 * the customer, where it was read.
 */
export function toItemFacts(item: Item, customers: readonly Customer[]): InvoiceFacts {
  const customerNumber = normalizeWord(item.customerNo)
  return {
    id: item.arItemId === null || item.arItemId === undefined ? null : String(item.arItemId),
    identifiers: normalizeWords(item.documentUuid),
    reference: normalizeReference(item.kid),
    number: normalizeWord(item.documentNo),
    customerNumber,
    customerName:
      customerNumber === null
        ? null
        : normalizeCustomerName(
            customers.find((each) => normalizeWord(each.customerNo) === customerNumber)?.name,
          ),
  }
}

/** What debt collection knows an invoice by. Its customer is its main debtor. */
export function toCollectionInvoiceFacts(collectionInvoice: CollectionInvoiceFields): InvoiceFacts {
  const debtor = findMainDebtor(collectionInvoice.debtors)
  return {
    id: collectionInvoice.id?.trim() || null,
    identifiers: normalizeWords(collectionInvoice.uniqueSourceInvoiceId),
    reference: normalizeReference(collectionInvoice.ocrReferenceNumber),
    number: normalizeWord(collectionInvoice.invoiceNumber),
    customerNumber: normalizeWord(debtor?.customerNumber),
    customerName: debtor ? normalizeCustomerName(findDebtorName(debtor)) : null,
  }
}

/** A word without case and blanks around it; null where there is none. */
const normalizeWord = (text: MaybeText): string | null => text?.trim().toLowerCase() || null

const normalizeWords = (...texts: MaybeText[]) => texts.flatMap((text) => normalizeWord(text) ?? [])

/** A payment reference without the blanks between its groups. */
const normalizeReference = (text: MaybeText) => normalizeWord(text?.replace(/\s/gu, ''))

/** A name without case, and with one blank between its words. */
export const normalizeCustomerName = (name: MaybeText) =>
  normalizeWord(name?.normalize('NFC').replace(/\s+/gu, ' '))
