import 'server-only'

/** What stands in place of a sensitive value. */
export const maskedText = '•••••'

/**
 * A copy of an answer in which every value under one of the named fields is replaced. Bank accounts keep their last four digits, so that two
 * can be told apart; blank and absent stay as they are.
 */
export function masked(value: unknown, sensitive: readonly string[]): unknown {
  if (sensitive.length === 0) return value
  if (Array.isArray(value)) return value.map((each) => masked(each, sensitive))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, sensitive.includes(key) ? hidden(key, inner) : masked(inner, sensitive)]),
  )
}

function hidden(key: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  return key === 'bankAccountNo' && typeof value === 'string' && value.length > 8 ? `${maskedText} ${value.slice(-4)}` : maskedText
}
