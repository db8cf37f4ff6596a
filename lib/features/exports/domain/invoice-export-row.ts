import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import type { ExportedRow } from '@/lib/shared/tables/export-cells'

/**
 * A collection invoice as a row of an export: its own fields, and beside them what tells whose it
 * is. The debtor is the one that the list shows.
 */
export function toInvoiceExportRow({
  organization,
  claims,
  debtors,
  ...plain
}: CollectionInvoice): ExportedRow {
  const debtor = findMainDebtor(debtors)
  return {
    ...plain,
    organizationId: organization?.id,
    organizationNumber: organization?.organizationNumber,
    organizationName: organization?.name,
    debtorName: debtor && findDebtorName(debtor),
    debtorCustomerNumber: debtor?.customerNumber,
    debtorCount: debtors?.length,
    claimCount: claims?.length,
  }
}
