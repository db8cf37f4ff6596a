import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { compareDecimals } from '@/lib/shared/numbers/money'
import type { AgingInterval } from './aging-intervals'
import { toExact } from './open-amounts'

/**
 * Whether aging of one customer is that. Its answer names no customer, so only the one of all
 * customers can tell: figures that equal those though others owe too are all customers' (`same`).
 * Where nobody else is seen to owe, the filter cannot change the answer, and nothing is said.
 *
 * @param doOthersOwe null where that could not be read.
 */
export function judgeAgedCustomer(
  own: readonly AgingInterval[],
  whole: readonly AgingInterval[] | null,
  doOthersOwe: boolean | null,
): 'own' | 'same' | 'unverified' {
  if (own.every(isNothing)) return 'own'
  if (whole === null) return 'unverified'
  if (!equalsWhole(own, whole)) return 'own'
  return doOthersOwe === null ? 'unverified' : doOthersOwe ? 'same' : 'own'
}

/** True where aging of one customer has the figures of all customers. */
export const equalsWhole = (own: readonly AgingInterval[], whole: readonly AgingInterval[]) =>
  toFigures(own) === toFigures(whole)

/**
 * True where an item of another customer, which was there at the end of a day, is open now. One that
 * was paid since then tells nothing.
 */
export const findOthersOwing = (
  items: readonly OpenItem[],
  customerNo: string,
  asOf: string,
): boolean =>
  items.some((item) => {
    const [other, day] = [item.customerNo?.trim(), parseTimestampDay(item.documentDate ?? '')]
    const remaining = toExact(item.remainingAmount)
    return (
      Boolean(other) &&
      other !== customerNo.trim() &&
      day !== null &&
      day <= asOf &&
      remaining !== null &&
      remaining !== '0'
    )
  })

type OpenItem = {
  customerNo?: string | null
  documentDate?: string | null
  remainingAmount?: ExactNumber | null
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
