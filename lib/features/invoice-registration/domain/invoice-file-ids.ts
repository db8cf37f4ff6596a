import { type InvoiceFormValues, invoiceFields } from './invoice-file-columns'
import { trimInvoiceValues } from './invoice-file-row'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 20

/**
 * The unique source id of an invoice of a file that brings none: the same invoice of the same
 * organization has the same id, today and in a year, in any browser. So the id is fixed before
 * anything is sent and needs no place to be kept, and a file that is dropped a second time hands
 * nothing over twice. An invoice is told by its number; one without a number by all that its row
 * says. 100 bits of SHA-256.
 */
export async function computeSourceId(
  organizationId: string,
  typed: InvoiceFormValues,
): Promise<string> {
  const entry = trimInvoiceValues(typed)
  const identity =
    entry.invoiceNumber === undefined
      ? invoiceFields.map((field) => entry[field] ?? null)
      : normalizeInvoiceNumber(entry.invoiceNumber)
  const bytes = new TextEncoder().encode(JSON.stringify([organizationId, identity]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `i-${Array.from(digest.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')}`
}

/**
 * An invoice number as it is compared: without blanks and case; leading zeros and signs tell
 * numbers apart.
 */
export const normalizeInvoiceNumber = (invoiceNumber: string) =>
  invoiceNumber.normalize('NFC').replace(/\s/gu, '').toLowerCase()
