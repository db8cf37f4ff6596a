import { getDateNames } from '@/lib/shared/format/date-names'
import { hasZone } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Clock } from './clock'
import { estimateTextWidth } from './picture/text-width'
import type { TimelineItem } from './timeline-item'

const dayMs = 86_400_000

const formatHourMinute = (wall: number) => new Date(wall).toISOString().slice(11, 16)

const measureLabel = (label: string) => ({ label, width: estimateTextWidth(label, 11) })
const getYear = (wall: number) => new Date(wall).getUTCFullYear()
function formatShortDay(t: Translate, wall: number, year: number) {
  const names = getDateNames(t)
  return getYear(wall) === year
    ? names.formatShortDayInUtc(wall)
    : names.formatShortDayOfYearInUtc(wall)
}

/** How far ticks are apart: so many milliseconds, or so many months. */
export type TickStep = { ms: number; months?: number }

/** `1 Mar 2019` of a wall time, with its width. */
export const measureFullDay = (t: Translate, wall: number) =>
  measureLabel(getDateNames(t).formatShortDayOfYearInUtc(wall))

/**
 * The words of a tick. The first one, and each that begins a day, names the day; the year is named
 * where it is not this one.
 */
export function measureTick(
  t: Translate,
  wall: number,
  { ms, months }: TickStep,
  isFirst: boolean,
  year: number,
) {
  if (months)
    return measureLabel(
      months % 12 === 0 ? String(getYear(wall)) : getDateNames(t).formatShortMonthInUtc(wall),
    )
  if (ms >= dayMs || wall % dayMs === 0) return measureLabel(formatShortDay(t, wall, year))
  return measureLabel(
    isFirst ? `${formatShortDay(t, wall, year)} ${formatHourMinute(wall)}` : formatHourMinute(wall),
  )
}

type SourceTime = Pick<TimelineItem, 'at' | 'precision'>

/**
 * The time of an item for its row: an instant by the clock of the reader, anything else as it was
 * sent.
 */
export function formatRowTime({ at, precision }: SourceTime, order: number, clock: Clock): string {
  const text =
    precision === 'instant' && hasZone(at) ? new Date(clock.wall(order)).toISOString() : at
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/.exec(text) ?? []
  if (!date) return at
  return precision === 'day' || !time ? date : `${date} ${time}`
}

/**
 * The time of an item for a label in the picture: its day, with the time where that tells
 * something.
 */
export function formatLabelTime(
  t: Translate,
  item: SourceTime,
  order: number,
  clock: Clock,
  year: number,
  withTime: boolean,
): string {
  const [date, time] = formatRowTime(item, order, clock).split(' ')
  const wall = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(wall)) return item.at
  return [formatShortDay(t, wall, year), withTime && time?.slice(0, 5)].filter(Boolean).join(' ')
}

/** The calendar date of a wall time. */
export const toIsoDay = (wall: number) => new Date(wall).toISOString().slice(0, 10)

/** What a break leaves out: `3 years`, `5 months`, `12 days`, `4 hours`. */
export function formatSpan(t: Translate, ms: number): string {
  const days = ms / dayMs
  if (days >= 548) return t('timeline.years', { count: Math.round(days / 365.25) })
  if (days >= 60) return t('timeline.months', { count: Math.round(days / 30.44) })
  if (days >= 2) return t('timeline.days', { count: Math.round(days) })
  if (days >= 1 / 12) return t('timeline.hours', { count: Math.round(days * 24) })
  return t('timeline.minutes', { count: Math.max(1, Math.round(days * 1440)) })
}
