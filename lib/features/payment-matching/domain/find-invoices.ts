import { spreadAmount } from './add-up'
import {
  compareDue,
  type InvoiceIndex,
  type OpenInvoice,
  toDigits,
  toNumberKey,
} from './open-invoices'
import { normalizeName } from './payer-names'
import type { PlannedLine } from './payment-plan'
import type { Candidate } from './suggest-candidates'

const shownMax = 6

/** Whether enough is typed to find invoices by it. */
export const isSearch = (typed: string): boolean => typed.trim().length > 1

/** What a line may be booked on: what was found for it, or by what a person types instead. */
export const listChoices = (
  index: InvoiceIndex,
  { line, match, currency }: Pick<PlannedLine, 'line' | 'match' | 'currency'>,
  typed: string,
): Candidate[] =>
  isSearch(typed)
    ? findInvoices(index, typed, currency).map((invoice) => ({
        proof: 'chosen',
        parts: spreadAmount(line.amount, [invoice]),
      }))
    : match.candidates

/** Open invoices of a currency by a part of their number, KID or name, those first that begin with it. */
function findInvoices(index: InvoiceIndex, typed: string, currency: string): OpenInvoice[] {
  const number = toNumberKey(typed)
  const digits = toDigits(typed)
  const words = normalizeName(typed)
  if (number.length < 2) return []
  const isMeant = (invoice: OpenInvoice) => invoice.currency === currency && isFound(invoice)
  const isFound = (invoice: OpenInvoice) =>
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
