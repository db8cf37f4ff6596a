import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { getOperationQuery } from '@/lib/client/operation-query'
import { type AgingInterval, readIntervals } from '@/lib/features/ledger/domain/aging-intervals'
import { type AgingDifference, locateDifference } from '@/lib/features/ledger/domain/compare-aging'
import { judgeAsOf } from './ledger'

/** Of so many customers at most aging is asked one by one. */
export const customersMax = 200

/**
 * Looks for the customers that a difference of aging comes from, once a person wants it: aging tells
 * sums, and names an item only through its customer.
 */
export function useLocated(clientNo: string, difference: AgingDifference, asOf: string) {
  const [isWanted, setIsWanted] = useState(false)
  const named = difference.within.map(({ customerNo }) => customerNo?.trim())
  const customers = [...new Set(named.filter((number) => number !== undefined && number !== ''))]
  const isTooMany = customers.length > customersMax
  const queries = useQueries({
    queries: customers.slice(0, customersMax).map((customerno) => ({
      ...getOperationQuery('listAdbIntervals', {
        params: { clientno: clientNo },
        query: { asof: asOf, customerno },
      }),
      enabled: isWanted && !isTooMany,
    })),
  })
  const byCustomer = new Map<string, AgingInterval[]>()
  for (const [at, { data }] of queries.entries())
    if (data?.adbIntervals && judgeAsOf(data, asOf).is !== 'other')
      byCustomer.set(customers[at]!, readIntervals(data.adbIntervals))
  const isReading = isWanted && queries.some(({ isFetching }) => isFetching)
  return {
    ...{ count: customers.length, isTooMany, isReading },
    look: () => setIsWanted(true),
    found: isWanted && !isReading ? locateDifference(difference, byCustomer, asOf) : null,
  }
}
