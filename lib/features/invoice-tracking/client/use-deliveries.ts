import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReadContext } from '@/lib/client/background-reads'
import { useLimits } from '@/lib/client/limits'
import { useOffers } from '@/lib/client/offers'
import { read } from '@/lib/client/read'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { Limits } from '@/lib/shared/wire/limits'
import { type Delivery, findDelivery, type SentInvoice } from '../domain/deliveries'
import {
  buildNextPage,
  buildReferenceSearches,
  type ReferenceSearch,
  withAnswer,
} from '../domain/references/reference-searches'

/**
 * What became of some invoices that were sent: one search for each so many numbers. Null where the
 * person may not search, the search did not answer in full, or nothing there is surely the invoice.
 * Numbers that leave the list ask for nothing again.
 */
export function useDeliveries(
  numbers: readonly string[],
): (invoice: SentInvoice) => Delivery | null {
  const limits = useLimits()
  const isOffered = useOffers()('searchInvoiceSummary')
  const [asked, setAsked] = useState<readonly string[]>([])
  if (numbers.some((number) => !asked.includes(number))) setAsked([...new Set(numbers)])
  const answers = useQueries({
    queries: buildReferenceSearches('invoiceNumber', asked, 'lines', limits).map((search) => ({
      queryKey: ['searchInvoiceSummary', { body: buildNextPage(search, limits) }, 'whole'],
      queryFn: (context: ReadContext) => readToEnd(search, limits, context),
      enabled: isOffered,
    })),
  })
  return (invoice) => {
    const at = Math.floor(asked.indexOf(invoice.number) / limits.searchValues)
    const rows = answers[at]?.data
    return rows ? findDelivery(invoice, rows) : null
  }
}

/**
 * The rows of a search; null where not all of them came: another sending of the same invoice, or
 * another one under its number, may be among the rest.
 */
export async function readToEnd(
  search: ReferenceSearch,
  limits: Limits,
  context: ReadContext,
): Promise<readonly SummaryRow[] | null> {
  let reached = search
  while (reached.state === 'open') {
    const body = buildNextPage(reached, limits)
    reached = withAnswer(reached, await read('searchInvoiceSummary', { body }, context))
  }
  return reached.state === 'whole' ? reached.rows : null
}
