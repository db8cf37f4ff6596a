import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  compareDecimals,
  type Decimal,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'

type SentRow = { key: string; amount: ExactNumber }
type Remaining = ReadonlyMap<string, ExactNumber>

/**
 * Whether every document of a set owes less than before by exactly what was sent of it, to the last
 * digit. Where it does not, or where that is not known of one, nothing follows: somebody else may
 * have booked on it, and a service may book later.
 */
export function areLoweredAsSent(rows: readonly SentRow[], before: Remaining, now: Remaining) {
  const sent = Map.groupBy(rows, ({ key }) => key)
  return (
    sent.size > 0 &&
    [...sent].every(([key, ofDocument]) => {
      const [was, is] = [toDecimal(before.get(key)), toDecimal(now.get(key))]
      const amounts = ofDocument.map(({ amount }) => toDecimal(amount))
      if (was === null || is === null || amounts.includes(null)) return false
      const total = sumDecimals(amounts.filter((amount) => amount !== null))
      return compareDecimals(subtractDecimals(was, is), total) === 0
    })
  )
}

function toDecimal(value: ExactNumber | undefined): Decimal | null {
  const amount = parseAmount(value)
  return amount.is === 'exact' ? amount.decimal : null
}
