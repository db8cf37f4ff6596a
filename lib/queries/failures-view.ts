import { createLoader, type inferParserType, parseAsArrayOf, parseAsInteger, parseAsIsoDate } from 'nuqs/server'
import { queryOfView } from './partner-search-view'

/** The one description of what the address of the failures holds. Without days it is the last seven. */
export const failuresParsers = {
  from: parseAsIsoDate,
  to: parseAsIsoDate,
  companies: parseAsArrayOf(parseAsInteger).withDefault([]),
}

export const loadFailuresView = createLoader(failuresParsers)

export type FailuresView = inferParserType<typeof failuresParsers>

/** Whole days, both counted, and companies where they are narrowed. */
export type FailuresQuestion = { FromDate: string; ToDate: string; CompanyIds?: number[] }

/** What is asked for a view: the last seven days where it holds none. Days the wrong way round are turned; what is no day counts as not given. */
export function questionOfFailures({ from, to, companies }: FailuresView, today: string): FailuresQuestion {
  const last = to ?? new Date(today)
  const first = from ?? daysBefore(last, 6)
  const [FromDate = today, ToDate = today] = [first, last].map((day) => day.toISOString().slice(0, 10)).sort()
  const CompanyIds = [...new Set(companies)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 500)
  return { FromDate, ToDate, ...(CompanyIds.length > 0 && { CompanyIds }) }
}

/** A day some days earlier. Days have no zone: each is its midnight in UTC. */
export const daysBefore = (day: Date, days: number) => new Date(day.getTime() - days * 86_400_000)

/** The search for the failed rows of some companies in some days, as the address of the search page holds it. */
export const searchOfFailures = ({ FromDate, ToDate }: FailuresQuestion, companies: number[]): string =>
  queryOfView({ status: ['Failed'], from: FromDate, to: ToDate, companies })
