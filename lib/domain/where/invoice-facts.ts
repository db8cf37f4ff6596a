import type { ExactNumber } from '../../contracts/exact-number'
import { debtorName, mainDebtor } from '../debtor-names'

type Told = string | null | undefined

/** What one area knows an invoice by, made comparable; null where it is not told. */
export type InvoiceFacts = {
  /** What its area calls it; null: it cannot be named, so it is never joined. */
  id: string | null
  /** Identifiers that senders give and areas pass on. */
  identifiers: string[]
  /** Payment reference: KID or OCR. */
  reference: string | null
  number: string | null
  customerNumber: string | null
  customerName: string | null
}

type Transaction = { InvoiceNumber?: Told; KID?: Told; InvoiceeName?: Told }
type Answer = { ReceiptId?: Told; Transaction?: Transaction | null }
type Item = { arItemId?: ExactNumber | null; documentUuid?: Told; documentNo?: Told; kid?: Told; customerNo?: Told }
type Customer = { customerNo?: Told; name?: Told }
type Debtor = { role?: Told; name?: Told; firstname?: Told; lastname?: Told; customerNumber?: Told }
type Claim = { id?: Told; uniqueSourceInvoiceId?: Told; invoiceNumber?: Told; ocrReferenceNumber?: Told; debtors?: readonly Debtor[] | null }

/** What distribution knows an invoice by. `asked` is the identifier under which it was asked for. Distribution has no customer number. */
export const factsOfAnswer = ({ ReceiptId, Transaction }: Answer, asked?: Told): InvoiceFacts => ({
  id: ReceiptId?.trim() || null,
  identifiers: wordsOf(asked, ReceiptId),
  reference: referenceOf(Transaction?.KID),
  number: wordOf(Transaction?.InvoiceNumber),
  customerNumber: null,
  customerName: nameOf(Transaction?.InvoiceeName),
})

/** What the ledger knows an invoice by. An item has the number of its customer; the name is that of the customer, where it was read. */
export function factsOfItem(item: Item, customers: readonly Customer[]): InvoiceFacts {
  const customerNumber = wordOf(item.customerNo)
  return {
    id: item.arItemId === null || item.arItemId === undefined ? null : String(item.arItemId),
    identifiers: wordsOf(item.documentUuid),
    reference: referenceOf(item.kid),
    number: wordOf(item.documentNo),
    customerNumber,
    customerName: customerNumber === null ? null : nameOf(customers.find((each) => wordOf(each.customerNo) === customerNumber)?.name),
  }
}

/** What debt collection knows an invoice by. Its customer is its main debtor. */
export function factsOfClaim(claim: Claim): InvoiceFacts {
  const debtor = mainDebtor(claim.debtors)
  return {
    id: claim.id?.trim() || null,
    identifiers: wordsOf(claim.uniqueSourceInvoiceId),
    reference: referenceOf(claim.ocrReferenceNumber),
    number: wordOf(claim.invoiceNumber),
    customerNumber: wordOf(debtor?.customerNumber),
    customerName: debtor ? nameOf(debtorName(debtor)) : null,
  }
}

/** A word without case and blanks around it; null where there is none. */
const wordOf = (text: Told): string | null => text?.trim().toLowerCase() || null

const wordsOf = (...texts: Told[]) => texts.flatMap((text) => wordOf(text) ?? [])

/** A payment reference without the blanks between its groups. */
const referenceOf = (text: Told) => wordOf(text?.replace(/\s/gu, ''))

/** A name without case, and with one blank between its words. */
export const nameOf = (name: Told) => wordOf(name?.normalize('NFC').replace(/\s+/gu, ' '))
