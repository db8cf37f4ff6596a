import { compareDecimals } from '@/lib/shared/numbers/money'
import type { AgingInterval } from './aging-intervals'

/**
 * Whether aging of one customer is that. Its answer names no customer, so only the one of all
 * customers can tell: figures that equal those are all customers' (`same`), or of the only one who
 * owes. Where nothing is open nothing can be told apart, and nothing needs to be.
 */
export function judgeAgedCustomer(
  own: readonly AgingInterval[],
  whole: readonly AgingInterval[] | null,
): 'own' | 'same' | 'unverified' {
  if (own.every(isNothing)) return 'own'
  if (whole === null) return 'unverified'
  return toFigures(own) === toFigures(whole) ? 'same' : 'own'
}

const isNothing = ({ amount, count }: AgingInterval) =>
  amount !== null && compareDecimals(amount, '0') === 0 && Number(count ?? 0) === 0

const toFigures = (intervals: readonly AgingInterval[]) =>
  intervals
    .filter((interval) => !isNothing(interval))
    .map(({ is, name, currency, fromDays, toDays, amount, count }) =>
      JSON.stringify([is, name, currency, fromDays, toDays, amount, count && String(count)]),
    )
    .sort()
    .join()
