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

/** The parameter of the search page that names which view is open. */
const openView = 'view'

/** A query of the search page as a view keeps it: without the name of the open view. */
export function toViewQuery(query: string): string {
  const searchParams = new URLSearchParams(query)
  searchParams.delete(openView)
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
