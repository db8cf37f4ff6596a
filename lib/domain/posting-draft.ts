import type { PostingKind, PostingRow, RowFate, SentRow } from '../contracts/desk/batches'
import { isCalendarDate, isoDay } from './calendar-date'
import { sourceId, sourceIdAnew, sourceIdBytes } from './source-id'
import { decimalOf, typedDecimal } from './typed-number'

export type { PostingKind, PostingRow } from '../contracts/desk/batches'

/** A row as it stands in the form: texts, and the id that was minted with it. */
export type TypedPosting = { invoiceId: string; amount: string; currency: string; date: string; description: string; sourceId: string }

/**
 * A draft as it is kept: the intent under which it goes out, its rows, and whether it went out already. What went out and was not answered by the desk is
 * looked for before anything else is done with it.
 */
export type PostingDraftEntry = { intentId: string; isSent: boolean; rows: TypedPosting[] }

type Mint = { kind: PostingKind; invoiceId: string; currency: string; day: string }

/** A blank row with an id of its own. */
export function newPosting({ kind, invoiceId, currency, day }: Mint, random: (bytes: number) => Uint8Array): TypedPosting {
  return { invoiceId, amount: '', currency, date: day, description: '', sourceId: sourceId(kind, day, random(sourceIdBytes)) }
}

/** True when a person has typed something that would be lost. */
export const isTyped = ({ amount, description }: TypedPosting) => amount.trim() !== '' || description.trim() !== ''

/** What a kept draft holds, or null when it is none: kept content is as old as it likes. */
export function keptPostings(content: unknown): PostingDraftEntry | null {
  const { intentId, isSent, rows } = (content ?? {}) as Record<string, unknown>
  if (typeof intentId !== 'string' || !Array.isArray(rows) || rows.length === 0 || !rows.every(isTypedPosting)) return null
  return { intentId, isSent: isSent === true, rows }
}

const isTypedPosting = (row: unknown): row is TypedPosting =>
  typeof row === 'object' &&
  row !== null &&
  ['invoiceId', 'amount', 'currency', 'date', 'description', 'sourceId'].every((field) => typeof (row as Record<string, unknown>)[field] === 'string')

/** The fields of a row that cannot go out as they are typed. */
export type WrongField = 'amount' | 'currency' | 'date'

export function wrongFields({ amount, currency, date }: TypedPosting): WrongField[] {
  return [
    ...(decimalOf(amount) === null ? (['amount'] as const) : []),
    ...(currency.trim() === '' ? (['currency'] as const) : []),
    ...(isCalendarDate(isoDay(date.trim())) ? [] : (['date'] as const)),
  ]
}

/** A row as it goes out; null where a field is wrong. */
export function postingOf(row: TypedPosting): PostingRow | null {
  const amount = decimalOf(row.amount)
  if (amount === null || wrongFields(row).length > 0) return null
  return { ...row, amount, currency: row.currency.trim().toUpperCase(), date: isoDay(row.date.trim()), description: row.description.trim() }
}

/**
 * The rows of a batch that has ended and surely did not book them, to be typed and sent anew. What was refused gets a fresh id; what a person has recorded
 * as not booked keeps its own. A row of which it is not known is never among them.
 */
export function postingsToSendAnew(rows: readonly SentRow[], fates: readonly RowFate[]): TypedPosting[] {
  return fates.flatMap(({ is, index }) => {
    const row = rows[index]
    if ((is !== 'failed' && is !== 'absent') || !row?.sourceId || !row.invoiceId) return []
    return [
      {
        invoiceId: row.invoiceId,
        amount: row.amount === null ? '' : typedDecimal(row.amount),
        currency: row.currency ?? '',
        date: row.date ?? '',
        description: row.description ?? '',
        sourceId: is === 'failed' ? sourceIdAnew(row.sourceId) : row.sourceId,
      },
    ]
  })
}
