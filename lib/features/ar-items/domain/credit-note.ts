import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import {
  compareDecimals,
  type Decimal,
  parseAmount,
  subtractDecimals,
} from '@/lib/shared/numbers/money'

/**
 * Why an item cannot be credited. `type`: it is neither an invoice nor an interest note. `nothing`:
 * nothing remains. `unknown`: its type, what remains, its number, its customer or its currency is not
 * told.
 */
export type CreditMisfit = 'type' | 'nothing' | 'unknown'

/** Why an item cannot be credited, or null. */
export function findCreditMisfit(item: ArItem): CreditMisfit | null {
  const type = item.documentType?.trim().toUpperCase()
  if (!type) return 'unknown'
  if (type !== 'IN' && type !== 'RN') return 'type'
  const remaining = parseAmount(item.remainingAmount)
  if (remaining.is !== 'exact' || item.arItemId == null || !item.currency) return 'unknown'
  if (!item.documentNo?.trim() || !item.customerNo?.trim()) return 'unknown'
  return compareDecimals(remaining.decimal, '0') > 0 ? null : 'nothing'
}

export type CreditProblem = 'none' | 'notAbove' | 'tooMuch'

/** Why an amount may not be credited of what remains, or null. */
export function findCreditProblem(amount: number | null, remaining: Decimal): CreditProblem | null {
  if (amount === null) return 'none'
  if (amount <= 0) return 'notAbove'
  return compareDecimals(String(amount), remaining) > 0 ? 'tooMuch' : null
}

/** What remains of an item after a credit note. */
export const findRemainder = (remaining: Decimal, amount: number): Decimal =>
  subtractDecimals(remaining, String(amount))

/**
 * The ids of credit notes of a document over one amount. A note has the number of what it credits
 * and an amount below zero (assumed); one that is written without its sign is taken too.
 */
export function findCreditNotes(
  items: readonly ArItem[],
  { documentNo, amount }: { documentNo: string; amount: number },
): string[] {
  return items.flatMap((item) => {
    const original = parseAmount(item.originalAmount)
    const isOne =
      item.documentType?.trim().toUpperCase() === 'CN' &&
      item.documentNo?.trim() === documentNo &&
      original.is === 'exact' &&
      compareDecimals(original.decimal.replace('-', ''), String(amount)) === 0
    return isOne && item.arItemId != null ? [String(item.arItemId)] : []
  })
}

/**
 * What a look shows of a credit note whose outcome is not known. A new note over the amount proves
 * it, where there are more of them than others can have made since. That there is none proves the
 * contrary only where all notes were read and as much remains as before. What others did since
 * takes nothing from such a proof.
 */
export function judgeCreditNote({
  found,
  known,
  others = 0,
  wasAbsent = false,
  isWhole,
  remaining,
  before,
}: {
  /** Notes over the amount, now and before the sending. */
  found: readonly string[]
  known: readonly string[]
  /** How many later writes may have made such a note. */
  others?: number
  /** An earlier look has proved that it was not made. */
  wasAbsent?: boolean
  /** All notes of the document were read, when none of them could come any more. */
  isWhole: boolean
  /** What remains of the item, now and before; null where it is not told. */
  remaining: Decimal | null
  before: Decimal | null
}): 'applied' | 'not-applied' | 'unproven' {
  const isNew = (id: string) => !known.includes(id)
  if (found.filter(isNew).length > others) return 'applied'
  const isAsBefore =
    remaining !== null && before !== null && compareDecimals(remaining, before) === 0
  return (isWhole && isAsBefore) || (wasAbsent && others > 0) ? 'not-applied' : 'unproven'
}
