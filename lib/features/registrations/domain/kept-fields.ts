import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

type Fields = Record<string, string>

/** A bank account stays out of every draft. */
const unkept = ['bankAccountNumber']

/**
 * The fields of a registration as a draft keeps them: without an account, without blank ones, and
 * without what is a person's number, or may become one: that of a sole trader begins with the day of
 * birth.
 */
export const toKeptFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        value !== '' &&
        !unkept.includes(name) &&
        !hasIdentityNumber(value) &&
        !(/organizationnumber/i.test(name) && beginsWithDay(value)),
    ),
  )

/**
 * The fields that an earlier page kept, over blank ones; null where it kept none. A store may hold
 * what an older desk wrote.
 */
export function parseKeptFields<Known extends Fields>(
  content: unknown,
  blank: Known,
): Known | null {
  if (typeof content !== 'object' || content === null) return null
  const known = Object.entries(content).filter(
    ([name, value]) => name in blank && typeof value === 'string',
  )
  const kept = toKeptFields(Object.fromEntries(known))
  return Object.keys(kept).length > 0 ? { ...blank, ...kept } : null
}

/**
 * Whether a number begins with a day as those of persons do, year or day first, with or without the
 * century, raised or not. The third digit of a Swedish organization's number is never one of a month.
 */
function beginsWithDay(typed: string): boolean {
  const digits = toPlainNumber(typed)
  return days.some((day) => day.test(digits))
}

/** Year, month and day; a year with its century, and a month; day, month and year. */
const days = [
  /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]|[4-8]\d|9[01])/,
  /^(?:1[89]|20)\d\d(?:0[1-9]|1[0-2])/,
  /^(?:0[1-9]|[12]\d|3[01]|[4-8]\d|9[01])(?:0[1-9]|1[0-2])\d\d/,
]
