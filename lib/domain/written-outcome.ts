import type { Customer, CustomerUpdate } from '../contracts/receivables/customers'
import { type CustomerUnit, customerUnits, unitOfPath } from './customer-units'
import { type FieldStanding, isShown, type SentOutcome, type Standing, standingsOf, valueAt } from './field-standing'

/** A field of a request under its path, such as `postalAddress.cityName`. */
export type SentField = { field: string; value: unknown }

/** The fields that an update sends, one a row. What only names the customer is left out; null and absent say nothing. */
export const sentFields = ({ customerNo: _, ...update }: Partial<CustomerUpdate>): SentField[] =>
  leavesOf(update).filter(({ value }) => value != null)

/** Every field of a customer as it was read, under its path. */
export const storedFields = (customer: Customer): Record<string, unknown> =>
  Object.fromEntries(leavesOf(customer).map(({ field, value }) => [field, value]))

function leavesOf(subject: object, path = ''): SentField[] {
  return Object.entries(subject).flatMap(([key, value]) => {
    const field = path ? `${path}.${key}` : key
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? leavesOf(value, field) : [{ field, value }]
  })
}

/** Units of an update, in the order of the page, and how a read afterwards shows them. */
export type Seen = {
  sent: CustomerUnit[]
  /** They hold something else than was sent. */
  different: CustomerUnit[]
  /** The read does not show them, or not all of their lines, so nobody knows what they hold. */
  notShown: CustomerUnit[]
  /** Their e-mail addresses were cleaned and else hold what was sent. */
  cleaned: CustomerUnit[]
}

/** Compares what was sent with a read that followed. Both sides are masked, so that a sensitive value is compared without being seen. */
export function seenAfter(fields: readonly SentOutcome[], read: unknown): Seen {
  const standings = standingsOf(fields, read)
  const unitsOf = (holds: (standing: FieldStanding, at: number) => boolean) => {
    const named = new Set(standings.filter(holds).map(({ field }) => unitOfPath(field)))
    return customerUnits.filter((unit) => named.has(unit))
  }
  const different = unitsOf(({ standing }) => standing === 'other' || standing === 'as-before')
  const isCleaned = ({ field, sent }: SentOutcome) => Array.isArray(sent) && JSON.stringify(sent) !== JSON.stringify(valueAt(read, field))
  return {
    sent: unitsOf(() => true),
    different,
    notShown: unitsOf(({ standing }) => standing === 'unknown').filter((unit) => !different.includes(unit)),
    cleaned: unitsOf(({ standing }, at) => standing === 'as-sent' && isCleaned(fields[at]!)),
  }
}

/**
 * What a read says of a write. `partly`: it shows something that is neither wholly what was sent nor wholly what stood there before. `unproven`: it
 * contradicts nothing and does not show enough to prove anything.
 */
export type WriteFound = 'applied' | 'not-applied' | 'partly' | 'unproven'

/** The same, with the values in the fields that were sent; null where the read did not show one. */
export type Found = { found: WriteFound; stored: Record<string, unknown> }

/**
 * Compares what was sent with what a read shows, field by field. A field whose sent value stood there before proves nothing by itself; when no other is
 * left, nothing is proven. Only a read that shows every telling field as it was before proves that the write was not applied.
 *
 * @param fields each with the value sent and, where known, the one before.
 */
export function foundAfter(fields: readonly SentOutcome[], read: unknown): Found {
  const stored = Object.fromEntries(fields.map(({ field }) => [field, valueAt(read, field) ?? null]))
  return { found: foundOf(standingsOf(fields, read)), stored }
}

function foundOf(standings: readonly FieldStanding[]): WriteFound {
  const telling = standings.filter(({ isTelling }) => isTelling)
  const count = (standing: Standing) => telling.filter((each) => each.standing === standing).length
  if (telling.length > 0 && count('as-before') === telling.length) return 'not-applied'
  const hasOther = standings.some(({ standing }) => standing === 'other')
  if (hasOther || (count('as-sent') > 0 && count('as-before') > 0)) return 'partly'
  return telling.length > 0 && count('as-sent') === telling.length ? 'applied' : 'unproven'
}

/** The units of a write that the last look did not show, from the fields of its journal entry. */
export function unitsNotShown(fields: readonly (SentOutcome & { stored?: unknown })[]): CustomerUnit[] {
  const named = new Set(fields.filter((each) => 'stored' in each && !isShown(each.stored)).map(({ field }) => unitOfPath(field)))
  return customerUnits.filter((unit) => named.has(unit))
}

/** True when a read shows that something of a write was stored: a field that holds what was sent, and did not before. */
export const hasLeftTraces = (fields: readonly SentOutcome[], read: unknown) =>
  standingsOf(fields, read).some(({ standing, isTelling }) => isTelling && standing === 'as-sent')
