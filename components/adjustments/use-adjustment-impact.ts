import { useQueries } from '@tanstack/react-query'
import { useT } from '@/lib/client/translation'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/adjustment-draft'
import { computeAdjustmentImpacts } from '@/lib/features/adjustments/domain/adjustment-impact'
import { computeClaimImpacts } from '@/lib/features/adjustments/domain/claim-impact'
import { getImpactInvoiceQuery } from '@/lib/features/batches/client/public'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import type { AdjustmentDialogProps } from './adjustment-props'
import { listWarnings } from './adjustment-warnings'

/**
 * What rows would do as they are typed, to their invoices as they are read: nothing is said of one that
 * is not read yet, and nothing is warned of before each is.
 */
export function useAdjustmentImpact(
  { kind, organizationId }: Pick<AdjustmentDialogProps, 'kind' | 'organizationId'>,
  rows: AdjustmentFormRow[],
) {
  const t = useT()
  const invoiceIds = [...new Set(rows.map(({ invoiceId }) => invoiceId))]
  const reads = useQueries({
    queries: invoiceIds.map((invoiceId) => getImpactInvoiceQuery(organizationId, invoiceId)),
  })
  const invoices = reads.map(({ data }) => data?.data).filter((invoice) => invoice != null)
  const drafts = rows.map(({ invoiceId, amount, currency }) => ({
    invoiceId,
    amount: parseDecimal(amount),
    currency,
  }))
  const impacts = computeAdjustmentImpacts(drafts, invoices)
  return {
    invoiceCount: invoiceIds.length,
    /** The numbers of the invoices, each behind its id. */
    numbers: invoices.map(({ id, invoiceNumber }) => [id ?? '', invoiceNumber ?? ''] as const),
    impacts,
    claims: invoices.length === 1 ? computeClaimImpacts(kind, invoices[0]!, drafts) : null,
    warnings: reads.some(({ isPending }) => isPending) ? [] : listWarnings(t, impacts, drafts),
  }
}
