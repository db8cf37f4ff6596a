import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type CaseEvidence,
  combineDeliveries,
} from '@/lib/features/collection-cases/domain/case-evidence'
import { useDeliveries } from '@/lib/features/invoice-tracking/client/public'
import { formatCaseDebtorName } from '../case-debtors'

/**
 * Whether the invoices of cases were delivered, as far as distribution knows; no evidence where the
 * person may not search it, or it has not answered.
 */
export function useCaseDeliveries(
  rows: readonly CollectionCase[],
): (row: CollectionCase) => readonly CaseEvidence[] {
  const find = useDeliveries(rows.flatMap(listNumbers))
  return (row) => {
    const [only, ...others] = row.invoices ?? []
    const reference = only && others.length === 0 ? row.paymentDetails?.kid?.trim() : undefined
    const [debtor] = row.debtors ?? []
    return combineDeliveries(
      listNumbers(row).map((number) =>
        find({
          number,
          reference: reference || null,
          customerName: debtor ? formatCaseDebtorName(debtor) : null,
        }),
      ),
    )
  }
}

const listNumbers = ({ invoices }: CollectionCase): string[] =>
  (invoices ?? []).flatMap(({ invoiceNumber }) => invoiceNumber?.trim() || [])
