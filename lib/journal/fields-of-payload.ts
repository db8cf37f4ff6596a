import 'server-only'
import type { FieldOutcome } from '../contracts/desk/journal'
import { mask } from '../database/mask'
import { unseal } from '../database/sealed'
import type { JournalRow } from './write-journal'

/**
 * The fields that a write sent, with what stood there before and what a read afterwards showed; then the fields that it did not send and that hang on it,
 * as the status of a case on a pause. Of a write that sent no fields, such as a deletion, only what stood there. Sealed values are masked.
 */
export function fieldsOf(row: JournalRow): FieldOutcome[] {
  const body = (row.payload as { body?: unknown } | null)?.body
  if (body === undefined) return Object.entries(row.before ?? {}).map(([field, before]) => ({ field, before }))
  const stored = row.look?.stored ?? row.seen ?? {}
  const before = row.before ?? {}
  const sent = leavesOf(subjectOf(body)).map(([field, value]) => ({ field, sent: value }))
  const hanging = Object.keys(before).filter((name) => !sent.some(({ field }) => field === name))
  return [...sent, ...hanging.map((field) => ({ field }))].map((each) => ({
    ...each,
    ...(each.field in before && { before: before[each.field] }),
    ...(each.field in stored && { stored: stored[each.field] }),
  }))
}

/** The part of a body that holds the fields: its customer where it has one, else the body without its metadata. */
function subjectOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return {}
  const { metadata: _, customer, ...rest } = body as Record<string, unknown>
  if (typeof customer !== 'object' || customer === null) return rest
  const { customerNo: _number, ...fields } = customer as Record<string, unknown>
  return fields
}

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]]
  if ('sealed' in value) return [[path, maskOf(path, value.sealed)]]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}

/** A sealed value as its mask, so that it can be compared with what a read shows. Sealed under another key it is only told to be there. */
function maskOf(path: string, sealed: unknown): unknown {
  const text = typeof sealed === 'string' ? unseal(sealed) : null
  return mask(path.split('.').at(-1)!, text === null ? {} : JSON.parse(text))
}
