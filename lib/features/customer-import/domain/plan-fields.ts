import type { Customer } from '@/lib/contracts/receivables/customers'
import {
  cleanEmail,
  compareSentFields,
  getValueAt,
  isShown,
} from '@/lib/features/customers/domain/public'
import { isMasked } from '@/lib/shared/wire/masks'
import { getSentPath, hasBlank, isAddressLine, type SentField } from './import-fields'
import { getBlank, toWireValue, type WireValue } from './wire-value'

/** What empty cells of a field mean; a field that is not here has not been answered. */
export type EmptyMeanings = { readonly [Field in SentField]?: 'keep' | 'blank' }

/**
 * What becomes of a field of a row.
 *
 * - `keep`: its cell is empty, and that means that it stays.
 * - `same`: what the file says is what is stored.
 * - `set`, `blank`: it becomes what the file says, or empty.
 * - `setHidden`: the same where the stored value is not shown, so that nobody can compare.
 */
export type FieldVerdict = {
  field: SentField
  is: 'keep' | 'same' | 'set' | 'blank' | 'setHidden'
  /** What a read showed; null where it showed none, and undefined where nobody may see it. */
  before: unknown
  /** What will stand there as far as is known: e-mail addresses as they are cleaned. */
  after: unknown
  /** What is sent; undefined where nothing is. */
  sent?: WireValue
}

/** The cells of a row, and which fields the file has at all. */
export type RowCells = {
  values: { readonly [Field in SentField]?: string }
  /** Fields with a column or a value for all rows: any other is absent, and so kept. */
  fields: readonly SentField[]
  meanings: EmptyMeanings
}

/**
 * What becomes of each field that the file has, one by one: the address group, which is replaced as
 * a whole, is judged by `planAddress`. An empty cell that has not been answered keeps.
 *
 * @param stored null for a customer that does not exist.
 */
export function planFields(stored: Customer | null, cells: RowCells): FieldVerdict[] {
  return cells.fields.map((field) => planField(stored, field, cells))
}

function planField(stored: Customer | null, field: SentField, cells: RowCells): FieldVerdict {
  const before = readBefore(stored, field)
  const text = cells.values[field]
  const isBlanked = text === undefined && cells.meanings[field] === 'blank' && hasBlank(field)
  if (text === undefined && !isBlanked) return { field, is: 'keep', before, after: before }
  if (isBlanked && !stored) return { field, is: 'keep', before: null, after: null }
  const sent = isBlanked ? getBlank(field) : toWireValue(field, text ?? '')
  // What is no value of its field is refused elsewhere, and changes nothing.
  if (sent === null) return { field, is: 'keep', before, after: before }
  if (stored && isStored(stored, field, sent)) return { field, is: 'same', before, after: before }
  const is = isBlanked || isEmpty(sent) ? 'blank' : before === undefined ? 'setHidden' : 'set'
  return { field, is, before, after: predict(field, sent), sent }
}

const isEmpty = (sent: WireValue) => sent === '' || (Array.isArray(sent) && sent.length === 0)

function readBefore(stored: Customer | null, field: SentField): unknown {
  const value = stored ? getValueAt(stored, getSentPath(field)) : null
  if (isMasked(value)) return undefined
  return isShown(value) ? value : null
}

/**
 * Whether a read shows just that. A line of an address is compared to the letter, as the service
 * does it; any other value by what it says: `14` and `14,0` are one.
 */
function isStored(stored: Customer, field: SentField, sent: WireValue): boolean {
  const path = getSentPath(field)
  const held = getValueAt(stored, path)
  if (isAddressLine(field) || held === sent) return held === sent
  return compareSentFields([{ field: path, sent }], stored)[0]?.standing === 'as-sent'
}

/** The first e-mail addresses are cleaned by the service (interface.md 2.2). */
const predict = (field: SentField, sent: WireValue): WireValue =>
  field === 'emailAddressDocument' && Array.isArray(sent) ? sent.map(cleanEmail) : sent
