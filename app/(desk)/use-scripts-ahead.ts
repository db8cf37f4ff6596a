import { useEffect } from 'react'
import type { OperationName } from '@/lib/client/offers'

/** Each of the pages that a person goes to most, and an operation that it lives by. */
const pages: [OperationName, () => Promise<unknown>][] = [
  ['getCustomer', () => import('@/components/customers/edit/customer-page')],
  ['listCustomers', () => import('@/components/customers/list/customers-page')],
  ['listCollectionInvoices', () => import('@/components/collection-invoices/invoices-page')],
  ['getCollectionInvoice', () => import('@/components/collection-invoices/invoice-page')],
  ['searchInvoiceSummary', () => import('@/components/invoice-search/partner-search-page')],
  ['listCases', () => import('@/components/collection-cases/cases-page')],
  ['listCases', () => import('@/components/collection-cases/case-page')],
]

/**
 * Loads the scripts of the pages that a person may go to, one page whenever the browser has nothing
 * else to do: their first visit then waits for its data alone. Nothing is asked of the service for
 * it. Who saves data is spared it.
 */
export function useScriptsAhead(withheld: readonly OperationName[]) {
  const kept = withheld.join(' ')
  useEffect(() => {
    if (savesData()) return
    const offered = pages.filter(([operation]) => !kept.split(' ').includes(operation))
    let isLeft = false
    async function loadNext() {
      const [, load] = offered.shift() ?? []
      if (isLeft || !load) return
      // What can't be loaded now is loaded by its page, which tells of it.
      await load().catch(() => undefined)
      whenIdle(() => void loadNext())
    }
    whenIdle(() => void loadNext())
    return () => {
      isLeft = true
    }
  }, [kept])
}

/** Not every browser tells when it is idle; the others are left alone for a while. */
const whenIdle = (load: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(load) : setTimeout(load, 2_000)

const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
