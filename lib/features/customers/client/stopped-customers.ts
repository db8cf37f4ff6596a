import { createLoader, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { ReadContext } from '@/lib/client/background-reads'
import type { ListRows } from '@/lib/shared/list-filters/filter-table'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import { stopSpans } from '../domain/stop-calendar'
import type { EndingStop } from '../domain/stop-end'
import { listStops } from '../domain/stops'
import { stopKinds } from '../domain/whole/item-stops'
import { hasUntoldStop } from '../domain/whole/next-stop'
import { isOpen } from '../domain/whole/receivable-items'
import type { CustomerRow } from './customers'
import { readAllCustomers } from './read-all-customers'
import { readItemPages } from './stopped-items'
import { readItems } from './whole-list'

/**
 * The one description of what the address of the stops holds: what is stopped, when it ends (a span
 * or one day), and two marks.
 */
export const stopsParsers = {
  kind: parseAsStringLiteral(stopKinds),
  span: parseAsStringLiteral(stopSpans),
  day: parseAsString,
  noReason: parseAsBoolean.withDefault(false),
  collection: parseAsBoolean.withDefault(false),
}

export const loadStopsView = createLoader(stopsParsers)

/**
 * Customers with a stop. `isWhole`: all were read; `untold`: of so many the list leaves a stop out,
 * so that they may have one more.
 */
export type StoppedCustomers = {
  customers: CustomerRow[]
  read: number
  untold: number
  isWhole: boolean
}

/** The customers of a client that have a stop, found among all of them: the list has no filter for it. */
export const getStoppedCustomersQuery = (clientNo: string) => ({
  queryKey: ['listCustomers', 'stopped', clientNo],
  queryFn: async (context: ReadContext): Promise<StoppedCustomers> => {
    const found = { customers: new Map<string, CustomerRow>(), read: 0, untold: 0 }
    const isWhole = await readAllCustomers({ clientno: clientNo, search: '' }, context, (page) => {
      found.read += page.length
      for (const row of page) {
        if (hasUntoldStop(row)) found.untold += 1
        // The day tells how long a stop has left, and not whether there is one.
        if (listStops(row, '').length > 0)
          found.customers.set(row.customerNo ?? JSON.stringify(row), row)
      }
    })
    return { ...found, customers: [...found.customers.values()], isWhole }
  },
})

/**
 * Numbers of customers with an open item that says that it is in debt collection. `isWhole`: all
 * items were read, and each says whether it is, and whose it is.
 */
export const getCustomersInCollectionQuery = (clientNo: string) => ({
  queryKey: ['listArItems', 'in collection', clientNo],
  queryFn: async (
    context: ReadContext,
  ): Promise<{ customerNos: Set<string>; isWhole: boolean }> => {
    const customerNos = new Set<string>()
    const question = { collectionlevel: 'COLLECTION' }
    let areAllTold = true
    const isEnded = await readItemPages(clientNo, question, context, (page) => {
      const { found, possible } = evaluateLookup('listArItems', question, page, false)
      for (const { customerNo } of found.filter(isOpen)) customerNos.add(customerNo ?? '')
      areAllTold &&= possible.filter(isOpen).length === found.filter(isOpen).length
    })
    const areAllNamed = !customerNos.delete('')
    return { customerNos, isWhole: isEnded && areAllTold && areAllNamed }
  },
})

/** A stop that ends, with the items of its customer. */
export type EndingItems = { stop: EndingStop; items: ListRows['listArItems'][] }

const atOnce = 4

/**
 * The items of some customers whose stops end, each customer read once. `isWhole` is false where one
 * has more than is read.
 */
export const getEndingItemsQuery = (
  clientNo: string,
  ending: readonly { customerNo: string; stop: EndingStop }[],
) => ({
  queryKey: ['listArItems', 'ending stops', clientNo, ending],
  queryFn: async (context: ReadContext): Promise<{ ending: EndingItems[]; isWhole: boolean }> => {
    const waiting = [...new Set(ending.map(({ customerNo }) => customerNo))]
    const byCustomer = new Map<string, Awaited<ReturnType<typeof readItems>>>()
    const work = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        byCustomer.set(next, await readItems(clientNo, next, context))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    return {
      ending: ending.map(({ customerNo, stop }) => ({
        stop,
        items: byCustomer.get(customerNo)!.rows,
      })),
      isWhole: [...byCustomer.values()].every(({ isWhole }) => isWhole),
    }
  },
})
