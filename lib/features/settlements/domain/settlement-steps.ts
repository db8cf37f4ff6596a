import type { Settlement } from '@/lib/contracts/collection/settlements'
import { type BarPosition, layoutFallingBars } from '@/lib/shared/numbers/falling-bars'
import {
  type Decimal,
  normalizeCurrency,
  subtractDecimals,
  sumByCurrency,
} from '@/lib/shared/numbers/money'

/**
 * A step from nothing to what was paid out: the parts of one type, what no part explains, and last
 * the amount of the settlement itself.
 */
export type SettlementStep = BarPosition & {
  kind: 'part' | 'unexplained' | 'paidOut'
  /** Of a part, as it came; null where it names none. */
  type: string | null
  amount: Decimal
}

/**
 * Why there is no picture: an amount is unknown or too long, or several currencies or none are
 * named, or nothing says what the amount is made of.
 */
export type NotDrawn = 'amount' | 'currency' | 'parts'

export type SettlementSteps =
  | { drawn: true; steps: SettlementStep[]; currency: string; zeroAt: number }
  | { drawn: false; why: NotDrawn }

const partOrder = ['CAPITAL', 'INTEREST', 'FEES']

/**
 * What settlements of one currency are made of, as falling bars; `unexplained` is left out at zero.
 */
export function buildSettlementSteps(settlements: readonly Settlement[]): SettlementSteps {
  const parts = settlements.flatMap(listAllocations)
  const currencies = new Set([...settlements, ...parts].map((each) => currencyOrNull(each)))
  const [currency] = currencies
  if (currencies.size !== 1 || currency == null) return { drawn: false, why: 'currency' }
  if (parts.length === 0) return { drawn: false, why: 'parts' }
  const paidOut = sumExact(settlements.map((each) => ({ amount: each.settlementAmount, currency })))
  const byType = [...Map.groupBy(parts, ({ type }) => normalizeType(type))]
    .toSorted(([one], [other]) => rankType(one) - rankType(other))
    .map(([type, own]) => ({ type, amount: sumExact(own) }))
  if (paidOut === null || byType.some(({ amount }) => amount === null))
    return { drawn: false, why: 'amount' }

  const changes = byType.map(({ type, amount }) => ({
    ...{ kind: 'part' as const, type, amount: amount! },
  }))
  const unexplained = changes.reduce((left, { amount }) => subtractDecimals(left, amount), paidOut)
  const all = [
    ...changes,
    ...(unexplained === '0'
      ? []
      : [{ kind: 'unexplained' as const, type: null, amount: unexplained }]),
  ]
  const { bars, zeroAt, toBar } = layoutFallingBars(all.map(({ amount }) => amount))
  const steps = all.map((change, at): SettlementStep => {
    const { from, to } = bars[at]!
    return { ...change, from, to }
  })
  return {
    drawn: true,
    steps: [...steps, { kind: 'paidOut', type: null, amount: paidOut, ...toBar(paidOut) }],
    currency,
    zeroAt,
  }
}

/** The parts that a settlement names. */
export const listAllocations = ({ allocations }: Settlement) =>
  (allocations ?? []).filter((part) => part !== null && part !== undefined)

/** A type of a part as it is compared; null where none is named. */
export const normalizeType = (type: string | null | undefined) => type?.trim().toUpperCase() || null

const rankType = (type: string | null) => {
  const rank = partOrder.indexOf(type ?? '')
  return rank === -1 ? partOrder.length : rank
}

const currencyOrNull = ({ currency }: { currency?: string | null }) => normalizeCurrency(currency)

/** The sum of amounts of one currency; null where one of them is not exact. */
export function sumExact(rows: Parameters<typeof sumByCurrency>[0]): Decimal | null {
  const totals = sumByCurrency(rows)
  const [total] = totals
  if (total === undefined) return '0'
  return totals.length > 1 || total.unknown + total.tooLong > 0 ? null : total.total
}
