import * as z from 'zod'

/**
 * A number of an upstream with every digit that it was written with: a number where that prints as
 * the same value, else its digits as a text. An upstream writes a number in both cases
 * (`parseExact`), and gets one in both (`writeExact`).
 */
export type ExactNumber = number | `${number}`

/** The mark in the schema of such a number. */
const exactKey = 'x-exact'

/**
 * As many digits are written out. A number that is longer without its exponent stays as it was
 * written.
 */
const digitsMax = 100

const literal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/

type Parts = { sign: string; digits: string; exponent: number }

/**
 * The digits of a number from its first to its last that is not zero, and the power of ten of the
 * last one; null for a text that is no number of JSON.
 */
function parseParts(text: string): Parts | null {
  const [, sign = '', whole = '', decimals = '', power = '0'] = literal.exec(text) ?? []
  if (whole === '') return null
  const all = whole + decimals
  let [from, to] = [0, all.length]
  while (from < to && all[from] === '0') from += 1
  while (to > from && all[to - 1] === '0') to -= 1
  if (from === to) return { sign: '', digits: '', exponent: 0 }
  return {
    sign,
    digits: all.slice(from, to),
    exponent: Number(power) - decimals.length + all.length - to,
  }
}

/** True where a number prints as the value that is written, so that nothing of it is lost. */
function isExact(text: string, value: number): boolean {
  if (String(value) === text) return true
  // A number is the nearest to its text: the same digits at another place, or with another sign,
  // are none of it.
  return parseParts(text)?.digits === parseParts(String(value))?.digits
}

/**
 * A number of JSON as it stands in the text of an answer: as a number where that is exact, else as
 * its digits, written out as far as that is no longer than any money.
 */
export function toExactNumber(source: string, value = Number(source)): ExactNumber {
  return isExact(source, value) ? value : (expandExponent(source) as `${number}`)
}

function expandExponent(source: string): string {
  const { sign, digits, exponent } = parseParts(source)!
  const point = digits.length + exponent
  if (Math.max(point, 0) + Math.max(-exponent, 0) > digitsMax) return source
  if (exponent >= 0) return sign + digits + '0'.repeat(exponent)
  return point > 0
    ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    : `${sign}0.${'0'.repeat(-point)}${digits}`
}

/**
 * True for digits that only a text holds. A text that could have been a number, as "14", was none
 * in the answer.
 */
const isExactText = (text: string): text is `${number}` =>
  text.length > 2 && parseParts(text) !== null && !isExact(text, Number(text))

/** A number as an upstream answers it, whatever its length. */
export const ExactNumber: z.ZodType<ExactNumber, ExactNumber> = z
  .union(
    [
      z.number(),
      z.string().refine(isExactText, { abort: true }) as unknown as z.ZodType<
        `${number}`,
        `${number}`
      >,
    ],
    {
      error: ({ input }) => `Invalid input: expected number, received ${describeKind(input)}`,
    },
  )
  .meta({ [exactKey]: true })

/** The same as it is sent: no further from zero than `most`. */
export const makeBoundedExact = (
  most: number,
  message: string,
): z.ZodType<ExactNumber, ExactNumber> =>
  ExactNumber.refine((value) => Math.abs(Number(value)) <= most, message).meta({ [exactKey]: true })

function describeKind(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** True for the schema of such a number. */
export const isExactNumber = (schema: z.ZodType): boolean => schema.meta()?.[exactKey] === true
