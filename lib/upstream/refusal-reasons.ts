import 'server-only'
import { parseExact } from '../contracts/exact-json'
import type { Failure, Reason } from '../contracts/result'
import { presentable } from './presentable'

/** What the body of a refusal says: in whole, of single fields, and of nothing in particular. */
export type Refusal = Pick<Failure, 'message' | 'code' | 'fields' | 'reasons'>

type Body = Record<string, unknown>
/** One reason on its way: of a field where it names one. */
type Found = { field?: string; code?: string; message?: string }

const fieldsMax = 50
const reasonsMax = 20
const depthMax = 4

const listNames = ['errors', 'fields', 'invalidparams', 'validationerrors', 'modelstate', 'violations', 'fielderrors', 'details']
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
 * Reads why an upstream refused. The shape of an error body is not shown (interface.md, part 7), so the usual ones are read: `errors` as a list of
 * `{field, message}`, of `{code, message}` or of texts, or as an object of lists by field; `fields`; a problem document (RFC 9457) with its invalid
 * parameters; an `error` that holds the rest; each in any case. Bounded in number and length, free of what looks like a token or an identity number.
 */
export function readRefusal(text: string): Refusal {
  const body = jsonOf(text)
  if (body === undefined) return text.trim() ? { message: presentable(text) } : {}
  if (typeof body === 'string') return body.trim() ? { message: presentable(body) } : {}
  const found = Array.isArray(body) ? foundInList(body) : isBody(body) ? foundInside(body, 0) : []
  const message = isBody(body) ? firstText(body, messageNames) : undefined
  const code = isBody(body) ? codeOf(body) : undefined
  return arranged(found, message, code)
}

/** A pause, a code and words as they are handed on. Where the body has no code or words of its own, those of its first reason stand for it. */
function arranged(found: Found[], message: string | undefined, code: string | undefined): Refusal {
  const fields = new Map<string, string>()
  const reasons: Reason[] = []
  for (const each of found) {
    const words = presentable(each.message ?? each.code ?? '')
    const named = each.field ? presentable(each.field).slice(0, 100) : ''
    if (named && words) {
      const known = fields.get(named)
      if (known !== undefined || fields.size < fieldsMax) fields.set(named, known && known !== words ? `${known} ${words}`.slice(0, 500) : words)
    } else if (words && reasons.length < reasonsMax) {
      const reason = { ...(each.code && { code: shortCode(each.code) }), ...(each.message && { message: presentable(each.message) }) }
      if (!reasons.some((other) => other.code === reason.code && other.message === reason.message)) reasons.push(reason)
    }
  }
  const ownMessage = message ?? reasons.find((reason) => reason.message)?.message
  const ownCode = code ?? found.find((each) => each.code)?.code
  return {
    ...(ownMessage && { message: presentable(ownMessage) }),
    ...(ownCode && { code: shortCode(ownCode) }),
    ...(fields.size > 0 && { fields: Object.fromEntries(fields) }),
    ...(reasons.length > 0 && { reasons }),
  }
}

/** Every reason inside an object: its lists, and what stands in an inner object of it. */
function foundInside(body: Body, depth: number): Found[] {
  if (depth > depthMax) return []
  const lists = listNames.flatMap((name) => foundInListed(valueNamed(body, name), depth))
  const inner = innerNames.flatMap((name) => {
    const value = valueNamed(body, name)
    if (!isBody(value) || listNames.includes(name)) return []
    const own = { code: codeOf(value), message: firstText(value, messageNames) }
    return [...(own.code || own.message ? [own] : []), ...foundInside(value, depth + 1)]
  })
  return [...lists, ...inner]
}

function foundInListed(value: unknown, depth: number): Found[] {
  if (Array.isArray(value)) return foundInList(value)
  if (typeof value === 'string') return [{ message: value }]
  if (!isBody(value)) return []
  if (isReason(value)) return [...foundInList([value]), ...foundInside(value, depth + 1)]
  return Object.entries(value).flatMap(([field, said]) => {
    // Frameworks name the whole request by a blank or by the root of the document.
    const named = /^[$#/]?$/.test(field) ? {} : { field }
    return (Array.isArray(said) ? said.slice(0, fieldsMax) : [said]).map((each) => ({ ...named, ...wordsOf(each) }))
  })
}

const foundInList = (list: unknown[]): Found[] => list.slice(0, fieldsMax + reasonsMax).map((each) => ({ ...fieldOf(each), ...wordsOf(each) }))

/** An object that says what is wrong rather than naming fields: `{code, message}`, with texts under these names. */
const isReason = (value: Body) =>
  typeof valueNamed(value, 'message') === 'string' && ['code', 'errorcode', 'field'].some((name) => valueNamed(value, name) !== undefined)

function fieldOf(each: unknown): Found {
  if (!isBody(each)) return {}
  for (const name of fieldNames) {
    const value = valueNamed(each, name)
    const text = Array.isArray(value)
      ? value.filter((word) => typeof word === 'string' || typeof word === 'number').join('.')
      : isBody(value)
        ? fieldOf(value).field
        : value
    if (typeof text === 'string' && text.trim()) return { field: text.trim() }
  }
  return {}
}

function wordsOf(each: unknown): Found {
  if (!isBody(each)) return each === null || each === undefined || typeof each === 'object' ? {} : { message: String(each) }
  return { code: codeOf(each), message: firstText(each, messageNames) }
}

/** The code of a problem document is an address; one that says nothing is none. Beside `error_description`, `error` is a code, elsewhere it is words. */
function codeOf(body: Body): string | undefined {
  const code = codeNames
    .filter((name) => name !== 'error' || valueNamed(body, 'errordescription') !== undefined)
    .map((name) => valueNamed(body, name))
    .find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  return code === undefined || code === 'about:blank' ? undefined : String(code)
}

const shortCode = (code: string) => presentable(code).slice(0, 60)

const firstText = (body: Body, names: string[]) =>
  names.map((name) => valueNamed(body, name)).find((value): value is string => typeof value === 'string' && value.trim() !== '')

/** The value under a name in any case, with or without what joins its words. */
function valueNamed(body: Body, name: string): unknown {
  if (Object.hasOwn(body, name)) return body[name]
  const key = Object.keys(body)
    .slice(0, 200)
    .find((each) => each.length < 40 && each.toLowerCase().replace(/[_-]/g, '') === name)
  return key === undefined ? undefined : body[key]
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

function jsonOf(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return undefined
  }
}
