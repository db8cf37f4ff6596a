import type {
  AdjustmentKind,
  AdjustmentRow,
  BatchRowResult,
  SentRow,
} from '@/lib/contracts/desk/batches'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { formatDecimalInput, parseDecimal } from '@/lib/shared/numbers/number-input'
import { makeSourceId, sourceIdBytes, toResubmitSourceId } from '@/lib/shared/references/source-id'

export type { AdjustmentKind, AdjustmentRow } from '@/lib/contracts/desk/batches'

/** A row as it stands in the form: texts, and the id that was minted with it. */
export type AdjustmentFormRow = {
  invoiceId: string
  amount: string
  currency: string
  date: string
  description: string
  sourceId: string
}

/**
 * A draft as it is kept: the idempotency key under which it goes out, its rows, and whether it went
 * out already. What went out and was not answered by the desk is looked for before anything else is
 * done with it.
 */
export type AdjustmentDraft = { idempotencyKey: string; isSent: boolean; rows: AdjustmentFormRow[] }

type NewAdjustment = { kind: AdjustmentKind; invoiceId: string; currency: string; day: string }

/** A blank row with an id of its own. */
export function createBlankAdjustment(
  { kind, invoiceId, currency, day }: NewAdjustment,
  random: (bytes: number) => Uint8Array,
): AdjustmentFormRow {
  return {
    invoiceId,
    amount: '',
    currency,
    date: day,
    description: '',
    sourceId: makeSourceId(kind, day, random(sourceIdBytes)),
  }
}

/** True when a person has typed something that would be lost. */
export const isTyped = ({ amount, description }: AdjustmentFormRow) =>
  amount.trim() !== '' || description.trim() !== ''

/**
 * What a kept draft holds, or null when it is none: kept content is as old as it likes, so the key
 * may be there under its first name, `intentId`.
 */
export function parseAdjustmentDraft(content: unknown): AdjustmentDraft | null {
  const {
    intentId,
    idempotencyKey = intentId,
    isSent,
    rows,
  } = (content ?? {}) as Record<string, unknown>
  if (
    typeof idempotencyKey !== 'string' ||
    !Array.isArray(rows) ||
    rows.length === 0 ||
    !rows.every(isAdjustmentFormRow)
  )
    return null
  return { idempotencyKey, isSent: isSent === true, rows }
}

/** Whether kept content is a row of a form. */
export const isAdjustmentFormRow = (row: unknown): row is AdjustmentFormRow =>
  typeof row === 'object' &&
  row !== null &&
  ['invoiceId', 'amount', 'currency', 'date', 'description', 'sourceId'].every(
    (field) => typeof (row as Record<string, unknown>)[field] === 'string',
  )

/** The fields of a row that cannot go out as they are typed. */
export type InvalidField = 'amount' | 'currency' | 'date'

export function listInvalidFields({ amount, currency, date }: AdjustmentFormRow): InvalidField[] {
  return [
    ...(parseDecimal(amount) === null ? (['amount'] as const) : []),
    ...(currency.trim() === '' ? (['currency'] as const) : []),
    ...(isCalendarDate(toIsoDate(date.trim())) ? [] : (['date'] as const)),
  ]
}

/** A row as it goes out; null where a field is wrong. */
export function toAdjustmentRow(row: AdjustmentFormRow): AdjustmentRow | null {
  const amount = parseDecimal(row.amount)
  if (amount === null || listInvalidFields(row).length > 0) return null
  return {
    ...row,
    amount,
    currency: row.currency.trim().toUpperCase(),
    date: toIsoDate(row.date.trim()),
    description: row.description.trim(),
  }
}

/**
 * The rows of a batch that has ended and surely did not book them, to be typed and sent anew. What
 * was refused gets a fresh id; what a person has recorded as not booked keeps its own. A row of
 * which it is not known is never among them.
 */
export function listRowsToResubmit(
  rows: readonly SentRow[],
  rowResults: readonly BatchRowResult[],
): AdjustmentFormRow[] {
  return rowResults.flatMap(({ is, index }) => {
    const row = rows[index]
    if ((is !== 'failed' && is !== 'absent') || !row?.sourceId || !row.invoiceId) return []
    return [
      {
        invoiceId: row.invoiceId,
        amount: row.amount === null ? '' : formatDecimalInput(row.amount),
        currency: row.currency ?? '',
        date: row.date ?? '',
        description: row.description ?? '',
        sourceId: is === 'failed' ? toResubmitSourceId(row.sourceId) : row.sourceId,
      },
    ]
  })
}
