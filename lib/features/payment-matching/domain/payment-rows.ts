import type { AdjustmentRow } from '@/lib/contracts/desk/batches'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import type { PlannedLine } from './payment-plan'

const descriptionMax = 140

/**
 * A payment as it goes out for each invoice of a line, under ids in their order. An identity number
 * in what the payer wrote does not go out with it.
 */
export function toPaymentRows(
  { line, candidate }: PlannedLine,
  sourceIds: readonly string[],
): AdjustmentRow[] {
  const text = (line.reference || (line.bankReference ?? '')).trim().slice(0, descriptionMax)
  const description = hasIdentityNumber(text) ? '' : text
  return (candidate?.parts ?? []).map(({ invoice, amount }, at) => ({
    ...{ invoiceId: invoice.id, amount: Number(amount), currency: invoice.currency },
    ...{ date: line.paid, description, sourceId: sourceIds[at]! },
  }))
}
