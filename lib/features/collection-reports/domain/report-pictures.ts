import type { ExactNumber } from '@/lib/contracts/exact-number'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import {
  type CurrencyTotal,
  type Decimal,
  normalizeCurrency,
  parseAmount,
  sumByCurrency,
} from '@/lib/shared/numbers/money'
import { findOutliers } from '@/lib/shared/numbers/outliers'
import { listNewestBalances, sumReports } from './report-sums'

type Report = {
  currency?: string | null
  periodFrom?: string | null
  periodTo?: string | null
  originalAmount?: ExactNumber | null
  paidAmount?: ExactNumber | null
  remainingAmount?: ExactNumber | null
}

/** What a period shows in the pictures; null is an amount that is not known exactly. */
export type ReportPoint = {
  from: string
  until: string
  registered: Decimal | null
  collected: Decimal | null
  remaining: Decimal | null
  /** Drawn, it would make every other period a hair: it is named instead. */
  isOutlier: boolean
}

/** The reports of one currency as pictures show them, the oldest period first. */
export type ReportPictures = {
  points: ReportPoint[]
  newest: ReportPoint
  /** The one right before the newest; null where none ends on the day before it begins. */
  before: ReportPoint | null
  /** What happened in all periods together. */
  registered: CurrencyTotal | null
  collected: CurrencyTotal | null
}

/** The currencies of reports, or of invoices; the one of the most rows first, and never none. */
export const listReportCurrencies = (rows: readonly { currency?: string | null }[]): string[] =>
  sumByCurrency(rows.map(({ currency }) => ({ currency })))
    .toSorted((one, other) => other.unknown - one.unknown)
    .flatMap(({ currency }) => currency ?? [])

/**
 * Pictures of the reports of one currency. Null where a period cannot be read or two of them share a
 * day: the same money would stand in two bars.
 */
export function drawReports(reports: readonly Report[], currency: string): ReportPictures | null {
  const own = reports.filter((report) => normalizeCurrency(report.currency) === currency)
  const flows = sumReports(own)
  const dated = own.flatMap((report) => toPoint(report) ?? [])
  if (!flows || dated.length < own.length || listNewestBalances(own) === null) return null
  const ordered = dated.toSorted((one, other) => one.from.localeCompare(other.from))
  const points = markOutliers(ordered)
  const newest = points.at(-1)
  if (!newest) return null
  const before = points.at(-2)
  const totalOf = (name: string) => flows.find(({ flow }) => flow === name)?.totals[0] ?? null
  return {
    points,
    newest,
    before: before && addDays(before.until, 1) === newest.from ? before : null,
    registered: totalOf('originalAmount'),
    collected: totalOf('paidAmount'),
  }
}

function toPoint(report: Report): ReportPoint | null {
  const [from, until] = [report.periodFrom, report.periodTo].map((day) => toCalendarDay(day ?? ''))
  if (!from || !until) return null
  return {
    ...{ from, until, isOutlier: false },
    registered: toExact(report.originalAmount),
    collected: toExact(report.paidAmount),
    remaining: toExact(report.remainingAmount),
  }
}

function toExact(value: ExactNumber | null | undefined): Decimal | null {
  const amount = parseAmount(value)
  return amount.is === 'exact' ? amount.decimal : null
}

function markOutliers(points: readonly ReportPoint[]): ReportPoint[] {
  const fields = ['registered', 'collected'] as const
  const outliers = findOutliers(
    points.flatMap((point) => fields.map((field) => point[field] ?? '0')),
  )
  return points.map((point, at) => ({
    ...point,
    isOutlier: fields.some((_, place) => outliers.has(at * fields.length + place)),
  }))
}
