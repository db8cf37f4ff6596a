import type { BankLine } from './bank-line'
import { normalizeName } from './payer-names'

/**
 * What makes a bank line itself, whenever and by whomever it is pasted: the bank's own reference
 * where it gives one, else who paid what, when and for what.
 */
export function describeIdentity(line: BankLine, currency: string): string {
  const { paid, amount, bankReference, payer, reference } = line
  const shared = [paid, amount, currency]
  return JSON.stringify(
    bankReference
      ? ['bank', bankReference.toUpperCase().replace(/\s/g, ''), ...shared]
      : ['line', normalizeName(payer), normalizeName(reference), ...shared],
  )
}

/**
 * Lines that say the same as an earlier one of the list, by the earlier one's place, and how manieth
 * of its kind each line is. `isSame`: the bank's reference says that it is the same payment.
 */
export type Repeat = { of: number | null; occurrence: number; isSame: boolean }

export function findRepeats(lines: readonly BankLine[], currency: string): Repeat[] {
  const seen = new Map<string, { first: number; count: number }>()
  return lines.map((line) => {
    const key = describeIdentity(line, line.currency ?? currency)
    const known = seen.get(key)
    const count = (known?.count ?? 0) + 1
    seen.set(key, { first: known?.first ?? line.no, count })
    const isSame = known !== undefined && line.bankReference !== null
    return { of: known?.first ?? null, occurrence: count, isSame }
  })
}
