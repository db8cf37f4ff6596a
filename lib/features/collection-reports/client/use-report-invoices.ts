import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { getInvoicePagesQuery } from '@/lib/features/collection-invoices/client/public'
import { useReadAhead } from '@/lib/features/settlements/client/public'

/** The collection invoices of an organization, newest first, as far as they are read by themselves. */
export function useReportInvoices(organizationId: string) {
  const list = usePagedList(getInvoicePagesQuery(organizationId, {}))
  useReadAhead({
    rows: list.rows,
    more: list.isAtEnd || list.isResting ? null : () => void list.more(),
    isReading: list.isReading,
    failure: list.failure,
  })
  return list
}
