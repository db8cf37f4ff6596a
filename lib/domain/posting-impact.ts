import { type InvoiceAmounts, isClosed } from './claim-ledger'
import { type Amount, amountOf, compareDecimals, currencyOf, type Decimal, decimalsOf, differenceOf, greaterOf } from './money'

/** A correction or a payment as it is drafted. Null is what nothing was typed for. */
export type PostingDraft = { invoiceId: string; amount: number | null; currency: string | null }

export type PostingWarning =
  /** More than remains after the rows before it, `by` how much. */
  | { kind: 'exceedsRemaining'; by: Decimal }
  | { kind: 'otherCurrency'; invoiceCurrency: string }
  | { kind: 'closed' | 'zero' | 'negative' | 'moreThanTwoDecimals' }
  /** What keeps the impact from being told. */
  | { kind: 'invoiceUnknown' | 'remainingUnknown' | 'currencyUnknown' | 'amountUnknown' | 'amountTooLong' }
  /** Other rows of the submission for the same invoice, counted from 0. */
  | { kind: 'sameInvoice'; rows: number[] }

/** What remains of the invoice before and after a row, with the rows before it; null where it cannot be told. */
export type PostingImpact = { before: Decimal | null; after: Decimal | null; warnings: PostingWarning[] }

/**
 * What each row of a submission does to its invoice, before it is sent. Rows on one invoice add up in their order. A positive amount lowers what remains,
 * of corrections as of payments (assumed: interface.md 2.6 gives no sign). After a row whose impact cannot be told, that of later ones on the same
 * invoice cannot either.
 *
 * @param invoices as they were read; one that is not among them is unknown.
 */
export function postingImpacts(drafts: readonly PostingDraft[], invoices: readonly InvoiceAmounts[]): PostingImpact[] {
  const known = new Map(invoices.map((invoice) => [idOf(invoice.id ?? ''), invoice]))
  const remaining = new Map<string, Decimal | null>()
  return drafts.map((draft, at) => {
    const id = idOf(draft.invoiceId)
    const invoice = known.get(id)
    const before = remaining.has(id) ? (remaining.get(id) ?? null) : decimalOrNull(amountOf(invoice?.remainingAmount))
    const amount = amountOf(draft.amount)
    const isComparable = invoice !== undefined && currencyOf(draft.currency) !== null && currencyOf(draft.currency) === currencyOf(invoice.currency)
    const after = before !== null && amount.is === 'exact' && isComparable ? differenceOf(before, amount.decimal) : null
    remaining.set(id, after)
    const warnings = [
      ...warningsOfAmount(amount),
      ...(invoice ? warningsOfInvoice(draft, invoice) : [{ kind: 'invoiceUnknown' } as const]),
      ...exceeding(before, after, amount),
      ...sharing(drafts, at),
    ]
    return { before, after, warnings }
  })
}

function warningsOfAmount(amount: Amount): PostingWarning[] {
  if (amount.is !== 'exact') return [{ kind: amount.is === 'unknown' ? 'amountUnknown' : 'amountTooLong' }]
  const order = compareDecimals(amount.decimal, '0')
  return [
    ...(order === 0 ? [{ kind: 'zero' } as const] : []),
    ...(order < 0 ? [{ kind: 'negative' } as const] : []),
    ...(decimalsOf(amount.decimal) > 2 ? [{ kind: 'moreThanTwoDecimals' } as const] : []),
  ]
}

function warningsOfInvoice(draft: PostingDraft, invoice: InvoiceAmounts): PostingWarning[] {
  const invoiceCurrency = currencyOf(invoice.currency)
  const currency = currencyOf(draft.currency)
  const isUnknown = invoiceCurrency === null || currency === null
  return [
    ...(isUnknown
      ? [{ kind: 'currencyUnknown' } as const]
      : currency !== invoiceCurrency
        ? [{ kind: 'otherCurrency', invoiceCurrency } as const]
        : []),
    ...(amountOf(invoice.remainingAmount).is === 'exact' ? [] : [{ kind: 'remainingUnknown' } as const]),
    ...(isClosed(invoice) || invoice.closedAt ? [{ kind: 'closed' } as const] : []),
  ]
}

function exceeding(before: Decimal | null, after: Decimal | null, amount: Amount): PostingWarning[] {
  if (before === null || after === null || amount.is !== 'exact' || compareDecimals(amount.decimal, '0') <= 0) return []
  const by = differenceOf(amount.decimal, greaterOf(before, '0'))
  return compareDecimals(by, '0') > 0 ? [{ kind: 'exceedsRemaining', by }] : []
}

function sharing(drafts: readonly PostingDraft[], at: number): PostingWarning[] {
  const rows = drafts.flatMap(({ invoiceId }, other) => (other !== at && idOf(invoiceId) === idOf(drafts[at]!.invoiceId) ? [other] : []))
  return rows.length > 0 ? [{ kind: 'sameInvoice', rows }] : []
}

const decimalOrNull = (amount: Amount): Decimal | null => (amount.is === 'exact' ? amount.decimal : null)

/** Identifiers are compared without case, as UUIDs are. */
const idOf = (id: string) => id.trim().toLowerCase()
