import Big from 'big.js'
import type { Correction } from '@/lib/contracts/collection/corrections'
import type { Payment } from '@/lib/contracts/collection/payments'
import { duplicateCode } from './batch-intake'

/** Why a row fails, in the words of the batch. */
export type RowFailure = { code: string; message: string }

export type AdjustmentKind = 'payment' | 'correction'
export type SubmittedAdjustment = {
  kind: AdjustmentKind
  sourceId: string | null
  row: Payment | Correction
}

/** The invoice that a row names, as it is stored. */
export type AdjustedInvoice = { status: string; currency: string }

/** Neither is collected any longer, so neither takes a posting (assumed). */
const finalStatuses = ['CLOSED', 'WITHDRAWN']

/**
 * Why a row is not booked; undefined where it is. All of it is assumed: interface.md shows no rule
 * for a row.
 *
 * @param invoice the organization's invoice of that id; undefined where it has none.
 * @param isTaken whether the organization's ledger holds the row's source id already.
 */
export function findAdjustmentFailure(
  { kind, row }: SubmittedAdjustment,
  invoice: AdjustedInvoice | undefined,
  isTaken: boolean,
): RowFailure | undefined {
  if (isTaken)
    return {
      code: duplicateCode,
      message: `The organization has a ${kind} with this unique source id`,
    }
  if (!invoice) return { code: 'NOT_FOUND', message: `Invoice ${row.invoiceId} does not exist` }
  if (finalStatuses.includes(invoice.status))
    return { code: 'WRONG_STATE', message: `The invoice is ${invoice.status}` }
  if (row.currency !== undefined && row.currency !== invoice.currency)
    return {
      code: 'VALIDATION_FAILED',
      message: `currency: the invoice is in ${invoice.currency}, not ${row.currency}`,
    }
  const wrong = findAmountError(kind, row.amount ?? 0)
  return wrong === undefined
    ? undefined
    : { code: 'VALIDATION_FAILED', message: `amount: ${wrong}` }
}

/** A correction may be below zero: it then raises what remains. */
function findAmountError(kind: AdjustmentKind, amount: number): string | undefined {
  const exact = new Big(amount)
  if (exact.eq(0)) return 'is zero'
  if (kind === 'payment' && exact.lt(0)) return 'is below zero'
  if (!exact.eq(exact.round(2))) return 'has more than two decimals'
  return undefined
}
