import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { type CurrencyTotal, normalizeCurrency, sumByCurrency } from '@/lib/shared/numbers/money'

/**
 * Amounts of a report that happened in its period (assumed). What remains at its end is a balance:
 * balances of two periods have no sum.
 */
export const reportFlows = [
  'originalAmount',
  'paidAmount',
  'creditedAmount',
  'settledAmount',
] as const
export type ReportFlow = (typeof reportFlows)[number]

type Report = {
  type?: string | null
  currency?: string | null
  periodFrom?: string | null
  periodTo?: string | null
  remainingAmount?: ExactNumber | null
} & {
  [Flow in ReportFlow]?: ExactNumber | null
}

/**
 * Sums of what happened in the periods of several reports, by currency; null where two of one
 * currency share a day, or a period cannot be read: the same money would count twice.
 */
export function sumReports(
  reports: readonly Report[],
): { flow: ReportFlow; totals: CurrencyTotal[] }[] | null {
  const groups = [...Map.groupBy(reports, ({ currency }) => normalizeCurrency(currency)).values()]
  if (groups.some(hasOverlappingPeriods)) return null
  return reportFlows.map((flow) => ({
    flow,
    totals: sumByCurrency(
      reports.map((report) => ({ amount: report[flow], currency: report.currency })),
    ),
  }))
}

/**
 * What remained at the end of the newest period of each currency: of balances the newest counts.
 * Null where no newest one can be told: an end that cannot be read, or two reports that share it.
 */
export function listNewestBalances(
  reports: readonly Report[],
): { until: string; totals: CurrencyTotal[] }[] | null {
  const newest = [
    ...Map.groupBy(reports, ({ currency }) => normalizeCurrency(currency)).values(),
  ].map(findNewest)
  if (newest.some((report) => report === null)) return null
  return newest.flatMap((report) => [
    {
      until: toCalendarDay(report!.periodTo ?? '')!,
      totals: sumByCurrency([{ amount: report!.remainingAmount, currency: report!.currency }]),
    },
  ])
}

function findNewest(reports: readonly Report[]): Report | null {
  const ends = reports.map(({ periodTo }) => toCalendarDay(periodTo ?? ''))
  if (ends.some((end) => end === null)) return null
  const last = ends.toSorted().at(-1)!
  const atEnd = reports.filter((_, at) => ends[at] === last)
  return atEnd.length === 1 ? atEnd[0]! : null
}

function hasOverlappingPeriods(reports: readonly Report[]): boolean {
  if (reports.length < 2) return false
  const periods = reports.map(
    ({ periodFrom, periodTo }) =>
      [toCalendarDay(periodFrom ?? ''), toCalendarDay(periodTo ?? '')] as const,
  )
  const ordered = periods.toSorted(([left], [right]) => (left ?? '').localeCompare(right ?? ''))
  return ordered.some(
    ([from, to], at) => from === null || to === null || (at > 0 && from <= ordered[at - 1]![1]!),
  )
}
