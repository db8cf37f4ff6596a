import { diffCharacters } from '@/components/form/character-diff'
import type { Answer } from '@/lib/client/operation-query'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import {
  type CustomerField,
  editableFields,
  getFieldPath,
} from '@/lib/features/customers/domain/editable-fields'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { matchField } from '@/lib/shared/wire/refused-fields'

type Entry = Answer<'listJournal'>['entries'][number]

/**
 * What an upstream warned of when a field was last written, and where that made the stored text
 * another than the typed one.
 */
export type FieldWarning = {
  at: Date
  messages: string[]
  rows: { typed: string; stored: string; dropped: number }[]
}
export type WarnedFields = Partial<Record<CustomerField, FieldWarning>>

/**
 * The warnings that still hold, by field: from the newest done write that sent the field. A
 * difference is shown only while the customer holds what that write left.
 *
 * @param entries writes of one customer, newest first.
 */
export function collectWarnedFields(entries: Entry[], customer: CustomerRead): WarnedFields {
  const found: WarnedFields = {}
  for (const field of editableFields) {
    if (field === 'address') continue
    const path = getFieldPath(field)
    const last = entries.find(
      ({ state, fields }) =>
        state === 'done' && fields.some(({ field, sent }) => field === path && sent !== undefined),
    )
    const messages =
      last?.warnings
        .filter((warning) => isAbout(warning.field, path))
        .map(({ message }) => message ?? '') ?? []
    if (!last || messages.length === 0) continue
    const sent = last.fields.find(({ field }) => field === path)?.sent
    const rows = diffRows(toRows(sent), toRows(getValueAt(customer, path)))
    if (rows.length > 0)
      found[field] = { at: new Date(last.endedAt ?? last.sentAt), messages, rows }
  }
  return found
}

/**
 * The upstream names a field in its own case: EmailAddressDocument for emailAddressDocument
 * (interface.md 2.2).
 */
const isAbout = (named: string | null | undefined, path: string) =>
  matchField(named ?? '', paths) === path

const paths = editableFields.flatMap((field) => (field === 'address' ? [] : [getFieldPath(field)]))

const toRows = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

/** Rows that were shortened on their way; nothing where the list is another one by now. */
function diffRows(typed: string[], stored: string[]): FieldWarning['rows'] {
  if (typed.length !== stored.length) return []
  return typed.flatMap((row, at) => {
    const kept = stored[at]!
    const { dropped, added } = diffCharacters(row, kept)
    return row === kept || added > 0 ? [] : [{ typed: row, stored: kept, dropped }]
  })
}
