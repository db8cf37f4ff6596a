import * as z from 'zod'
import { isExactNumber, toExactNumber } from './exact-number'
import { stripOptional } from './list-schema'

/**
 * Where a number begins that may be more than a double holds: 16 digits of it, or a power of ten.
 * Texts that look like one make the reading slower, no other.
 */
const mayBeMore = /(?:^|[:[,])[ \t\n\r]*-?(?:[\d.]{16}|\d[\d.]{0,14}[eE])/

/**
 * JSON.parse of ECMAScript 2026, which the compiler’s library does not name yet: of a number it
 * tells the text.
 */
const parse = JSON.parse as (
  text: string,
  revive?: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

/**
 * Reads JSON as JSON.parse does, and keeps the digits of every number that a number would not hold.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export const parseExact = (text: string): unknown =>
  mayBeMore.test(text) ? parse(text, withDigits) : parse(text)

const withDigits = (_: string, value: unknown, { source }: { source?: string }) =>
  typeof value === 'number' && source !== undefined ? toExactNumber(source, value) : value

/**
 * Writes JSON as JSON.stringify does, and the digits of a number that is a text as a number: where
 * the schema says that one stands, nowhere else. A reference of 20 digits is a text.
 *
 * @param arranged puts the fields where the other side has them, before they are written.
 */
export function writeExact(
  schema: z.ZodType | undefined,
  value: unknown,
  arranged: (value: unknown) => unknown = (one) => one,
): string | undefined {
  // Nobody else can have written it, so that it stands before numbers alone.
  const mark = `${crypto.randomUUID()}:`
  const json = JSON.stringify(arranged(schema ? markNumbers(schema, value, mark) : value)) as
    | string
    | undefined
  const [head, ...numbers] = json?.split(`"${mark}`) ?? []
  return head && head + numbers.map((rest) => rest.replace('"', '')).join('')
}

function markNumbers(schema: z.ZodType, value: unknown, mark: string): unknown {
  if (isExactNumber(schema)) return typeof value === 'string' ? mark + value : value
  const bare = stripOptional(schema)
  if (bare !== schema) return markNumbers(bare, value, mark)
  if (Array.isArray(value))
    return bare instanceof z.ZodArray
      ? value.map((each) => markNumbers(bare.element as z.ZodType, each, mark))
      : value
  if (typeof value !== 'object' || value === null || !(bare instanceof z.ZodObject)) return value
  const shape = bare.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      Object.hasOwn(shape, name) ? markNumbers(shape[name]!, inner, mark) : inner,
    ]),
  )
}
