import type { ExactNumber } from '@/lib/contracts/exact-number'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import {
  compareDecimals,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
} from '@/lib/shared/numbers/money'
import { parseExactDecimal } from '@/lib/shared/numbers/number-input'

/** What of a receivable item a reservation goes by. */
export type ReservableItem = {
  arItemId?: ExactNumber | null
  currency?: string | null
  remainingAmount?: ExactNumber | null
  reservedAmount?: ExactNumber | null
}

/** The same with what names whose it is, and for which document. */
export type ReservableRow = ReservableItem & {
  customerNo?: string | null
  documentNo?: string | null
}

/** Why nothing can be reserved on an item: it has no id or currency to name it by, or is settled. */
export function findReservationMisfit(item: ReservableItem): 'unnamed' | 'settled' | null {
  if (item.arItemId == null || normalizeCurrency(item.currency) === null) return 'unnamed'
  const remaining = parseAmount(item.remainingAmount)
  return remaining.is === 'exact' && compareDecimals(remaining.decimal, '0') <= 0 ? 'settled' : null
}

/** A reservation as it is typed, or what is wrong with it. */
export function parseReservation(typed: { amount: string; date: string }) {
  const amount = parseExactDecimal(typed.amount)
  const paymentDate = findTypedDay(typed.date)
  return {
    wrong: {
      amount: amount === null || Number(amount) <= 0,
      date: paymentDate === null,
    },
    value:
      amount !== null && Number(amount) > 0 && paymentDate !== null
        ? { amount, paymentDate }
        : null,
  }
}

/**
 * By how much a payment, with what is reserved already, is more than what remains; null where it is
 * not, or where that is not known.
 */
export function findExcess(item: ReservableItem, amount: ExactNumber | null): string | null {
  const [remaining, reserved, asked] = [
    parseAmount(item.remainingAmount),
    parseAmount(item.reservedAmount ?? 0),
    parseAmount(amount),
  ]
  if (remaining.is !== 'exact' || reserved.is !== 'exact' || asked.is !== 'exact') return null
  const left = subtractDecimals(
    subtractDecimals(remaining.decimal, reserved.decimal),
    asked.decimal,
  )
  return compareDecimals(left, '0') < 0 ? subtractDecimals('0', left) : null
}
