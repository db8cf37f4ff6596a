import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  type Decimal,
  normalizeCurrency,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { findLineAmount, type LedgerLine, toExact } from './open-amounts'

type Period = { year?: ExactNumber | null; period?: ExactNumber | null }
type Booked = LedgerLine & Period & { glAccountNo?: string | null }
type Movement = Booked & {
  openingBalance?: ExactNumber | null
  closingBalance?: ExactNumber | null
}

/** A period of an account, named so that later ones come later: `2026-03`. */
export const namePeriod = ({ year, period }: Period): string | null =>
  typeof year === 'number' && typeof period === 'number'
    ? `${String(year).padStart(4, '0')}-${String(period).padStart(2, '0')}`
    : null

/** A period in which movements and general-ledger items differ; `by` is what movements have more. */
export type PeriodDifference = {
  account: string
  currency: string
  period: string
  gl: Decimal
  movement: Decimal
  by: Decimal
}

/**
 * The periods of some accounts in one currency whose movement is not what its general-ledger items come
 * to, the newest first. A period that has no movement counts as none moved. Null where a movement or a
 * line tells no amount, account or period, or one of any currency names none: it may be of this one.
 */
export function comparePeriods(
  currency: string,
  lines: readonly Booked[],
  movements: readonly Movement[],
): PeriodDifference[] | null {
  const [booked, moved] = [lines, movements].map((rows) => sumPeriods(currency, rows))
  if (!booked || !moved) return null
  return [...new Set([...booked.keys(), ...moved.keys()])]
    .flatMap((place) => {
      const [gl, movement] = [booked.get(place) ?? '0', moved.get(place) ?? '0']
      const by = subtractDecimals(movement, gl)
      const [period, account] = splitPlace(place)
      return by === '0' ? [] : [{ account, currency, period, gl, movement, by }]
    })
    .toSorted((one, other) => other.period.localeCompare(one.period))
}

function sumPeriods(currency: string, rows: readonly Booked[]): Map<string, Decimal> | null {
  if (!areCurrenciesNamed(rows)) return null
  const own = rows.filter((row) => normalizeCurrency(row.currency) === currency)
  const places = own.map((row) => {
    const [period, amount, account] = [namePeriod(row), findLineAmount(row), row.glAccountNo]
    return period && amount !== null && account ? { place: `${period} ${account}`, amount } : null
  })
  if (places.includes(null)) return null
  const byPlace = Map.groupBy(places as { place: string; amount: Decimal }[], ({ place }) => place)
  return new Map(
    [...byPlace].map(([place, each]) => [place, sumDecimals(each.map(({ amount }) => amount))]),
  )
}

const splitPlace = (place: string): [string, string] => [place.slice(0, 7), place.slice(8)]

const areCurrenciesNamed = (rows: readonly Booked[]) =>
  rows.every((row) => normalizeCurrency(row.currency) !== null)

/**
 * The closing balance of some accounts together at the end of a period, in one currency: of each that
 * of its newest period until then, as none has moved since. Null where one of them tells none, or a
 * movement names no currency, account or period.
 */
export function findClosingBalance(
  currency: string,
  movements: readonly Movement[],
  period: string,
): Decimal | null {
  const own = movements.filter((row) => normalizeCurrency(row.currency) === currency)
  const isPlaced = (row: Movement) => row.glAccountNo && namePeriod(row) !== null
  if (!areCurrenciesNamed(movements) || !own.every(isPlaced)) return null
  const byAccount = Map.groupBy(own, ({ glAccountNo }) => glAccountNo)
  const closing = [...byAccount.values()].map((rows) => findNewest(rows, period))
  return closing.length === 0 || closing.includes(null) ? null : sumDecimals(closing as Decimal[])
}

function findNewest(rows: readonly Movement[], period: string): Decimal | null {
  const past = rows.filter((row) => namePeriod(row)! <= period)
  const [newest, another] = past.toSorted((one, other) =>
    namePeriod(other)!.localeCompare(namePeriod(one)!),
  )
  const isAlone = newest && !(another && namePeriod(another) === namePeriod(newest))
  return isAlone ? toExact(newest.closingBalance) : null
}

/** Where a balance is not what it began with and what moved, or not where the next period begins. */
export type BrokenBalance = { account: string; period: string; by: Decimal }

/** The periods of a currency whose closing balance does not follow from its opening and movement. */
export const findBrokenBalances = (
  currency: string,
  movements: readonly Movement[],
): BrokenBalance[] =>
  movements.flatMap((row) => {
    const [opening, moved, closing] = [
      toExact(row.openingBalance),
      findLineAmount(row),
      toExact(row.closingBalance),
    ]
    const period = namePeriod(row)
    if (normalizeCurrency(row.currency) !== currency) return []
    if (opening === null || moved === null || closing === null || period === null) return []
    const by = subtractDecimals(closing, sumDecimals([opening, moved]))
    return by === '0' ? [] : [{ account: row.glAccountNo ?? '', period, by }]
  })
