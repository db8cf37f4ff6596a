import { createLoader, parseAsArrayOf, parseAsInteger, parseAsString } from 'nuqs/server'

/** The one description of what the address of the failures holds. Without days it is the last seven. */
export const failuresParsers = {
  from: parseAsString,
  to: parseAsString,
  companies: parseAsArrayOf(parseAsInteger).withDefault([]),
}

export const loadFailuresView = createLoader(failuresParsers)

/** The search for the failed rows of some companies in some days, as the address of the search page holds it. */
export function searchOfFailures({ FromDate, ToDate }: { FromDate: string; ToDate: string }, companyIds: number[]): string {
  return new URLSearchParams({ statuses: 'Failed', from: FromDate, to: ToDate, companies: companyIds.join(',') }).toString()
}
