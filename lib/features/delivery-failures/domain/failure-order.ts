import { measureGrowth } from './day-bars'
import type { FailureRow } from './failure-rows'

/** What the rows can be ordered by, which are the heads of their table. */
export const failureOrders = [
  'cause',
  'count',
  'trend',
  'companies',
  'channel',
  'field',
  'first',
  'owner',
  'handled',
] as const
export type FailureOrder = (typeof failureOrders)[number]

/** A row as it is shown: in words, and with who has it. */
export type NamedRow = {
  row: FailureRow
  name: string
  /** The customer's field that mends it. */
  field: string | null
  /** Null: nobody; undefined: that is not known. */
  owner: string | null | undefined
}

type Order = { by: FailureOrder; direction: 'asc' | 'desc' }

/**
 * Rows in an order; what does not tell it stands last either way. Equal ones come by their count,
 * then by key, so that they never change places.
 */
export function orderRows(
  rows: readonly NamedRow[],
  { by, direction }: Order,
  period: { from: string; to: string },
): NamedRow[] {
  const sign = direction === 'asc' ? 1 : -1
  const value = (named: NamedRow) => getOrderValue(named, by, period)
  return rows.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)]
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || compareEqual(one, other)
    return sign * compareValues(left, right) || compareEqual(one, other)
  })
}

/** `first` is ordered by age, so that the oldest are most. */
function getOrderValue(
  { row, name, field, owner }: NamedRow,
  by: FailureOrder,
  period: { from: string; to: string },
): string | number | null {
  switch (by) {
    case 'cause':
      return name
    case 'count':
      return row.count
    case 'trend':
      return measureGrowth(row.days, period)
    case 'companies':
      return row.companies.length
    case 'channel':
      return row.channels[0]?.channel ?? null
    case 'field':
      return field
    case 'first':
      return row.firstTime === null ? null : -Number(row.firstTime.replace(/\D/g, '').slice(0, 12))
    case 'owner':
      return owner ?? null
    case 'handled':
      return (row.count - row.unhandled) / row.count
  }
}

const compareValues = (one: string | number, other: string | number) =>
  typeof one === 'string' || typeof other === 'string'
    ? String(one).localeCompare(String(other), 'nb')
    : one - other

const compareEqual = (one: NamedRow, other: NamedRow) =>
  other.row.count - one.row.count || one.row.key.localeCompare(other.row.key)
