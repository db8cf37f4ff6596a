import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '@/lib/client/operation-query'
import { type AgingInterval, readIntervals } from '@/lib/features/ledger/domain/aging-intervals'
import { type AgingDifference, locateDifference } from '@/lib/features/ledger/domain/compare-aging'
import { getAgingQuery, judgeAsOf } from './ledger'

/** Of so many customers at most aging is asked one by one. */
export const customersMax = 200

/**
 * Looks for the customers that a difference of aging comes from, once a person wants it: aging tells
 * sums, and names an item only through its customer.
 */
export function useLocated(clientNo: string, difference: AgingDifference, asOf: string) {
  const [isWanted, setIsWanted] = useState(false)
  const named = difference.within.flatMap(({ customerNo }) => customerNo?.trim() || [])
  const customers = [...new Set(named)]
  const isTooMany = customers.length > customersMax
  const aged = useAgedCustomers({
    ...{ clientNo, asOf, customers: customers.slice(0, customersMax) },
    enabled: isWanted && !isTooMany,
  })
  const isReading = isWanted && aged.isReading
  return {
    ...{ count: customers.length, isTooMany, isReading },
    locate: () => setIsWanted(true),
    again: aged.again,
    found:
      isWanted && !isReading
        ? locateDifference(difference, aged.byCustomer, aged.whole, asOf)
        : null,
  }
}

type Asked = { clientNo: string; asOf: string; customers: readonly string[]; enabled: boolean }

/**
 * The intervals of customers that are asked one by one, and of all of them; null where none could be
 * read. `again` asks once more for the customers of whom none could.
 */
export function useAgedCustomers({ clientNo, asOf, customers, enabled }: Asked) {
  const whole = useQuery({ ...getAgingQuery(clientNo, asOf), enabled })
  const queries = useQueries({
    queries: customers.map((customerNo) => ({
      ...getAgingQuery(clientNo, asOf, customerNo),
      enabled,
    })),
  })
  const intervals = queries.map(({ data }) => toIntervals(data, asOf))
  const unread = queries.filter((_, at) => intervals[at] === null)
  return {
    byCustomer: new Map(customers.map((customerNo, at) => [customerNo, intervals[at] ?? null])),
    whole: toIntervals(whole.data, asOf),
    isReading: [whole, ...queries].some(({ isFetching }) => isFetching),
    again: () => void Promise.all(unread.map(({ refetch }) => refetch())),
  }
}

/** Null where there is no answer, it has no intervals, or it is of another day. */
const toIntervals = (
  answer: Answer<'listAdbIntervals'> | undefined,
  asOf: string,
): AgingInterval[] | null =>
  answer?.adbIntervals && judgeAsOf(answer, asOf).is !== 'other'
    ? readIntervals(answer.adbIntervals)
    : null
