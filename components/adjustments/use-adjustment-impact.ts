import { useQueries } from '@tanstack/react-query'
import { useTick } from '@/components/ui/hooks/use-tick'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/adjustment-draft'
import { computeAdjustmentImpacts } from '@/lib/features/adjustments/domain/adjustment-impact'
import { computeClaimImpacts } from '@/lib/features/adjustments/domain/claim-impact'
import { listOpenSubmissions } from '@/lib/features/adjustments/domain/open-submissions'
import { getImpactInvoiceQuery } from '@/lib/features/batches/client/public'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import type { AdjustmentDialogProps } from './adjustment-props'
import { describeQuestion, listDayWarnings, listWarnings } from './adjustment-warnings'
import { listOpenNotes } from './open-notes'
import { useOpenBatches } from './use-open-batches'

/**
 * What rows would do as they are typed, to their invoices as they are read: nothing is said of one that
 * is not read yet, and of none is anything warned of before each is. What is odd has to be ticked, each
 * time anew, and so has what went out for them and is not known to be booked: what remains does not count
 * it.
 */
export function useAdjustmentImpact(
  { kind, organizationId }: Pick<AdjustmentDialogProps, 'kind' | 'organizationId'>,
  rows: AdjustmentFormRow[],
) {
  const t = useT()
  const today = useToday()
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
  const sent = useOpenBatches(organizationId)
  const isReading = reads.some(({ isPending }) => isPending)
  const warnings = [
    ...listDayWarnings(t, rows, today),
    ...(isReading ? [] : listWarnings(t, impacts, drafts)),
  ]
  const open = listOpenSubmissions(
    sent.batches,
    invoiceIds.map((id, at) => ({
      invoice: { id, invoiceNumber: reads[at]?.data?.data?.invoiceNumber || truncateId(id) },
    })),
  )
  const isAsked = warnings.some((line) => line.needsTick) || open.length > 0
  const [isIntended, onIntended] = useTick(describeQuestion(drafts, warnings, open))
  return {
    invoiceCount: invoiceIds.length,
    /** The numbers of the invoices, each behind its id. */
    numbers: invoices.map(({ id, invoiceNumber }) => [id ?? '', invoiceNumber ?? ''] as const),
    impacts,
    currencies: rows.map(({ invoiceId }) => {
      const read = reads[invoiceIds.indexOf(invoiceId)]?.data?.data
      return normalizeCurrency(read?.currency) ?? undefined
    }),
    claims:
      invoiceIds.length === 1 && invoices[0]
        ? computeClaimImpacts(kind, invoices[0], drafts)
        : null,
    notes: [...listOpenNotes(t, open, !sent.isReading && !sent.isKnown), ...warnings],
    ...{ isAsked, isIntended, onIntended },
    /** What may be odd is not known yet: until it is, nothing may go out. */
    isReading: isReading || sent.isReading,
    /** Whether a tick is still missing. */
    needsTick: isAsked && !isIntended,
  }
}
