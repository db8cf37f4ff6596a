import {
  compareDue,
  type InvoiceIndex,
  type OpenInvoice,
  toDigits,
  toNumberKey,
} from './open-invoices'
import { normalizeName } from './payer-names'

const shownMax = 6

/** Open invoices by a part of their number, KID or name, those first that begin with it. */
export function findInvoices(index: InvoiceIndex, typed: string): OpenInvoice[] {
  const number = toNumberKey(typed)
  const digits = toDigits(typed)
  const words = normalizeName(typed)
  if (number.length < 2) return []
  const isMeant = (invoice: OpenInvoice) =>
    toNumberKey(invoice.number ?? '').includes(number) ||
    (digits.length > 3 && toDigits(invoice.kid ?? '').includes(digits)) ||
    (words.length > 0 &&
      invoice.names.some((name) => {
        const own = normalizeName(name)
        return words.every((word) => own.some((each) => each.startsWith(word)))
      }))
  const rank = ({ number: own }: OpenInvoice) => (toNumberKey(own ?? '').startsWith(number) ? 0 : 1)
  return index.invoices
    .filter(isMeant)
    .toSorted((one, other) => rank(one) - rank(other) || compareDue(one, other))
    .slice(0, shownMax)
}
