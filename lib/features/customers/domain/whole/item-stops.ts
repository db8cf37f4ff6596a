import type { ItemStop, StopKind } from '@/lib/contracts/desk/receivables/stops'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { addDays, parseDay } from '@/lib/shared/dates/calendar-date'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { listRunningStops, type Stop } from '../stops'
import { type BalanceItem, isOpen } from './receivable-items'

/** What of an item can be stopped. */
export const stopKinds = ['reminder', 'debtCollection', 'interestCalc'] as const

/** The longest reason of a stop, in characters. */
export const stopMemoMax = 200

const fields = {
  reminder: { until: 'stopReminderUntil', memo: 'stopReminderMemo' },
  debtCollection: { until: 'stopDebtCollectionUntil', memo: 'stopDebtCollectionMemo' },
  interestCalc: { until: 'stopInterestCalcUntil', memo: 'stopInterestCalcMemo' },
} as const

type StopField = (typeof fields)[StopKind]['until' | 'memo']
type StopFields = { [Field in StopField]?: string | null }
type Item = BalanceItem &
  StopFields & { arItemId?: ExactNumber | null; collectionLevel?: string | null }

/**
 * Why an item cannot be stopped. `paid`: nothing is open. `credit`: it is owed to the customer.
 * `unidentified`: the ledger gives it no id to name it by. `inCollection`: it is past reminders and
 * on its way there; it is paused in its case.
 */
export type StopMisfit = 'paid' | 'credit' | 'unidentified' | 'inCollection'

/** Why a stop does not fit an item, or null. What is not known of an item speaks against nothing. */
export function findStopMisfit(item: Item, kind: StopKind): StopMisfit | null {
  if (item.arItemId == null) return 'unidentified'
  if (!isOpen(item)) return 'paid'
  const remaining = parseAmount(item.remainingAmount)
  if (remaining.is === 'exact' && compareDecimals(remaining.decimal, '0') < 0) return 'credit'
  const isThere = item.collectionLevel?.trim().toUpperCase() === 'COLLECTION'
  return isThere && kind !== 'interestCalc' ? 'inCollection' : null
}

/** Items that a stop fits, and the others by why not. */
export function splitByStop<Each extends Item>(
  items: readonly Each[],
  kind: StopKind,
): { fitting: Each[]; misfits: [StopMisfit, Each[]][] } {
  const byMisfit = Map.groupBy(items, (item) => findStopMisfit(item, kind))
  const misfits = [...byMisfit].flatMap(([why, those]): [StopMisfit, Each[]][] =>
    why === null ? [] : [[why, those]],
  )
  return { fitting: byMisfit.get(null) ?? [], misfits }
}

/**
 * The stop of an item that a new one of that kind takes the place of: one that runs, or null.
 * `untold` where the item does not tell of it: then there may be one.
 */
export function findReplacedStop(
  item: StopFields,
  kind: StopKind,
  today: string,
): Stop | 'untold' | null {
  if (item[fields[kind].until] === undefined) return 'untold'
  return listRunningStops(item, today).find((stop) => stop.kind === kind) ?? null
}

/**
 * The last day of a stop that ends at once, because a day has no blank: yesterday. Null unless all
 * items are known to have a stop of that kind that runs.
 */
export function findEndDay(
  items: readonly StopFields[],
  kind: StopKind,
  today: string,
): string | null {
  const replaced = items.map((item) => findReplacedStop(item, kind, today))
  const canEnd = replaced.length > 0 && !replaced.includes(null) && !replaced.includes('untold')
  return canEnd ? addDays(today, -1) : null
}

export type StopProblem = 'dayWrong' | 'dayOver' | 'memoMissing' | 'memoTooLong' | 'memoIdentity'

/**
 * Why a stop may not be set as it is typed, or null. A stop says why: without a reason the one of
 * an earlier stop would stay.
 *
 * @param earliest the first day that may be its last.
 */
export function findStopProblem(
  { until, memo }: { until: string | null; memo: string },
  earliest: string,
): StopProblem | null {
  if (until === null) return 'dayWrong'
  if (until < earliest) return 'dayOver'
  if (memo.trim() === '') return 'memoMissing'
  if (memo.trim().length > stopMemoMax) return 'memoTooLong'
  return hasIdentityNumber(memo) ? 'memoIdentity' : null
}

/** One stop of an item as it was read, null where there is none. */
export const pickStop = (item: StopFields, kind: StopKind): ItemStop['seen'] => ({
  until: item[fields[kind].until]?.trim() || null,
  memo: item[fields[kind].memo] || null,
})

/** True where a stop is as it was seen. A day counts, not the style in which it was written. */
export const isStopAsSeen = (now: ItemStop['seen'], seen: ItemStop['seen']): boolean =>
  toDay(now.until) === toDay(seen.until) && (now.memo ?? '') === (seen.memo ?? '')

const toDay = (until: string | null) => parseDay(until ?? '') ?? until

/** What a stop sends, by the fields of the wire. A memo of null is left as it is. */
export const buildStopFields = ({
  kind,
  until,
  memo,
}: Pick<ItemStop, 'kind' | 'until'> & { memo: string | null }): StopFields => ({
  [fields[kind].until]: until,
  ...(memo !== null && { [fields[kind].memo]: memo }),
})
