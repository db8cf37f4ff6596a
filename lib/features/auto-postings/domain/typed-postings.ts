import type { PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { parseExactDecimal } from '@/lib/shared/numbers/number-input'

/** A row as it stands in the form: texts. */
export type TypedPosting = Record<keyof PostingRow, string> & { key: string }

export const postingFields = [
  'customerNo',
  'documentNo',
  'amount',
  'currency',
  'postingDate',
  'text',
] as const satisfies readonly (keyof PostingRow)[]

/** A blank row. Currency and date are mostly those of the row before. */
export const makeBlankPosting = (
  key: string,
  currency: string,
  postingDate: string,
): TypedPosting => ({
  key,
  ...{ customerNo: '', documentNo: '', amount: '', currency, postingDate, text: '' },
})

/** Most rows of one set: as the contract of the desk has it. */
export const postingRowsMax = 200

/** The fields of a row that cannot go out as they are typed. */
export const listInvalidPostingFields = (row: TypedPosting): (keyof PostingRow)[] =>
  postingFields.filter((field) => !isValid(field, row[field].trim()))

function isValid(field: keyof PostingRow, typed: string): boolean {
  if (field === 'text') return typed.length <= 200
  if (field === 'amount') return Number(parseExactDecimal(typed) ?? 0) > 0
  if (field === 'postingDate') return findTypedDay(typed) !== null
  return typed !== ''
}

/** The rows as they go out; null where one is not complete. */
export function toPostingRows(rows: readonly TypedPosting[]): PostingRow[] | null {
  if (rows.length === 0 || rows.some((row) => listInvalidPostingFields(row).length > 0)) return null
  return rows.map(({ customerNo, documentNo, amount, currency, postingDate, text }) => ({
    customerNo: customerNo.trim(),
    documentNo: documentNo.trim(),
    amount: parseExactDecimal(amount)!,
    currency: normalizeCurrency(currency) ?? currency.trim(),
    postingDate: findTypedDay(postingDate)!,
    text: text.trim(),
  }))
}
