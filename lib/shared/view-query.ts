import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/**
 * True when a value in the query of a view may be an identity number. A list of the view's own
 * companies is not one, although two of their numbers side by side may look like it.
 */
export function hasIdentityNumberInQuery(query: string, companyIds: readonly number[]): boolean {
  return [...new URLSearchParams(query)].some(([key, value]) => {
    const isCompanyList = value
      .split(',')
      .every((each) => /^\d+$/.test(each) && companyIds.includes(Number(each)))
    return !isCompanyList && (hasIdentityNumber(value) || hasIdentityNumber(key))
  })
}

/**
 * Parameters of a page that say nothing of its list: which view is open, since when, which page,
 * and what stands open beside it.
 */
const passing = ['view', 'seen', 'page', 'before', 'open', 'line', 'file', 'fileDay']

/** A query of a list's page as a view keeps it: without what belongs to one moment. */
export function toViewQuery(query: string): string {
  const searchParams = new URLSearchParams(query)
  for (const name of passing) searchParams.delete(name)
  return searchParams.toString()
}

/**
 * True when two queries say the same, in whatever order. Which view is open says nothing about what
 * is shown.
 */
export function isSameQuery(one: string, other: string): boolean {
  return sortQuery(one) === sortQuery(other)
}

function sortQuery(query: string): string {
  const params = new URLSearchParams(toViewQuery(query))
  params.sort()
  return params.toString()
}

const isKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for the key of a write, as an address may name one. */
export const isRowKey = (text: string): boolean => isKey.test(text)

/**
 * The place after a row of a list of writes that an address names: its instant, and its key, which
 * tells apart what was sent in the same millisecond. Older addresses name the instant alone; what
 * is neither names no place.
 */
export function parseRowPosition(text: string | null): { before?: string; beforeKey?: string } {
  const [at = '', key = ''] = (text ?? '').split('~')
  if (Number.isNaN(Date.parse(at))) return {}
  return { before: new Date(at).toISOString(), ...(isRowKey(key) && { beforeKey: key }) }
}

/** How an address names that place. */
export const formatRowPlace = (row: { sentAt: string; idempotencyKey: string }): string =>
  `${row.sentAt}~${row.idempotencyKey}`

/** A text that is typed as it may stand in the address; null for what may not. */
export const toAddressText = (typed: string): string | null =>
  typed.trim() === '' || hasIdentityNumber(typed) ? null : typed
