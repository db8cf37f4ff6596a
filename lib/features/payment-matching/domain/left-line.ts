import type { Decimal } from '@/lib/shared/numbers/money'

/** Why a line is no payment that can be matched. */
export type LeftReason =
  | 'cells'
  | 'date'
  | 'amount'
  | 'amountAmbiguous'
  | 'cut'
  | 'ragged'
  | 'unlisted'
  | 'currency'
  | 'outgoing'
  | 'pending'
  | 'reversed'

/**
 * A line that is left out as it came, and why. `cells`: what of it stands under each heading of a
 * list that is written out; absent where it is not known what its cells are.
 */
export type LeftLine = { no: number; raw: string; why: LeftReason; cells?: readonly string[] }

/** What a left line holds where its cells are known. `amount`: as it came where it is not read. */
export function readLeftCells({ cells, why }: LeftLine) {
  if (!cells) return null
  const [paid = '', payer = '', reference = '', amount = '', currency = ''] = cells
  const isRead =
    !['amount', 'amountAmbiguous', 'cut', 'ragged'].includes(why) &&
    /^-?\d+(?:,\d{1,2})?$/.test(amount)
  const decimal = isRead ? (amount.replace(',', '.') as Decimal) : null
  return { paid, payer, reference, amount, decimal, currency: currency || null }
}

const words: Record<LeftReason, string> = {
  cells: 'no date or amount',
  date: 'unreadable date',
  amount: 'unreadable amount',
  amountAmbiguous: 'ambiguous amount',
  cut: 'cut off',
  ragged: 'other number of cells',
  unlisted: 'transactions not listed',
  currency: 'unreadable currency',
  outgoing: 'outgoing',
  pending: 'pending',
  reversed: 'reversed',
}
const reasons = new Map(Object.entries(words).map(([why, word]) => [word, why as LeftReason]))

/** What stands in a list that is written out behind a line that is left out of it. */
export const writeLeftReason = (why: LeftReason): string => words[why]

/** The reason for which a list that was written out says that a line is left out of it, or null. */
export const readLeftReason = (cell: string): LeftReason | null =>
  reasons.get(cell.trim().toLowerCase()) ?? null
