import { parseDay } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'
import { type DateNames, getDateNames } from './date-names'
import { markUnreadable } from './sent-time'

/** `14:20:41` of an instant, in the reader's time zone or in UTC. */
export function formatTime(instant: Date, zone?: 'UTC'): string {
  const { hour, minute, second } = toParts(instant, zone)
  return [hour, minute, second].map(pad).join(':')
}

/** `2026-03-12 14:20:41` of an instant, in the reader's time zone or in UTC. */
export function formatDateTime(instant: Date, zone?: 'UTC'): string {
  return `${formatIsoDate(instant, zone)} ${formatTime(instant, zone)}`
}

/** `12 March 14:20` of an instant, in the reader's time zone or in UTC. */
export const formatTitleTime = (t: Translate, instant: Date, zone?: 'UTC'): string =>
  `${formatTitleDate(t, formatIsoDate(instant, zone))} ${formatTime(instant, zone).slice(0, 5)}`

/**
 * `Tue 31 March` of a calendar date, with its year where that is not this one; it has no zone and
 * is never shifted. One that cannot be read is shown as it came, with a mark.
 */
export const formatLongDate = (t: Translate, date: string): string =>
  formatNamedDate(t, date, 'formatDayInUtc', 'formatDayOfYearInUtc')

/** As `formatLongDate`, without the day of the week, as a title has it: `31 March`. */
export const formatTitleDate = (t: Translate, date: string): string =>
  formatNamedDate(t, date, 'formatDateInUtc', 'formatDateOfYearInUtc')

function formatNamedDate(
  t: Translate,
  date: string,
  ofThisYear: keyof DateNames,
  ofAnother: keyof DateNames,
): string {
  const day = parseDay(date)
  if (day === null) return markUnreadable(t, date)
  const isThisYear = day.startsWith(formatIsoDate(new Date(), 'UTC').slice(0, 4))
  return getDateNames(t)[isThisYear ? ofThisYear : ofAnother](new Date(`${day}T00:00:00Z`))
}

/** The calendar date of an instant, as `2026-03-12`, in the reader's time zone or in UTC. */
export function formatIsoDate(instant: Date, zone?: 'UTC'): string {
  const { year, month, day } = toParts(instant, zone)
  return [year, month, day].map(pad).join('-')
}

/** Read off the date itself: a list writes hundreds, and making an `Intl` format takes as long. */
const toParts = (instant: Date, zone?: 'UTC') =>
  zone === 'UTC'
    ? {
        year: instant.getUTCFullYear(),
        month: instant.getUTCMonth() + 1,
        day: instant.getUTCDate(),
        hour: instant.getUTCHours(),
        minute: instant.getUTCMinutes(),
        second: instant.getUTCSeconds(),
      }
    : {
        year: instant.getFullYear(),
        month: instant.getMonth() + 1,
        day: instant.getDate(),
        hour: instant.getHours(),
        minute: instant.getMinutes(),
        second: instant.getSeconds(),
      }

const pad = (part: number) => String(part).padStart(2, '0')
