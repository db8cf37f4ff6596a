import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useLimits } from '@/lib/client/limits'
import { useOffers } from '@/lib/client/offers'
import { getOperationQuery } from '@/lib/client/operation-query'
import { type Delivery, findDelivery, type SentInvoice } from '../domain/deliveries'

/**
 * What became of some invoices that were sent: one search for each so many numbers. Null where the
 * person may not search, the search did not answer, or nothing there is surely the invoice. Numbers
 * that leave the list ask for nothing again.
 */
export function useDeliveries(
  numbers: readonly string[],
): (invoice: SentInvoice) => Delivery | null {
  const { pageRows, searchValues } = useLimits()
  const isOffered = useOffers()('searchInvoiceSummary')
  const [asked, setAsked] = useState<readonly string[]>([])
  if (numbers.some((number) => !asked.includes(number))) setAsked([...new Set(numbers)])
  const chunks = Array.from({ length: Math.ceil(asked.length / searchValues) }, (_, at) =>
    asked.slice(at * searchValues, (at + 1) * searchValues),
  )
  const answers = useQueries({
    queries: chunks.map((Searches) => ({
      ...getOperationQuery('searchInvoiceSummary', {
        body: {
          ...{ SearchType: 'InvoiceNumber', Searches, PageSize: pageRows },
          ...{ OrderBy: 'desc', SortableColId: 'RowId' },
        },
      }),
      enabled: isOffered,
    })),
  })
  return (invoice) => {
    const answer = answers[Math.floor(asked.indexOf(invoice.number) / searchValues)]?.data
    return answer?.Rows ? findDelivery(invoice, answer.Rows) : null
  }
}
