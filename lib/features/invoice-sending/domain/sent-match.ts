import type { InvoiceStatus } from '@/lib/contracts/distribution/status'

/** What the desk knows of a document that it sent, to tell it from others. */
export type SentNames = {
  identifier: string
  invoiceNumber: string | null
  /** The invoice whose place it takes, which has the same number; null where it takes none. */
  replaces: { receiptId: string | null } | null
}

/**
 * Whether an answer to the question for an identifier is about the document that went out under it.
 * A service that does not know the question may answer with any invoice, so a status alone proves
 * nothing: it has to name the identifier, or tell the number of this invoice and not the receipt of
 * the one whose place it takes.
 */
export function isAboutSent(
  { Identifier, ReceiptId, Transaction }: InvoiceStatus,
  { identifier, invoiceNumber, replaces }: SentNames,
): boolean {
  if (Identifier) return Identifier === identifier
  if (!ReceiptId) return false
  if (ReceiptId === identifier) return true
  const isOther = !replaces || (replaces.receiptId !== null && replaces.receiptId !== ReceiptId)
  return invoiceNumber !== null && Transaction?.InvoiceNumber === invoiceNumber && isOther
}
