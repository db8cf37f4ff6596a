import type { Customer } from '@/lib/contracts/receivables/customers'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import { parseAmount } from '@/lib/shared/numbers/money'
import { isMasked } from '@/lib/shared/wire/masks'
import { type AddressField, addressGroup } from './address-group'
import { cleanEmail } from './checks/email-checks'
import {
  findFieldByPath,
  getFieldKind,
  getFieldPath,
  type SingleField,
  singleFields,
} from './editable-fields'

/**
 * A field that a write sent, and what stood there before: undefined where nobody looked, null where
 * the read did not show it.
 */
export type SentFieldChange = { field: string; sent?: unknown; before?: unknown }

/**
 * What a read tells of a field that was sent: it holds what was sent, what stood there before, or
 * something else. `unknown`: the read does not show the field, hides it, or holds something there
 * that cannot be compared. That is none of the other three (architecture.md, section 3).
 */
export type FieldState = 'as-sent' | 'as-before' | 'other' | 'unknown'

/**
 * `isTelling`: holding what was sent would prove something, because it did not stand there before
 * as far as anybody saw.
 */
export type FieldComparison = { field: string; standing: FieldState; isTelling: boolean }

/** The value under a path such as `postalAddress.cityName`; undefined where there is none. */
export function getValueAt(subject: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at == null ? undefined : (at as Record<string, unknown>)[key]),
      subject,
    )
}

/**
 * True for a value that a read shows. Absent and null are not known, and neither is a value that
 * somebody blotted out.
 */
export const isShown = (value: unknown) => value !== undefined && value !== null && !isHidden(value)

/**
 * What a read tells of each field that a write sent. The one place where that is decided.
 *
 * A blank is no exception: `''` that was sent and is absent from the read is unknown. Only in the
 * postal address group, which is replaced as a whole (interface.md 2.1, rule 3), does the read
 * itself tell more: where a line that this write changed holds what was sent, and no line of the
 * group is shown blank, the service leaves blank lines out.
 */
export function compareSentFields(
  fields: readonly SentFieldChange[],
  read: unknown,
): FieldComparison[] {
  const standings = fields.map((each) => ({
    ...each,
    stored: getValueAt(read, each.field),
    standing: compareSentField(each, getValueAt(read, each.field)),
  }))
  const group = standings.filter(({ field }) => isAddressLine(field))
  const isReplaced =
    group.some((line) => isRealChange(line) && line.standing === 'as-sent') &&
    !group.some(({ standing }) => isContradicting(standing))
  const dropsBlanks =
    isReplaced && !addressGroup.some((line) => getValueAt(read, `postalAddress.${line}`) === '')
  return standings.map(({ field, sent, before, stored, standing }) => {
    const isBlankLine =
      isAddressLine(field) && sent === '' && (stored === undefined || stored === null)
    return {
      field,
      standing: isBlankLine && dropsBlanks ? 'as-sent' : standing,
      // Of a blank line that no read has ever shown there is nothing to compare.
      isTelling: isRealChange({ field, sent, before }) && !(isBlankLine && before === null),
    }
  })
}

const isContradicting = (standing: FieldState) => standing === 'other' || standing === 'as-before'
const isAddressLine = (field: string) =>
  addressGroup.some((line) => field === `postalAddress.${line}`)

const isRealChange = ({ field, sent, before }: SentFieldChange) =>
  !(isShown(before) && compareValues(field, sent, before) === 'same')

function compareSentField({ field, sent, before }: SentFieldChange, stored: unknown): FieldState {
  if (stored === undefined) return 'unknown'
  const met = compareValues(field, sent, stored)
  if (met === 'same') return 'as-sent'
  if (isShown(before) && compareValues(field, before, stored) === 'same') return 'as-before'
  return met === 'different' ? 'other' : 'unknown'
}

/** Whether a field holds a value; null where that cannot be told. */
function compareValues(
  field: string,
  value: unknown,
  stored: unknown,
): 'same' | 'different' | null {
  if (isMasked(value) || isMasked(stored)) return compareMasks(value, stored)
  if (Array.isArray(value)) return Array.isArray(stored) ? compareLists(field, value, stored) : null
  if (typeof stored === 'object' || typeof value === 'object') return null
  const [one, other] = [toComparable(field, value), toComparable(field, stored)]
  if (value === stored || (one !== null && one === other)) return 'same'
  return one === null || other === null || isHidden(stored) ? null : 'different'
}

/**
 * Masks are compared by their mark; one without a mark, and a mask beside a value, tell nothing.
 */
function compareMasks(value: unknown, stored: unknown): 'same' | 'different' | null {
  if (!isMasked(value) || !isMasked(stored) || isHidden(value) || isHidden(stored)) return null
  return value === stored ? 'same' : 'different'
}

function compareLists(
  field: string,
  sent: unknown[],
  stored: unknown[],
): 'same' | 'different' | null {
  const clean = (value: unknown) =>
    field === 'emailAddressDocument' && typeof value === 'string' ? cleanEmail(value) : value
  if (
    sent.length === stored.length &&
    sent.every((value, at) => value === stored[at] || clean(value) === stored[at])
  )
    return 'same'
  return isHidden(stored) ? null : 'different'
}

/**
 * A value in the form in which it is compared: a day whatever its style, a number whatever its
 * kind, a text without its way to end a line. Null for what cannot be read.
 */
function toComparable(path: string, value: unknown): string | null {
  const field = findFieldByPath(path)
  const kind = field && field !== 'address' ? getFieldKind(field) : 'text'
  const text = String(value)
  if (kind === 'text' || text.trim() === '') return text.replace(/\r\n?/g, '\n').normalize('NFC')
  if (kind === 'date') return parseDay(text)
  if (kind === 'yesNo') return text === 'true' || text === 'false' ? text : null
  const read = parseAmount(text.trim() as `${number}`)
  return read.is === 'exact' ? read.decimal : null
}

/**
 * True for a mask without a mark, and for a value that a service has blotted out itself:
 * `010190*****`, `k***@n.example`. Stars that a person has set around words blot out nothing:
 * `*** UKJENT ADRESSE ***`, `**NB**`. Of a list one hidden entry is enough: it goes whole.
 */
export function isHidden(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isHidden)
  if (typeof value !== 'string') return false
  return (isMasked(value) as boolean) ? !value.includes(' ~') : isBlotted(value.slice(0, 500))
}

const framedWords = /(?<!\S)([*•●]{2,})(?=[^\s*•●])[^*•●]*(?<=\S)\1(?!\S)/g
const starsOnCharacters = /[^\s*•●][*•●]{2}|[*•●]{2}[^\s*•●]/

const isBlotted = (text: string) =>
  /[*•●]{2}/.test(text) &&
  (!/[^\s*•●]/.test(text) || starsOnCharacters.test(text.replace(framedWords, ' ')))

/**
 * What a read does not show of a customer, which is not the same as blank: fields, and lines of the
 * address group.
 */
export type NotShown = { fields: readonly SingleField[]; lines: readonly AddressField[] }

/** For an entry of which every part is known. */
export const allShown: NotShown = { fields: [], lines: [] }

/** What a read leaves out. A value that is masked is there, though nobody sees it. */
export const getNotShown = (read: Customer): NotShown => ({
  fields: singleFields.filter((field) => getValueAt(read, getFieldPath(field)) == null),
  lines: addressGroup.filter((line) => !isShown(read.postalAddress?.[line])),
})
