import { createLoader, type inferParserType, parseAsInteger, parseAsString } from 'nuqs/server'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** What the address of movements holds: filters by the service's own names, and a page. */
export const movementParsers = {
  glaccountno: parseAsString,
  currency: parseAsString,
  year: parseAsInteger,
  period: parseAsInteger,
  page: parseAsInteger.withDefault(1),
}

/** What the address of general-ledger items holds. */
export const glParsers = {
  ...movementParsers,
  fromdate: parseAsString,
  todate: parseAsString,
  customerno: parseAsString,
  documentno: parseAsString,
  voucherno: parseAsString,
}

export type MovementsView = inferParserType<typeof movementParsers>
export type GlView = inferParserType<typeof glParsers>

/** What is asked of movements, and of general-ledger items. */
export type MovementsQuestion = {
  glaccountno?: string
  currency?: string
  year?: number
  period?: number
  pageno: number
  pagesize: number
}
export type GlQuestion = MovementsQuestion & {
  fromdate?: string
  todate?: string
  customerno?: string
  documentno?: string
  voucherno?: string
}

/** Read the view from a page's search parameters. */
export const loadGlView = createLoader(glParsers)
export const loadMovementsView = createLoader(movementParsers)

const rowsPerPage = 100

/**
 * What is asked for a view of movements. What the contract does not take narrows nothing: an address
 * may hold anything.
 */
export const toMovementsQuestion = (view: MovementsView): MovementsQuestion => ({
  ...pickText('glaccountno', view.glaccountno, 40),
  ...pickText('currency', view.currency, 10),
  ...pickNumber('year', view.year),
  ...pickNumber('period', view.period),
  ...{ pageno: Math.max(1, view.page), pagesize: rowsPerPage },
})

/** The same of general-ledger items. Days that do not exist narrow nothing either. */
export const toGlQuestion = (view: GlView): GlQuestion => ({
  ...toMovementsQuestion(view),
  ...pickDay('fromdate', view.fromdate),
  ...pickDay('todate', view.todate),
  ...(isPathToken(view.customerno) && pickText('customerno', view.customerno, 100)),
  ...pickText('documentno', view.documentno, 200),
  ...pickText('voucherno', view.voucherno, 60),
})

const pickText = (name: string, text: string | null, longest: number) =>
  text?.trim() && text.trim().length <= longest ? { [name]: text.trim() } : {}

const pickNumber = (name: string, number: number | null) =>
  number !== null && number >= 0 && number <= 9999 ? { [name]: number } : {}

const pickDay = (name: string, day: string | null) =>
  day !== null && isCalendarDate(day) ? { [name]: day } : {}

/** What cannot stand in a path is no customer number (lib/contracts/formats.ts). */
const isPathToken = (text: string | null) =>
  text === null ||
  (!/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(text.trim()) &&
    !/\p{Cc}/u.test(text) &&
    text.isWellFormed())

/** A part of an address that shows a view with some of its parts changed, from its first page on. */
export function toGlQuery<View extends Partial<GlView>>(view: View, change: Partial<View>): string {
  const entries = Object.entries({ ...view, page: 1, ...change }).filter(
    ([name, value]) => value !== null && value !== undefined && !(name === 'page' && value === 1),
  )
  return String(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
}
