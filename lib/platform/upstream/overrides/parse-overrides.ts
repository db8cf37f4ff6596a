import 'server-only'
import { getKnownFields, type KnownFields } from '@/lib/contracts/known-fields'
import type { Operation } from '@/lib/contracts/operation'
import { countPathLists, type FieldPath, type Move, parseFieldPath } from './move-fields'
import { type Carried, noOverride, type Override } from './override'
import { findPathComplaint, listParameters } from './path-rules'

/** Which part of the file is wrong, as `deleteCustomer.path`, and how. */
export type Complaint = { part: string; complaint: string }

type Parsed = { overrides: ReadonlyMap<string, Override>; complaints: readonly Complaint[] }

const parts = [
  'note',
  'offered',
  'method',
  'path',
  'contentType',
  'query',
  'body',
  'answer',
  'statuses',
]
const contentTypes = [
  'application/json',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
]

/**
 * Reads the overrides of a service: an object of operations by name. Nothing in it can name a host,
 * and a read stays a read: what is wrong is said by operation and part, all of it at once.
 *
 * @param operationNamed the operations of an upstream by name; undefined for anything else.
 */
export function parseOverrides(
  file: unknown,
  operationNamed: (name: string) => Operation | undefined,
): Parsed {
  if (!isObject(file))
    return {
      overrides: new Map(),
      complaints: [{ part: '', complaint: 'must be a JSON object: operations by name' }],
    }
  const complaints: Complaint[] = []
  const overrides = new Map<string, Override>()
  for (const [name, stated] of Object.entries(file)) {
    const operation = operationNamed(name)
    const addComplaint = (part: string, complaint: string) =>
      complaints.push({ part: part ? `${name}.${part}` : name, complaint })
    if (!operation) addComplaint('', 'is no operation of an upstream')
    else if (!isObject(stated)) addComplaint('', `must be an object with ${parts.join(', ')}`)
    else overrides.set(name, readOverride(operation, stated, addComplaint))
  }
  return { overrides, complaints }
}

type Complain = (part: string, complaint: string) => void
type Stated = Record<string, unknown>

function readOverride(operation: Operation, stated: Stated, complain: Complain): Override {
  for (const part of Object.keys(stated).filter((each) => !parts.includes(each)))
    complain(part, `is no part of an override; it has ${parts.join(', ')}`)
  if (stated.offered !== undefined && typeof stated.offered !== 'boolean')
    complain('offered', 'must be true or false')
  const method = readMethod(operation, stated.method, complain)
  const contentType = readContentType(stated.contentType, complain)
  const { body, intoBody } = readBody(
    operation,
    stated.body,
    method ?? operation.method,
    contentType ?? operation.contentType,
    complain,
  )
  const query = readQuery(operation, stated.query, complain)
  const path = readPath(operation, stated.path, complain)
  const carried = [...query, ...intoBody]
    .filter(({ from }) => from === 'params')
    .map(({ name }) => name)
  for (const name of listParameters(operation.path)) {
    if (!listParameters(path ?? operation.path).includes(name) && !carried.includes(name))
      complain('path', `misses :${name}, which says whose it is`)
  }
  return {
    ...noOverride,
    isOffered: stated.offered !== false,
    method,
    path,
    contentType,
    query,
    body,
    intoBody,
    answer: readAnswer(operation, stated.answer, complain),
    statuses: readStatuses(operation, stated.statuses, complain),
  }
}

/** A read by POST reads; nothing that writes may look like a read to whatever stands between. */
function readMethod(
  { effect, body, method }: Operation,
  stated: unknown,
  complain: Complain,
): string | undefined {
  if (stated === undefined) return undefined
  const allowed = effect === 'read' ? ['GET', 'POST'] : ['POST', 'PUT', 'PATCH', 'DELETE']
  if (typeof stated !== 'string' || !allowed.includes(stated))
    complain(
      'method',
      `must be one of ${allowed.join(', ')}, because this operation is a ${effect}`,
    )
  else if (stated === 'GET' && body && method !== 'GET')
    complain('method', 'cannot be GET, because this operation has a body')
  else return stated
}

function readContentType(stated: unknown, complain: Complain): string | undefined {
  if (stated === undefined) return undefined
  if (typeof stated === 'string' && contentTypes.includes(stated)) return stated
  complain('contentType', `must be one of ${contentTypes.join(', ')}`)
}

function readPath(operation: Operation, stated: unknown, complain: Complain): string | undefined {
  if (stated === undefined) return undefined
  const complaint =
    typeof stated === 'string'
      ? findPathComplaint(stated, listParameters(operation.path))
      : 'must be a text'
  if (complaint) complain('path', complaint)
  else return stated as string
}

function readQuery(operation: Operation, stated: unknown, complain: Complain) {
  return parseEntries('query', stated, complain).flatMap(([name, as]) => {
    const carried = readCarried(operation, name, 'query')
    if (!carried)
      complain(
        `query.${name}`,
        `is no query key of ${operation.name}, and no path parameter (:name)`,
      )
    else if (!/^[\w$.[\]-]{1,64}$/.test(as))
      complain(`query.${name}`, 'must be the name of a query key')
    else return [{ ...carried, as }]
    return []
  })
}

/**
 * `:name` is a path parameter and `?name` a query key; where query keys are meant anyway, the name
 * alone is one.
 */
function readCarried(operation: Operation, text: string, meant: 'query' | 'body'): Carried | null {
  const from = text.startsWith(':') ? 'params' : 'query'
  const name =
    from === 'params' || text.startsWith('?') ? text.slice(1) : meant === 'query' ? text : null
  const known =
    from === 'params'
      ? listParameters(operation.path)
      : operation.query
        ? listFieldNames(operation.query)
        : []
  return name !== null && known.includes(name) ? { from, name } : null
}

const listFieldNames = (schema: NonNullable<Operation['query']>): string[] => [
  ...(getKnownFields(schema).fields?.keys() ?? []),
]

function readBody(
  operation: Operation,
  stated: unknown,
  method: string,
  contentType: string | undefined,
  complain: Complain,
) {
  const body: Move[] = []
  const intoBody: (Carried & { to: FieldPath })[] = []
  const entries = parseEntries('body', stated, complain)
  if (entries.length > 0 && !operation.body && method === 'GET')
    complain('body', 'is not sent by GET')
  for (const [ours, theirs] of entries) {
    const carried = /^[:?]/.test(ours) ? readCarried(operation, ours, 'body') : null
    const to = parseFieldPath(theirs)
    if (/^[:?]/.test(ours) && !carried)
      complain(`body.${ours}`, `is no path parameter or query key of ${operation.name}`)
    else if (!to) complain(`body.${ours}`, `${JSON.stringify(theirs)} is no path of a field`)
    else if (contentType === 'application/x-www-form-urlencoded' && to.length !== 1)
      complain(`body.${ours}`, 'a form has no nested fields')
    else if (!carried)
      body.push(
        ...readMove(
          'body',
          ours,
          to,
          operation.body ? [getKnownFields(operation.body)] : [],
          complain,
        ),
      )
    else if (countPathLists(to) > 0 || to.length === 0)
      complain(`body.${ours}`, 'goes into one field')
    else intoBody.push({ ...carried, to })
  }
  return { body, intoBody }
}

function readAnswer(operation: Operation, stated: unknown, complain: Complain): Move[] {
  const shapes = Object.values(operation.answers).flatMap((schema) =>
    schema ? [getKnownFields(schema)] : [],
  )
  return parseEntries('answer', stated, complain).flatMap(([ours, text]) => {
    const theirs = parseFieldPath(text)
    if (!theirs) complain(`answer.${ours}`, `${JSON.stringify(text)} is no path of a field`)
    return theirs
      ? readMove('answer', ours, theirs, shapes, complain).map(({ from, to }) => ({
          from: to,
          to: from,
        }))
      : []
  })
}

function readMove(
  part: 'body' | 'answer',
  text: string,
  theirs: FieldPath,
  shapes: readonly KnownFields[],
  complain: Complain,
): Move[] {
  const ours = parseFieldPath(text)
  if (!ours) complain(`${part}.${text}`, 'is no path of a field')
  else if (!shapes.some((shape) => isKnown(shape, ours)))
    complain(`${part}.${text}`, 'is no field of the contract')
  else if (countPathLists(ours) !== countPathLists(theirs))
    complain(`${part}.${text}`, 'must go through as many lists ([]) on both sides')
  else return [{ from: ours, to: theirs }]
  return []
}

function isKnown(shape: KnownFields | null | undefined, [part, ...rest]: FieldPath): boolean {
  if (!shape) return false
  if (part === undefined) return true
  return isKnown(part === '[]' ? shape.element : shape.fields?.get(part), rest)
}

function readStatuses(
  { answers }: Operation,
  stated: unknown,
  complain: Complain,
): ReadonlyMap<number, number> {
  if (stated === undefined) return noOverride.statuses
  const ours = Object.keys(answers)
  const entries = isObject(stated) ? Object.entries(stated) : []
  if (!isObject(stated)) complain('statuses', 'must be an object: their status to ours')
  const wrong = entries.filter(
    ([theirs, status]) => !/^2\d\d$/.test(theirs) || !ours.includes(String(status)),
  )
  for (const [theirs] of wrong)
    complain(`statuses.${theirs}`, `must take a success (2xx) as one of ${ours.join(', ')}`)
  return new Map(entries.map(([theirs, status]) => [Number(theirs), Number(status)]))
}

/** The pairs of a part; two of ours cannot come from, or go to, one place of theirs. */
function parseEntries(part: string, stated: unknown, complain: Complain): [string, string][] {
  if (stated === undefined) return []
  if (!isObject(stated)) {
    complain(part, 'must be an object: our names to theirs')
    return []
  }
  const entries = Object.entries(stated)
  for (const [ours] of entries.filter(([, theirs]) => typeof theirs !== 'string'))
    complain(`${part}.${ours}`, 'must be a text')
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const twice = texts.filter(
    ([, theirs], place) => texts.findIndex(([, other]) => other === theirs) !== place,
  )
  for (const [ours, theirs] of twice) complain(`${part}.${ours}`, `${theirs} is named twice`)
  return texts
}

const isObject = (value: unknown): value is Stated =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
