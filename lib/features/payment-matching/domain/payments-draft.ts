import type { BankLine, BankList, LeftLine } from './bank-line'
import type { Pick, Picks } from './payment-plan'

/**
 * A list that is not sent yet, as it is kept: its lines, what was chosen, and the key under which it
 * goes out. `isSent`: it went out and was not answered, so it is looked for before anything else.
 */
export type PaymentsDraft = {
  idempotencyKey: string
  isSent: boolean
  pastedAt: string
  currency: string | null
  list: BankList
  picks: Picks
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const toFields = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** What a kept draft holds, or null when it is none: kept content is as old as it likes. */
export function parsePaymentsDraft(content: unknown): PaymentsDraft | null {
  const { idempotencyKey, isSent, pastedAt, currency, list, picks } = toFields(content)
  const { format, columns, isDayOrderGuess, lines, left } = toFields(list)
  if (!isText(idempotencyKey) || !isText(pastedAt) || !isTextOrNull(currency)) return null
  if (!Array.isArray(lines) || !lines.every(isBankLine)) return null
  if (!Array.isArray(left) || !left.every(isLeftLine)) return null
  return {
    ...{ idempotencyKey, pastedAt, isSent: isSent === true },
    currency: currency as string | null,
    list: {
      format: format === 'camt' ? 'camt' : 'table',
      columns: Array.isArray(columns) ? (columns.filter(isText) as BankList['columns']) : null,
      isDayOrderGuess: isDayOrderGuess === true,
      ...{ lines, left },
    },
    picks: Object.fromEntries(
      Object.entries(toFields(picks)).filter((entry): entry is [string, Pick] => isPick(entry[1])),
    ),
  }
}

function isBankLine(value: unknown): value is BankLine {
  const line = toFields(value)
  return (
    typeof line.no === 'number' &&
    [line.paid, line.payer, line.reference, line.amount].every(isText) &&
    [line.currency, line.bankReference].every(isTextOrNull) &&
    /^\d{1,15}(?:\.\d{1,2})?$/.test(String(line.amount))
  )
}

function isLeftLine(value: unknown): value is LeftLine {
  const { no, raw, why } = toFields(value)
  return typeof no === 'number' && isText(raw) && isText(why)
}

function isPick(value: unknown): value is Pick {
  const { invoiceIds, isIn } = toFields(value)
  return Array.isArray(invoiceIds) && invoiceIds.every(isText) && typeof isIn === 'boolean'
}
