import 'server-only'
import type { FieldOutcome } from '../contracts/desk/journal'
import type { JournalRow } from './write-journal'

/** The fields that a write sent, with what stood there before and, after looking again, what stands there now. Sealed values are only named. */
export function fieldsOf(row: JournalRow): FieldOutcome[] {
  const body = (row.payload as { body?: unknown } | null)?.body
  return leavesOf(subjectOf(body)).map(([field, sent]) => ({
    field,
    sent,
    ...(row.before && field in row.before && { before: row.before[field] }),
    ...(row.look && field in row.look.stored && { stored: row.look.stored[field] }),
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
  if ('sealed' in value) return [[path, '•••••']]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key))
}
