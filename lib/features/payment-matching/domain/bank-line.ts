import type { Decimal } from '@/lib/shared/numbers/money'

/**
 * One payment as a bank reports it. `no`: its place in the list, from 1. `paid`: YYYY-MM-DD.
 * `reference`: whatever the payer wrote, KID, number or text. `currency` is null where the list
 * names none.
 */
export type BankLine = {
  no: number
  paid: string
  payer: string
  reference: string
  amount: Decimal
  currency: string | null
  bankReference: string | null
}

/** Why a line is no payment that can be matched. */
export type LeftReason =
  | 'cells'
  | 'date'
  | 'amount'
  | 'amountAmbiguous'
  | 'currency'
  | 'outgoing'
  | 'pending'
  | 'reversed'

/** A line that is left out as it came, and why. */
export type LeftLine = { no: number; raw: string; why: LeftReason }

/** What a column holds; `other` is read past. */
export type ColumnField =
  | 'paid'
  | 'payer'
  | 'reference'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'currency'
  | 'bankReference'
  | 'other'

/**
 * A list of a bank as it was read. `columns`: what was found in it, in its order; null for camt,
 * whose fields have names. `isDayOrderGuess`: no date says whether the day or the month is first, so
 * the day was taken.
 */
export type BankList = {
  format: 'camt' | 'table'
  columns: ColumnField[] | null
  isDayOrderGuess: boolean
  lines: BankLine[]
  left: LeftLine[]
}

/** Most lines of one list: as many payments as one batch may hold (assumed). */
export const bankLinesMax = 1_000
