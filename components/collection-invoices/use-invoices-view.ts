import { useMemo } from 'react'
import { useFiltersView } from '@/lib/client/lists/use-filters-view'
import {
  invoiceFilters,
  toInvoicesQuestion,
} from '@/lib/features/collection-invoices/client/collection-invoices-view'

/** What the list of invoices is narrowed to, and what is asked of the upstream for it. */
export function useInvoicesView() {
  const filters = useFiltersView(invoiceFilters)
  const key = JSON.stringify(filters.view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view
  const question = useMemo(() => toInvoicesQuestion(filters.view), [key])
  return { ...filters, question }
}
