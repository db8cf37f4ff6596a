import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { type FilterReport, noFindings } from '@/lib/shared/list-filters/verify-filters'

type Told<Day> = { CompanyId?: number | null; Days?: readonly Day[] | null }
type Asked = { company: number; from: string; to: string }

/**
 * The totals by day that are of the company and the period, and what they say of those filters. A
 * service that answers another company, or days outside, ignored what was asked: then nothing is
 * known of the totals, also of days that would fit.
 */
export function checkDays<Day extends { Date?: string | null }>(
  { CompanyId, Days }: Told<Day>,
  { company, from, to }: Asked,
): { days: readonly Day[] | null; findings: FilterReport } {
  if (!Days) return { days: null, findings: noFindings }
  const dates = Days.map((each) => (each?.Date ? toCalendarDay(each.Date) : null))
  const isBefore = (date: string | null) => date !== null && date < from
  const isAfter = (date: string | null) => date !== null && date > to
  const isOther = typeof CompanyId === 'number' && CompanyId !== company
  const ignored = [
    ...(dates.some(isBefore) ? ['FromDate'] : []),
    ...(dates.some(isAfter) ? ['ToDate'] : []),
    ...(isOther ? ['CompanyId'] : []),
  ]
  const untold = dates.filter((date) => date === null).length
  const findings: FilterReport = {
    ignored,
    unverified: untold > 0 ? ['FromDate', 'ToDate'] : [],
    untold,
    strangers: isOther
      ? dates.length
      : dates.filter((each) => isBefore(each) || isAfter(each)).length,
  }
  return { days: ignored.length > 0 ? null : Days, findings }
}
