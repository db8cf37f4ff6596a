import 'server-only'
import type * as z from 'zod'
import { getKnownFields, type KnownFields } from '@/lib/contracts/known-fields'
import { type Unread, unreadKey } from '@/lib/contracts/unread'

/**
 * Where an answer is not as its contract, by path: what of a record could not be read, what is more
 * than the contract has, and words of an enumeration that it does not know, as `status: PARKED`.
 */
export type Differences = { wrong: string[]; fields: string[]; values: string[] }

/** As many elements of a list are looked at. */
const elementsMax = 20
/** As many differences are told of one answer. */
const differencesMax = 50

/**
 * What an answer has that its contract does not know. Names of fields and single words of
 * enumerations alone come out of it: what else stood in the answer, and anything that could be a
 * person's name or number, is told by its kind and length.
 */
export function findDifferences(schema: z.ZodType, answer: unknown): Differences {
  const wrong = new Set<string>()
  const fields = new Set<string>()
  const values = new Set<string>()
  compare(getKnownFields(schema), answer, '')
  return { wrong: [...wrong], fields: [...fields], values: [...values] }

  function compare(shape: KnownFields, value: unknown, path: string): void {
    if (fields.size + values.size >= differencesMax) return
    if (Array.isArray(value)) {
      const { element } = shape
      if (element)
        for (const each of value.slice(0, elementsMax)) compare(element, each, `${path}[]`)
    } else if (typeof value === 'object' && value !== null) compareFields(shape, value, path)
    else if (typeof value === 'string' && value !== '' && shape.words && !shape.words.has(value))
      values.add(`${path}: ${redactWord(value)}`)
  }

  function compareFields({ fields: known }: KnownFields, value: object, path: string): void {
    const unread = (value as { [unreadKey]?: Unread })[unreadKey]
    for (const field of Object.keys(unread?.fields ?? {}))
      if (wrong.size < differencesMax) wrong.add(stripIndexes(path ? `${path}.${field}` : field))
    if (!known) return
    for (const [name, inner] of Object.entries(value)) {
      if (name === unreadKey) continue
      const shape = known.get(name)
      const at = path ? `${path}.${redactName(name)}` : redactName(name)
      if (shape) compare(shape, inner, at)
      else if (fields.size < differencesMax) fields.add(`${at}: ${describeKind(inner)}`)
    }
  }
}

/** `customers.3.dueDays` as `customers[].dueDays`. */
export const stripIndexes = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? '[]' : part.replace(/^[^[]+/, redactName)))
    .join('.')
    .replaceAll('.[]', '[]')

/** The kind of a value, which says nothing of whose it is. */
function describeKind(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

const hasNumber = (text: string) => /\d{5}/.test(text)

/** A name of a field; a key that may be data, such as a number, by its length. */
export const redactName = (name: string): string =>
  name.length <= 64 && /^[\p{L}_$@][\p{L}\p{N}_$@:-]*$/u.test(name) && !hasNumber(name)
    ? name
    : `(a name of ${name.length} characters)`

const redactWord = (word: string): string =>
  word.length <= 32 && /^[A-Za-z][A-Za-z0-9_-]*$/.test(word) && !hasNumber(word)
    ? word
    : `(a text of ${word.length} characters)`
