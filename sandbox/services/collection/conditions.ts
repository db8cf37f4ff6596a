import { type AnyColumn, eq, gte, lte, type SQL } from 'drizzle-orm'

const dayMs = 86_400_000

/** A filter for one value; none where it is not asked for. */
export const filterByValue = (column: AnyColumn, value: string | undefined): SQL[] =>
  value ? [eq(column, value)] : []

/**
 * Bounds of a moment, both counted. A date means the whole day in UTC, a time without a zone is one
 * in UTC (assumed).
 */
export function filterByPeriod(
  column: AnyColumn,
  from: string | undefined,
  to: string | undefined,
): SQL[] {
  return [
    ...(from === undefined ? [] : [gte(column, parseMoment(from))]),
    ...(to === undefined ? [] : [lte(column, parsePeriodEnd(to))]),
  ]
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const parseMoment = (text: string) =>
  Date.parse(isDate(text) || /(Z|[+-]\d{2}:\d{2})$/i.test(text) ? text : `${text}Z`)
const parsePeriodEnd = (text: string) =>
  isDate(text) ? parseMoment(text) + dayMs - 1 : parseMoment(text)
