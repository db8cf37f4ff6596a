import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { addDays, parseDay } from '@/lib/shared/dates/calendar-date'
import { compareDecimals, parseAmount } from '@/lib/shared/numbers/money'
import { findReplacedStop } from './whole/item-stops'
import { type BalanceItem, isOpen } from './whole/receivable-items'

type Item = BalanceItem &
  Parameters<typeof findReplacedStop>[0] & { collectionLevel?: string | null }

/** A stop of a customer with its last day. */
export type EndingStop = { kind: StopKind; until: string }

/**
 * What becomes of an item on the day after a stop of its customer ended. `released`: what was
 * stopped begins. `untouched`: nothing was held back: it is paid, in credit, not due, or past that
 * step. `held`: a stop of its own goes on. `unknown`: the ledger doesn't tell enough.
 */
export type ItemAfterStop = 'released' | 'untouched' | 'held' | 'unknown'

/**
 * A reminder is for what is overdue and not in collection, debt collection for what is overdue and
 * was reminded, interest for what is overdue. All of it is assumed: the interface tells no rules.
 */
export function findItemAfterStop(item: Item, stop: EndingStop): ItemAfterStop {
  if (!isOpen(item)) return 'untouched'
  const remaining = parseAmount(item.remainingAmount)
  if (remaining.is !== 'exact') return 'unknown'
  if (compareDecimals(remaining.decimal, '0') < 0) return 'untouched'
  const due = parseDay(item.dueDate ?? '')
  if (due === null) return 'unknown'
  if (due > stop.until) return 'untouched'
  const isMeant = isAtStep(item, stop.kind)
  if (isMeant !== true) return isMeant === null ? 'unknown' : 'untouched'
  const own = findReplacedStop(item, stop.kind, addDays(stop.until, 1))
  if (own === null) return 'released'
  return own === 'untold' || own.unreadable !== undefined ? 'unknown' : 'held'
}

/** Whether an item stands where a stop of a kind holds it back; null where that is not known. */
function isAtStep({ collectionLevel }: Item, kind: StopKind): boolean | null {
  if (kind === 'interestCalc') return true
  const level = collectionLevel?.trim().toUpperCase()
  if (level === 'REMINDER') return true
  if (level === 'NONE') return kind === 'reminder'
  return level === 'COLLECTION' ? false : null
}

/** What the stops of a kind release when they end, and what stands beside it. */
export type Released = {
  kind: StopKind
  items: number
  customers: number
  held: number
  unknown: number
}

type Ending<Each> = { stop: EndingStop; items: readonly Each[] }

/** The items that the end of some stops of a kind releases. */
export const listReleased = <Each extends Item>(
  ending: readonly Ending<Each>[],
  kind: StopKind,
): Each[] =>
  ending
    .filter(({ stop }) => stop.kind === kind)
    .flatMap(({ stop, items }) =>
      items.filter((item) => findItemAfterStop(item, stop) === 'released'),
    )

/** What the end of some stops releases, a kind each; kinds of which nothing ends are left out. */
export function countReleased(ending: readonly Ending<Item>[]): Released[] {
  const byKind = Map.groupBy(ending, ({ stop }) => stop.kind)
  return [...byKind].map(([kind, own]) => {
    const told = own.map(({ stop, items }) => items.map((item) => findItemAfterStop(item, stop)))
    const count = (is: ItemAfterStop) => told.flat().filter((each) => each === is).length
    return {
      kind,
      items: count('released'),
      customers: told.filter((each) => each.includes('released')).length,
      held: count('held'),
      unknown: count('unknown'),
    }
  })
}
