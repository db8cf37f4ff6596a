import type { BankLine, BankList } from './bank-line'
import type { LeftLine } from './left-line'
import type { Pick, Picks } from './payment-plan'

/**
 * The payments that stay behind when the batch `of` goes out, by their numbers. `twinNos`: lines that
 * were recorded and say the same as one of them, whose id follows from how manieth it is. `picks`: what
 * was chosen for them, out of the batch.
 */
export type Unrecorded = { of: string; nos: number[]; twinNos: number[]; picks: Picks }

/**
 * A list that is not sent yet, as it is kept: its lines, what was chosen, and the key under which it
 * goes out. `isSent`: it went out and was not answered, so it is looked for before anything else.
 * `unrecorded`: what stays behind of it, or stayed behind when the batch before went out.
 */
export type PaymentsDraft = {
  idempotencyKey: string
  isSent: boolean
  pastedAt: string
  currency: string | null
  list: BankList
  picks: Picks
  unrecorded: Unrecorded | null
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown) => value === null || isText(value)
const toFields = (value: unknown) => (value ?? {}) as Record<string, unknown>

/** What a kept draft holds, or null when it is none: kept content is as old as it likes. */
export function parsePaymentsDraft(content: unknown): PaymentsDraft | null {
  const { idempotencyKey, isSent, pastedAt, currency, list, picks, unrecorded } = toFields(content)
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
    picks: toPicks(picks),
    unrecorded: toUnrecorded(unrecorded),
  }
}

const toPicks = (value: unknown): Picks =>
  Object.fromEntries(
    Object.entries(toFields(value)).filter((entry): entry is [string, Pick] => isPick(entry[1])),
  )

function toUnrecorded(value: unknown): Unrecorded | null {
  const { of, nos, twinNos, picks } = toFields(value)
  if (!isText(of) || !isNumbers(nos) || !isNumbers(twinNos)) return null
  return { of, nos, twinNos, picks: toPicks(picks) }
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

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
  const { no, raw, why, cells = [] } = toFields(value)
  const isKnown = typeof no === 'number' && isText(raw) && isText(why)
  return isKnown && Array.isArray(cells) && cells.every(isText)
}

function isPick(value: unknown): value is Pick {
  const { invoiceIds, isIn } = toFields(value)
  return Array.isArray(invoiceIds) && invoiceIds.every(isText) && typeof isIn === 'boolean'
}
