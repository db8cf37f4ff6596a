import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { isListWhole } from '@/lib/shared/list-filters/list-end'
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
 * Whether an item of another customer, which was there at the end of a day, is open now. One that was
 * paid since then tells nothing. Null where none is among the items of an answer that may not hold all.
 */
export function findOthersOwing(
  { arItems, summary }: OpenItems,
  customerNo: string,
  asOf: string,
): boolean | null {
  const items = (arItems ?? []).filter((item) => item !== null)
  const isOthers = (item: OpenItem) => {
    const [other, day] = [item.customerNo?.trim(), toCalendarDay(item.documentDate ?? '')]
    const remaining = toExact(item.remainingAmount)
    return (
      Boolean(other) &&
      other !== customerNo.trim() &&
      day !== null &&
      day <= asOf &&
      remaining !== null &&
      remaining !== '0'
    )
  }
  if (items.some(isOthers)) return true
  return arItems && isListWhole(items.length, summary) ? false : null
}

type OpenItems = {
  arItems?: readonly (OpenItem | null)[] | null
  summary?: { totalCount?: ExactNumber | null; maximumCount?: ExactNumber | null } | null
}
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
