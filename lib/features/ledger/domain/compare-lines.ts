import { type Decimal, subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'
import type { OpenAmount } from './open-amounts'

/**
 * An item whose two ledgers differ. Null: the ledger has nothing of it. `by` is what the general ledger
 * has more.
 */
export type ItemDifference = {
  arItemId: string | null
  documentNo: string | null
  customerNo: string | null
  currency: string
  item: Decimal | null
  gl: Decimal | null
  by: Decimal
}

/**
 * The items of a currency of which receivables and the general ledger have another amount, the largest
 * difference first. One that a ledger has nothing of counts as nothing there.
 */
export function compareItems(
  currency: string,
  items: readonly OpenAmount[],
  lines: readonly OpenAmount[],
): ItemDifference[] {
  const [own, booked] = [items, lines].map((each) =>
    Map.groupBy(
      each.filter((one) => one.currency === currency),
      ({ arItemId }) => arItemId,
    ),
  ) as [ByItem, ByItem]
  const ids = new Set([...own.keys(), ...booked.keys()])
  return [...ids]
    .flatMap((id) => {
      const [item, gl] = [sumOf(own.get(id)), sumOf(booked.get(id))]
      const by = subtractDecimals(gl ?? '0', item ?? '0')
      if (by === '0') return []
      const { documentNo, customerNo } = (own.get(id) ?? booked.get(id))![0]!
      return [{ arItemId: id, documentNo, customerNo, currency, item, gl, by }]
    })
    .toSorted((one, other) => compareSizes(other.by, one.by))
}

type ByItem = Map<string | null, OpenAmount[]>

const sumOf = (amounts: readonly OpenAmount[] | undefined) =>
  amounts ? sumDecimals(amounts.map(({ amount }) => amount)) : null

const compareSizes = (one: Decimal, other: Decimal) =>
  Math.sign(Number(subtractDecimals(one.replace('-', ''), other.replace('-', ''))))
