import type { Decimal } from '@/lib/shared/numbers/money'
import type { LeftLine } from './left-line'

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

/**
 * What a column holds; `direction`: whether money came in or went out; `left`: why a line is left out;
 * `other` is read past.
 */
export type ColumnField =
  | 'paid'
  | 'payer'
  | 'reference'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'currency'
  | 'bankReference'
  | 'direction'
  | 'left'
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
