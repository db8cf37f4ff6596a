import 'server-only'

/** Names of fields that hold the number of a customer, and nothing else. */
const numberFields = /customer_?(?:no|numbers?)$/i

/** Names of fields that hold words which somebody typed, or which a service said of them. */
const wordFields = /^(?:name|query|note|memo|text|search|searches|description|reason|message)$/i

/**
 * True when a value names a customer: in a field for their number, or among words. Other fields are
 * not looked at: a 7 may be anything there.
 */
export function hasMention(value: unknown, customerNo: string, field = ''): boolean {
  if (Array.isArray(value)) return value.some((each) => hasMention(each, customerNo, field))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([name, inner]) => hasMention(inner, customerNo, name))
  if (typeof value !== 'string' && typeof value !== 'number') return false
  if (numberFields.test(field)) return String(value).trim() === customerNo
  return wordFields.test(field) && hasCustomerNo(String(value), customerNo)
}

/**
 * True when a text holds the number of a customer, and not as a part of a longer number or word.
 */
export function hasCustomerNo(text: string, customerNo: string): boolean {
  for (let at = text.indexOf(customerNo); at >= 0; at = text.indexOf(customerNo, at + 1)) {
    const [before, after] = [text.slice(0, at).at(-1), text[at + customerNo.length]]
    if (!isWordCharacter(before) && !isWordCharacter(after)) return true
  }
  return false
}

/** True when a query string holds the number among its values, which may be lists. */
export const hasQueryMention = (query: string, customerNo: string): boolean =>
  [...new URLSearchParams(query).values()].some((value) => hasCustomerNo(value, customerNo))

const isWordCharacter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character)
