import { mapLeaves } from './records'
import type { AnswerShape } from './shapes'

const calendarDate = /^(\d{4})-(\d{2})-(\d{2})$/

const dateFormats = {
  'with-time': (date: string) => `${date}T00:00:00`,
  'with-zone': (date: string) => `${date}T00:00:00Z`,
  dotted: (date: string) => date.replace(calendarDate, '$3.$2.$1'),
}

/** Calendar dates in another style. */
export const convertDates: AnswerShape<'dates'> = (style, reply) => ({
  ...reply,
  body: mapLeaves(reply.body, (leaf) =>
    typeof leaf === 'string' && calendarDate.test(leaf) ? dateFormats[style](leaf) : leaf,
  ),
})

/**
 * Numbers as digits that JavaScript could not hold: they are written into the text of the answer as
 * they stand.
 */
export const replaceNumbers: AnswerShape<'numbers'> = (digits, reply) => ({
  ...reply,
  body: mapLeaves(reply.body, (leaf, key) =>
    typeof leaf === 'number' && Object.hasOwn(digits, key) ? rawJson(digits[key]!) : leaf,
  ),
})

/** JSON.rawJSON of ECMAScript, which the compiler's library does not name yet. */
const { rawJSON: rawJson } = JSON as unknown as { rawJSON: (text: string) => object }
