import { type InvoiceAmounts, isClosed } from '@/lib/features/collection-invoices/domain/public'
import {
  type Amount,
  compareDecimals,
  countDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  pickGreater,
  subtractDecimals,
} from '@/lib/shared/numbers/money'

/** A correction or a payment as it is drafted. Null is what nothing was typed for. */
export type PlannedAdjustment = {
  invoiceId: string
  amount: number | null
  currency: string | null
}

export type AdjustmentWarning =
  /** More than remains after the rows before it, `by` how much. */
  | { kind: 'exceedsRemaining'; by: Decimal }
  | { kind: 'otherCurrency'; invoiceCurrency: string }
  | { kind: 'closed' | 'withdrawn' | 'zero' | 'negative' | 'moreThanTwoDecimals' }
  /** What keeps the impact from being told. */
  | {
      kind:
        | 'invoiceUnknown'
        | 'remainingUnknown'
        | 'currencyUnknown'
        | 'amountUnknown'
        | 'amountTooLong'
    }
  /** Other rows of the submission for the same invoice, counted from 0. */
  | { kind: 'sameInvoice'; rows: number[] }

/**
 * What remains of the invoice before and after a row, with the rows before it; null where it cannot
 * be told.
 */
export type AdjustmentImpact = {
  before: Decimal | null
  after: Decimal | null
  warnings: AdjustmentWarning[]
}

/**
 * What each row of a submission does to its invoice, before it is sent. Rows on one invoice add up
 * in their order. A positive amount lowers what remains, of corrections as of payments (assumed:
 * interface.md 2.6 gives no sign). After a row whose impact cannot be told, that of later ones on
 * the same invoice cannot either.
 *
 * @param invoices as they were read; one that is not among them is unknown.
 */
export function computeAdjustmentImpacts(
  drafts: readonly PlannedAdjustment[],
  invoices: readonly InvoiceAmounts[],
): AdjustmentImpact[] {
  const known = new Map(invoices.map((invoice) => [normalizeId(invoice.id ?? ''), invoice]))
  const remaining = new Map<string, Decimal | null>()
  const rowsOf = Map.groupBy(drafts.keys(), (at) => normalizeId(drafts[at]!.invoiceId))
  return drafts.map((draft, at) => {
    const id = normalizeId(draft.invoiceId)
    const invoice = known.get(id)
    const before = remaining.has(id)
      ? (remaining.get(id) ?? null)
      : toDecimalOrNull(parseAmount(invoice?.remainingAmount))
    const amount = parseAmount(draft.amount)
    const isComparable =
      invoice !== undefined &&
      normalizeCurrency(draft.currency) !== null &&
      normalizeCurrency(draft.currency) === normalizeCurrency(invoice.currency)
    const after =
      before !== null && amount.is === 'exact' && isComparable
        ? subtractDecimals(before, amount.decimal)
        : null
    remaining.set(id, after)
    const warnings = [
      ...listAmountWarnings(amount),
      ...(invoice ? listInvoiceWarnings(draft, invoice) : [{ kind: 'invoiceUnknown' } as const]),
      ...listExcessWarnings(before, after, amount),
      ...listSharedInvoiceWarnings(rowsOf.get(id) ?? [], at),
    ]
    return { before, after, warnings }
  })
}

function listAmountWarnings(amount: Amount): AdjustmentWarning[] {
  if (amount.is !== 'exact')
    return [{ kind: amount.is === 'unknown' ? 'amountUnknown' : 'amountTooLong' }]
  const order = compareDecimals(amount.decimal, '0')
  return [
    ...(order === 0 ? [{ kind: 'zero' } as const] : []),
    ...(order < 0 ? [{ kind: 'negative' } as const] : []),
    ...(countDecimals(amount.decimal) > 2 ? [{ kind: 'moreThanTwoDecimals' } as const] : []),
  ]
}

function listInvoiceWarnings(
  draft: PlannedAdjustment,
  invoice: InvoiceAmounts,
): AdjustmentWarning[] {
  const invoiceCurrency = normalizeCurrency(invoice.currency)
  const currency = normalizeCurrency(draft.currency)
  const isUnknown = invoiceCurrency === null || currency === null
  return [
    ...(isUnknown
      ? [{ kind: 'currencyUnknown' } as const]
      : currency !== invoiceCurrency
        ? [{ kind: 'otherCurrency', invoiceCurrency } as const]
        : []),
    ...(parseAmount(invoice.remainingAmount).is === 'exact'
      ? []
      : [{ kind: 'remainingUnknown' } as const]),
    ...listEndWarnings(invoice),
  ]
}

function listEndWarnings(invoice: InvoiceAmounts): AdjustmentWarning[] {
  if (isWithdrawn(invoice)) return [{ kind: 'withdrawn' }]
  return isClosed(invoice) || invoice.closedAt ? [{ kind: 'closed' }] : []
}

/** Withdrawn is taken for an end, as closed is (assumed: the list of statuses is not shown). */
export const isWithdrawn = ({ status }: Pick<InvoiceAmounts, 'status'>) =>
  status?.trim().toUpperCase() === 'WITHDRAWN'

function listExcessWarnings(
  before: Decimal | null,
  after: Decimal | null,
  amount: Amount,
): AdjustmentWarning[] {
  if (
    before === null ||
    after === null ||
    amount.is !== 'exact' ||
    compareDecimals(amount.decimal, '0') <= 0
  )
    return []
  const by = subtractDecimals(amount.decimal, pickGreater(before, '0'))
  return compareDecimals(by, '0') > 0 ? [{ kind: 'exceedsRemaining', by }] : []
}

function listSharedInvoiceWarnings(rowsOfInvoice: readonly number[], at: number) {
  const rows = rowsOfInvoice.filter((other) => other !== at)
  return rows.length > 0 ? [{ kind: 'sameInvoice' as const, rows }] : []
}

const toDecimalOrNull = (amount: Amount): Decimal | null =>
  amount.is === 'exact' ? amount.decimal : null

/** Identifiers are compared without case, as UUIDs are. */
const normalizeId = (id: string) => id.trim().toLowerCase()
