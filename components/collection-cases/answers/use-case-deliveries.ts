import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type CaseEvidence,
  combineDeliveries,
} from '@/lib/features/collection-cases/domain/case-evidence'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { useDeliveries } from '@/lib/features/invoice-tracking/client/public'
import { formatCaseDebtorName } from '../case-debtors'

/**
 * Whether the invoices of cases were delivered, as far as distribution knows; no evidence where the
 * person may not search it, or it has not answered.
 */
export function useCaseDeliveries(
  rows: readonly CollectionCase[],
): (row: CollectionCase) => readonly CaseEvidence[] {
  const find = useDeliveries(rows.flatMap(listNumbers).filter((number) => number !== ''))
  return (row) => {
    const [only, ...others] = row.invoices ?? []
    const reference = only && others.length === 0 ? row.paymentDetails?.kid?.trim() : undefined
    const customerName = formatCaseDebtorName(findMainDebtor(row.debtors) ?? {})
    return combineDeliveries(
      listNumbers(row).map((number) =>
        number ? find({ number, reference: reference || null, customerName }) : null,
      ),
    )
  }
}

/** The numbers of the invoices of a case; blank for one that tells none, so that it is not found. */
const listNumbers = ({ invoices }: CollectionCase): string[] =>
  (invoices ?? []).map(({ invoiceNumber }) => invoiceNumber?.trim() ?? '')
