import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { BulkAdjustment } from '@/lib/contracts/desk/bulk/bulk-rows'
import { toInvoiceState } from '@/lib/features/collection-cases/domain/public'
import { isClosed } from '@/lib/features/collection-invoices/domain/public'
import { compareDecimals, normalizeCurrency, parseAmount } from '@/lib/shared/numbers/money'
import { formatDecimalInput } from '@/lib/shared/numbers/number-input'
import {
  type AdjustmentFormRow,
  type AdjustmentKind,
  createBlankAdjustment,
  toAdjustmentRow,
} from './adjustment-draft'
import { isWithdrawn } from './adjustment-impact'

/** Why an invoice is left out: nothing could be sent of it, or nothing would come of it. */
export type LeftOutReason = 'unnamed' | 'closed' | 'unknown' | 'nothingLeft'

export const leftOutReasons: readonly LeftOutReason[] = [
  'closed',
  'nothingLeft',
  'unknown',
  'unnamed',
]

/** An invoice of the list with the row that is typed for it. */
export type BulkAdjustmentRow = { invoice: CollectionInvoice; form: AdjustmentFormRow }

/**
 * Ticked invoices that take a correction or a payment, each with a row of its own and an id that it
 * keeps; and how many are left out for which reason. A payment is of all that remains until
 * something else is typed. An amount is typed for each correction.
 */
export function prepareBulkAdjustments(
  kind: AdjustmentKind,
  invoices: readonly CollectionInvoice[],
  { day, random }: { day: string; random: (bytes: number) => Uint8Array },
): { rows: BulkAdjustmentRow[]; left: Partial<Record<LeftOutReason, number>> } {
  const rows: BulkAdjustmentRow[] = []
  const left: Partial<Record<LeftOutReason, number>> = {}
  for (const invoice of invoices) {
    const why = findLeftOutReason(kind, invoice)
    if (why) left[why] = (left[why] ?? 0) + 1
    else {
      const { id, remainingAmount } = invoice
      const currency = normalizeCurrency(invoice.currency)!
      const form = createBlankAdjustment({ kind, invoiceId: id!, currency, day }, random)
      const amount = kind === 'payment' ? formatDecimalInput(remainingAmount!) : ''
      rows.push({ invoice, form: { ...form, amount } })
    }
  }
  return { rows, left }
}

export function findLeftOutReason(
  kind: AdjustmentKind,
  invoice: CollectionInvoice,
): LeftOutReason | null {
  if (!invoice.id?.trim() || !invoice.invoiceNumber?.trim()) return 'unnamed'
  if (isClosed(invoice) || invoice.closedAt || isWithdrawn(invoice)) return 'closed'
  const remaining = parseAmount(invoice.remainingAmount)
  if (remaining.is !== 'exact' || normalizeCurrency(invoice.currency) === null) return 'unknown'
  const isPaid = kind === 'payment' && compareDecimals(remaining.decimal, '0') <= 0
  return isPaid ? 'nothingLeft' : null
}

/** The rows as they go out, each with what was shown of its invoice; null where one is not complete. */
export function toBulkAdjustments(
  kind: AdjustmentKind,
  rows: readonly BulkAdjustmentRow[],
): Omit<BulkAdjustment, 'idempotencyKey'>[] | null {
  const complete = rows.map(({ invoice, form }) => {
    const adjustment = toAdjustmentRow(form)
    return (
      adjustment && {
        ...{ kind, adjustment, invoiceNumber: invoice.invoiceNumber ?? '' },
        seen: toInvoiceState(invoice),
      }
    )
  })
  return complete.includes(null) ? null : complete.filter((row) => row !== null)
}
