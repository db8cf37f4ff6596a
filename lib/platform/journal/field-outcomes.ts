import 'server-only'
import type { FieldOutcome } from '@/lib/contracts/desk/journal'
import { mask, maskWithoutMark, toMaskOwner } from '@/lib/platform/database/mask'
import { placeIn } from '@/lib/platform/database/places'
import { unseal } from '@/lib/platform/database/sealed'
import { isSealed } from './sealed-payload'
import type { JournalRow } from './write-journal'

/**
 * What is noted before a write so that a look can tell it from others: no field of what is written.
 */
const notedForLooks = ['newestBatch', 'sameFiles', 'remaining', 'subjectId']

/**
 * The fields that the write of an opened row sent, with what stood there before and what a read afterwards showed;
 * then the fields that it did not send and that hang on it, as the status of a case on a pause. Of
 * a write that sent no fields, such as a deletion, only what stood there. Sealed values are masked.
 */
export function listFieldOutcomes(row: JournalRow): FieldOutcome[] {
  const body = (row.payload as { body?: unknown } | null)?.body
  const found = row.look?.stored ?? row.seen ?? {}
  const before = row.before ?? {}
  const of = findValueOwner(row)
  const sent = listLeaves(pickFields(body), of).map(([field, value]) => ({ field, sent: value }))
  const hanging = Object.keys(before).filter(
    (name) => !notedForLooks.includes(name) && !sent.some(({ field }) => field === name),
  )
  return [...sent, ...hanging.map((field) => ({ field }))].map((each) => ({
    ...each,
    ...(each.field in before && { before: before[each.field] }),
    ...(each.field in found && { stored: found[each.field] }),
  }))
}

/**
 * The part of a body that holds the fields: its customer, receivable item, reservation, action,
 * report or one document where it has one, else the body without its metadata. What only names the one
 * or the other is no field.
 */
function pickFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return {}
  const {
    metadata: _,
    customer,
    arItem,
    paymentReservation,
    action,
    report,
    documents,
    ...rest
  } = body as Record<string, unknown>
  const [document] = Array.isArray(documents) && documents.length === 1 ? documents : []
  const subject = [customer, arItem, paymentReservation, action, report, document].find(
    (each) => typeof each === 'object' && each !== null,
  )
  if (!subject) return { ...rest, ...(documents !== undefined && { documents }) }
  const { customerNo: _number, arItemId: _id, ...fields } = subject as Record<string, unknown>
  return fields
}

/** The write whose values these are, and whose they are. */
type ValueOwner = { idempotencyKey: string; owner: string }

const findValueOwner = (row: JournalRow): ValueOwner => ({
  idempotencyKey: row.idempotencyKey,
  owner: toMaskOwner(row.clientNo ?? row.organizationId ?? '', row.target),
})

/** A copy of what an opened row sent, with a mask in the place of each sealed value. */
export const maskSealed = (row: JournalRow, value: unknown): unknown =>
  withMasks(value, '', findValueOwner(row))

function listLeaves(value: unknown, of: ValueOwner, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isSealed(value))
    return [[path, withMasks(value, getFieldName(path), of)]]
  return Object.entries(value).flatMap(([key, inner]) =>
    listLeaves(inner, of, path ? `${path}.${key}` : key),
  )
}

const getFieldName = (path: string) => path.split('.').at(-1)!

/**
 * A copy with a mask in the place of each sealed value, also inside lists: a mask can be compared
 * with what a read shows. Sealed under another key it is only said to be there: its mask equals no
 * other.
 */
function withMasks(value: unknown, field: string, of: ValueOwner): unknown {
  if (Array.isArray(value)) return value.map((each) => withMasks(each, field, of))
  if (typeof value !== 'object' || value === null) return value
  if (!isSealed(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, withMasks(inner, key, of)]),
    )
  const text = unseal(value.sealed, placeIn.payloadField(of.idempotencyKey, field))
  return text === null ? maskWithoutMark : mask(field, JSON.parse(text), of.owner)
}
