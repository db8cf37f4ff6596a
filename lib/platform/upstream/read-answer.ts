import 'server-only'
import type * as z from 'zod'
import { ZodArray, ZodObject } from 'zod'
import { stripOptional } from '@/lib/contracts/list-schema'
import type { Operation } from '@/lib/contracts/operation'
import { type Unread, unreadKey } from '@/lib/contracts/unread'
import { findList } from './find-list'
import { formatRawRecord } from './raw-record'

/** What of an answer was read; or the fields in which it is off its contract. */
export type Reading = { ok: true; value: unknown } | { ok: false; fields: Record<string, string> }

type Path = readonly PropertyKey[]
type Json = Record<PropertyKey, unknown>

/** Passes over an answer: what is left out may make another check fail. */
const passesMax = 3
/** Records of one answer whose raw part is kept; the others only say that they have one. */
const rawMax = 50
const fieldsMax = 10

/**
 * Fields that say whose a record is. A record that does not say it in a form that can be read shows
 * nothing of itself.
 */
const ownerFields: PropertyKey[] = ['organizationId', 'organization', 'CompanyId', 'clientNo']

/**
 * Fields of which one has to be read before the answer of a write says anything: the id under which
 * it was taken, or its outcome.
 */
const tellingFields = ['batchId', 'batchUuid', 'requestId', 'ReceiptId', 'status']

/**
 * Reads an answer by its contract. A list is taken from what it is wrapped in. A record of a list
 * that is off the contract keeps its place: its odd fields are left out, so that they are not
 * known, and it carries what could not be read. So does an answer of a write, as long as it says
 * under which id it was taken, or what became of it. Everything else that is off the contract is
 * off as a whole: a form filled from half an answer would overwrite the rest.
 *
 * @param value from JSON, and nobody else's: it is changed.
 */
export function readAnswer(operation: Operation, schema: z.ZodType, value: unknown): Reading {
  const found = findList(schema, value)
  if (!found.ok) return found
  let now = found.value
  const marks = new Map<object, Unread>()
  for (let pass = 0; pass < passesMax; pass++) {
    const parsed = schema.safeParse(now)
    if (parsed.success && marks.size === 0) return { ok: true, value: parsed.data }
    if (parsed.success)
      return hasStatedOutcome(operation, now)
        ? { ok: true, value: now }
        : { ok: false, fields: toMarkFields(marks) }
    const places = parsed.error.issues.map((issue) => ({
      ...issue,
      unit: findRecordDepth(operation, schema, issue.path),
    }))
    if (places.some(({ unit }) => unit === null) || typeof now !== 'object' || now === null)
      return { ok: false, fields: toIssueFields(parsed.error.issues) }
    const root: { answer: unknown } = { answer: now }
    for (const { unit, path, message } of places)
      omitField(operation, root, unit!, path, message, marks)
    now = root.answer
  }
  return { ok: false, fields: toMarkFields(marks) }
}

/**
 * How much of the path leads to the record that is odd: to the first row of a list of objects, or,
 * in a write's answer, to the answer itself.
 */
function findRecordDepth(operation: Operation, schema: z.ZodType, path: Path): number | null {
  let at: z.ZodType | null = schema
  for (const [place, key] of path.entries()) {
    const bare: z.ZodType | null = at && stripOptional(at)
    if (bare instanceof ZodArray) {
      const row = bare.element as z.ZodType
      if (stripOptional(row) instanceof ZodObject) return place + 1
      at = row
    } else
      at =
        bare instanceof ZodObject
          ? ((bare.shape as Record<PropertyKey, z.ZodType>)[key] ?? null)
          : null
  }
  return operation.effect === 'write' && path.length > 0 ? 0 : null
}

/**
 * Takes an odd field out of its record and notes it there. A list of plain values goes as a whole:
 * one without its odd value would be another list.
 */
function omitField(
  { sensitive, documents = [] }: Operation,
  root: { answer: unknown },
  unit: number,
  path: Path,
  message: string,
  marks: Map<object, Unread>,
): void {
  const steps: Path = ['answer', ...path]
  const holder = steps
    .slice(0, unit)
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], root) as Json | undefined
  if (holder === undefined) return
  const recordKey = steps[unit]!
  const before = holder[recordKey]
  const isObject = typeof before === 'object' && before !== null && !Array.isArray(before)
  const inside = steps.slice(unit + 1)
  const record: Json = isObject ? (before as Json) : {}
  const mark = marks.get(record) ?? {
    fields: {},
    raw: marks.size < rawMax ? formatRawRecord(before, [...sensitive, ...documents]) : null,
    place: typeof recordKey === 'number' ? recordKey : null,
  }
  if (!marks.has(record)) marks.set(record, mark)
  if (Object.keys(mark.fields).length < fieldsMax)
    mark.fields[inside.map(String).join('.')] = message
  if (isObject && inside.length > 0) removeAt(record, inside)
  if (unit > 0 && ownerFields.includes(inside[0]!)) {
    for (const key of Object.keys(record)) delete record[key]
    mark.raw = null
  }
  record[unreadKey] = mark
  holder[recordKey] = record
}

function removeAt(record: Json, path: Path): void {
  const lastName = path.findLastIndex((key) => typeof key !== 'number')
  const holder = path
    .slice(0, lastName)
    .reduce<unknown>((at, key) => (at == null ? undefined : (at as Json)[key]), record)
  if (typeof holder === 'object' && holder !== null) delete (holder as Json)[path[lastName]!]
}

/**
 * True for a read; for a write where what was read still says under which id it was taken, or what
 * became of it.
 */
function hasStatedOutcome({ effect }: Operation, value: unknown): boolean {
  if (effect !== 'write') return true
  const answer = (value ?? {}) as Json
  const inner = (answer.data ?? {}) as Json
  return tellingFields.some((field) =>
    [answer[field], inner[field]].some((told) => typeof told === 'string' && told !== ''),
  )
}

const toIssueFields = (issues: readonly { path: Path; message: string }[]) =>
  Object.fromEntries(
    issues.slice(0, fieldsMax).map((issue) => [issue.path.map(String).join('.'), issue.message]),
  )

const toMarkFields = (marks: Map<object, { fields: Record<string, string> }>) =>
  Object.fromEntries(
    [...marks.values()].flatMap(({ fields }) => Object.entries(fields)).slice(0, fieldsMax),
  )
