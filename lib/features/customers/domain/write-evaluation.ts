import type { JournalEntry } from '@/lib/contracts/desk/journal'
import type { Customer, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { type CustomerField, editableFields, findFieldByPath } from './editable-fields'
import {
  compareSentFields,
  type FieldComparison,
  type FieldState,
  getValueAt,
  isShown,
  type SentFieldChange,
} from './field-comparison'

/** A field of a request under its path, such as `postalAddress.cityName`. */
export type SentField = { field: string; value: unknown }

/**
 * The fields that an update sends, one a row. What only names the customer is left out; null and
 * absent say nothing.
 */
export const listSentFields = ({
  customerNo: _,
  ...update
}: Partial<CustomerUpdate>): SentField[] => listLeaves(update).filter(({ value }) => value != null)

/** Every field of a customer as it was read, under its path. */
export const toStoredFields = (customer: Customer): Record<string, unknown> =>
  Object.fromEntries(listLeaves(customer).map(({ field, value }) => [field, value]))

function listLeaves(subject: object, path = ''): SentField[] {
  return Object.entries(subject).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? listLeaves(value, field)
      : [{ field, value }]
  })
}

/** Fields of an update, in the order of the page, and how a read afterwards shows them. */
export type ReadBackComparison = {
  sent: CustomerField[]
  /** They hold something else than was sent. */
  different: CustomerField[]
  /** The read does not show them, or not all of their lines, so nobody knows what they hold. */
  notShown: CustomerField[]
  /** Their e-mail addresses were cleaned and else hold what was sent. */
  cleaned: CustomerField[]
}

/**
 * Compares what was sent with a read that followed. Both sides are masked, so that a sensitive
 * value is compared without being seen.
 */
export function compareReadBack(
  fields: readonly SentFieldChange[],
  read: unknown,
): ReadBackComparison {
  const standings = compareSentFields(fields, read)
  const listFieldsWhere = (holds: (standing: FieldComparison, at: number) => boolean) => {
    const named = new Set(standings.filter(holds).map(({ field }) => findFieldByPath(field)))
    return editableFields.filter((field) => named.has(field))
  }
  const different = listFieldsWhere(
    ({ standing }) => standing === 'other' || standing === 'as-before',
  )
  const isCleaned = ({ field, sent }: SentFieldChange) =>
    Array.isArray(sent) && JSON.stringify(sent) !== JSON.stringify(getValueAt(read, field))
  return {
    sent: listFieldsWhere(() => true),
    different,
    notShown: listFieldsWhere(({ standing }) => standing === 'unknown').filter(
      (field) => !different.includes(field),
    ),
    cleaned: listFieldsWhere(
      ({ standing }, at) => standing === 'as-sent' && isCleaned(fields[at]!),
    ),
  }
}

/**
 * What a read says of a write. `partly`: it shows something that is neither wholly what was sent
 * nor wholly what stood there before. `unproven`: it contradicts nothing and does not show enough
 * to prove anything.
 */
export type WriteFinding = 'applied' | 'not-applied' | 'partly' | 'unproven'

/** The same, with the values in the fields that were sent; null where the read did not show one. */
export type WriteEvaluation = { found: WriteFinding; stored: Record<string, unknown> }

/**
 * Compares what was sent with what a read shows, field by field. A field whose sent value stood
 * there before proves nothing by itself; when no other is left, nothing is proven. Only a read that
 * shows every telling field as it was before proves that the write was not applied.
 *
 * @param fields each with the value sent and, where known, the one before.
 */
export function evaluateWrite(fields: readonly SentFieldChange[], read: unknown): WriteEvaluation {
  const stored = Object.fromEntries(
    fields.map(({ field }) => [field, getValueAt(read, field) ?? null]),
  )
  return { found: classifyStandings(compareSentFields(fields, read)), stored }
}

function classifyStandings(standings: readonly FieldComparison[]): WriteFinding {
  const telling = standings.filter(({ isTelling }) => isTelling)
  const count = (standing: FieldState) =>
    telling.filter((each) => each.standing === standing).length
  if (telling.length > 0 && count('as-before') === telling.length) return 'not-applied'
  const hasOther = standings.some(({ standing }) => standing === 'other')
  if (hasOther || (count('as-sent') > 0 && count('as-before') > 0)) return 'partly'
  return telling.length > 0 && count('as-sent') === telling.length ? 'applied' : 'unproven'
}

/** The fields of a write that the last look did not show, from the fields of its journal entry. */
export function listFieldsNotShown(
  fields: readonly (SentFieldChange & { stored?: unknown })[],
): CustomerField[] {
  const named = new Set(
    fields
      .filter((each) => 'stored' in each && !isShown(each.stored))
      .map(({ field }) => findFieldByPath(field)),
  )
  return editableFields.filter((field) => named.has(field))
}

/**
 * True when a read shows that something of a write was stored: a field that holds what was sent,
 * and did not before.
 */
export const hasLeftTraces = (fields: readonly SentFieldChange[], read: unknown) =>
  compareSentFields(fields, read).some(
    ({ standing, isTelling }) => isTelling && standing === 'as-sent',
  )

/**
 * What is told of a deletion whose outcome is not known after a look: that it goes on, that the
 * look was answered and proves nothing, or that nobody could look.
 */
export type OpenDeletion = 'checkedUnderWay' | 'checkedUnproven' | 'checkFailed'

/** After a look that was answered: it has not failed, whatever it leaves open. */
export const describeOpenDeletion = (state: JournalEntry['state']): OpenDeletion =>
  state === 'sending' || state === 'accepted' ? 'checkedUnderWay' : 'checkedUnproven'
