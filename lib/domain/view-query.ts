import { holdsIdentityNumber } from './identity-number'

/**
 * True when a value in the query of a view may be an identity number. A list of the view's own companies is not one, although two of their numbers side by
 * side may look like it.
 */
export function queryHoldsIdentityNumber(query: string, companyIds: readonly number[]): boolean {
  return [...new URLSearchParams(query)].some(([key, value]) => {
    const isOfCompanies = value.split(',').every((each) => /^\d+$/.test(each) && companyIds.includes(Number(each)))
    return !isOfCompanies && (holdsIdentityNumber(value) || holdsIdentityNumber(key))
  })
}

/** The parameter of the search page that names which view is open. */
const openView = 'view'

/** A query of the search page as a view keeps it: without the name of the open view. */
export function viewQueryOf(query: string): string {
  const kept = new URLSearchParams(query)
  kept.delete(openView)
  return kept.toString()
}

/** True when two queries say the same, in whatever order. Which view is open says nothing about what is shown. */
export function isSameQuery(one: string, other: string): boolean {
  return sorted(one) === sorted(other)
}

function sorted(query: string): string {
  const params = new URLSearchParams(viewQueryOf(query))
  params.sort()
  return params.toString()
}
