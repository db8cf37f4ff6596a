import 'server-only'
import { parseExact } from '@/lib/contracts/exact-json'
import type { Failure, Reason } from '@/lib/contracts/result'
import { redactText } from './raw-record'

/** What the body of a refusal says: in whole, of single fields, and of nothing in particular. */
export type Refusal = Pick<Failure, 'message' | 'code' | 'fields' | 'reasons'>

type Body = Record<string, unknown>
/** One reason on its way: of a field where it names one. */
type FoundReason = { field?: string; code?: string; message?: string }

const fieldsMax = 50
const reasonsMax = 20
const depthMax = 4

const listNames = [
  'errors',
  'fields',
  'invalidparams',
  'validationerrors',
  'modelstate',
  'violations',
  'fielderrors',
  'details',
]
const innerNames = ['error', 'summary', 'fault', 'problem', 'result', 'data', 'errors']
const messageNames = [
  'errormessage',
  'message',
  'reason',
  'detail',
  'errordescription',
  'msg',
  'text',
  'description',
  'title',
  'error',
  'statusmessage',
]
const codeNames = ['errorcode', 'code', 'type', 'error']
const fieldNames = [
  'field',
  'fieldname',
  'property',
  'propertyname',
  'parameter',
  'param',
  'pointer',
  'path',
  'name',
  'member',
  'membernames',
  'loc',
  'source',
]

/**
 * Reads why an upstream refused. The shape of an error body is not shown (interface.md, part 7), so
 * the usual ones are read: `errors` as a list of `{field, message}`, of `{code, message}` or of
 * texts, or as an object of lists by field; `fields`; a problem document (RFC 9457) with its
 * invalid parameters; an `error` that holds the rest; each in any case. Bounded in number and
 * length, free of what looks like a token or an identity number.
 */
export function readRefusal(text: string): Refusal {
  const body = parseJson(text)
  if (body === undefined) return text.trim() ? { message: redactText(text) } : {}
  if (typeof body === 'string') return body.trim() ? { message: redactText(body) } : {}
  const found = Array.isArray(body)
    ? listReasons(body)
    : isBody(body)
      ? collectReasons(body, 0)
      : []
  const message = isBody(body) ? findText(body, messageNames) : undefined
  const code = isBody(body) ? findCode(body) : undefined
  return buildRefusal(found, message, code)
}

/**
 * A pause, a code and words as they are handed on. Where the body has no code or words of its own,
 * those of its first reason stand for it.
 */
function buildRefusal(
  found: FoundReason[],
  message: string | undefined,
  code: string | undefined,
): Refusal {
  const fields = new Map<string, string>()
  const reasons: Reason[] = []
  for (const each of found) {
    const words = redactText(each.message ?? each.code ?? '')
    const named = each.field ? redactText(each.field).slice(0, 100) : ''
    if (named && words) {
      const known = fields.get(named)
      if (known !== undefined || fields.size < fieldsMax)
        fields.set(named, known && known !== words ? `${known} ${words}`.slice(0, 500) : words)
    } else if (words && reasons.length < reasonsMax) {
      const reason = {
        ...(each.code && { code: truncateCode(each.code) }),
        ...(each.message && { message: redactText(each.message) }),
      }
      if (!reasons.some((other) => other.code === reason.code && other.message === reason.message))
        reasons.push(reason)
    }
  }
  const ownMessage = message ?? reasons.find((reason) => reason.message)?.message
  const ownCode = code ?? found.find((each) => each.code)?.code
  return {
    ...(ownMessage && { message: redactText(ownMessage) }),
    ...(ownCode && { code: truncateCode(ownCode) }),
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...(reasons.length > 0 && { reasons }),
  }
}

/** Every reason inside an object: its lists, and what stands in an inner object of it. */
function collectReasons(body: Body, depth: number): FoundReason[] {
  if (depth > depthMax) return []
  const lists = listNames.flatMap((name) => collectValueReasons(findValue(body, name), depth))
  const inner = innerNames.flatMap((name) => {
    const value = findValue(body, name)
    if (!isBody(value) || listNames.includes(name)) return []
    const own = { code: findCode(value), message: findText(value, messageNames) }
    return [...(own.code || own.message ? [own] : []), ...collectReasons(value, depth + 1)]
  })
  return [...lists, ...inner]
}

function collectValueReasons(value: unknown, depth: number): FoundReason[] {
  if (Array.isArray(value)) return listReasons(value)
  if (typeof value === 'string') return [{ message: value }]
  if (!isBody(value)) return []
  if (isReason(value)) return [...listReasons([value]), ...collectReasons(value, depth + 1)]
  return Object.entries(value).flatMap(([field, said]) => {
    // Frameworks name the whole request by a blank or by the root of the document.
    const named = /^[$#/]?$/.test(field) ? {} : { field }
    return (Array.isArray(said) ? said.slice(0, fieldsMax) : [said]).map((each) => ({
      ...named,
      ...parseWords(each),
    }))
  })
}

const listReasons = (list: unknown[]): FoundReason[] =>
  list
    .slice(0, fieldsMax + reasonsMax)
    .map((each) => ({ ...parseField(each), ...parseWords(each) }))

/**
 * An object that says what is wrong rather than naming fields: `{code, message}`, with texts under
 * these names.
 */
const isReason = (value: Body) =>
  typeof findValue(value, 'message') === 'string' &&
  ['code', 'errorcode', 'field'].some((name) => findValue(value, name) !== undefined)

function parseField(each: unknown): FoundReason {
  if (!isBody(each)) return {}
  for (const name of fieldNames) {
    const value = findValue(each, name)
    const text = Array.isArray(value)
      ? value.filter((word) => typeof word === 'string' || typeof word === 'number').join('.')
      : isBody(value)
        ? parseField(value).field
        : value
    if (typeof text === 'string' && text.trim()) return { field: text.trim() }
  }
  return {}
}

function parseWords(each: unknown): FoundReason {
  if (!isBody(each))
    return each === null || each === undefined || typeof each === 'object'
      ? {}
      : { message: String(each) }
  return { code: findCode(each), message: findText(each, messageNames) }
}

/**
 * The code of a problem document is an address; one that says nothing is none. Beside
 * `error_description`, `error` is a code, elsewhere it is words.
 */
function findCode(body: Body): string | undefined {
  const code = codeNames
    .filter((name) => name !== 'error' || findValue(body, 'errordescription') !== undefined)
    .map((name) => findValue(body, name))
    .find(
      (value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number',
    )
  return code === undefined || code === 'about:blank' ? undefined : String(code)
}

const truncateCode = (code: string) => redactText(code).slice(0, 60)

const findText = (body: Body, names: string[]) =>
  names
    .map((name) => findValue(body, name))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '')

/** The value under a name in any case, with or without what joins its words. */
function findValue(body: Body, name: string): unknown {
  if (Object.hasOwn(body, name)) return body[name]
  const key = Object.keys(body)
    .slice(0, 200)
    .find((each) => each.length < 40 && each.toLowerCase().replace(/[_-]/g, '') === name)
  return key === undefined ? undefined : body[key]
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
