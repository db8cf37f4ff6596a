import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * A day as it is shown, of a date or of a time, by its own words and not shifted: only an instant at
 * which a day begins where the service is stands for that day. What cannot be read is shown as it
 * came, with a mark; null where nothing came.
 */
export function formatDay(t: Translate, raw: string | null | undefined): string | null {
  if (!raw) return null
  return toCalendarDay(raw) ?? markUnreadable(t, raw)
}

/**
 * A time as it was sent, down to the minute and never shifted: `2026-03-12 14:31`. A zone that was
 * sent stands behind it. A text of another form is shown as it is, and one that names a day which
 * does not exist with a mark.
 */
export function formatWallTime(t: Translate, sent: string): string {
  const [, day, minute, zone] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(
      sent,
    ) ?? []
  if (day && !isCalendarDate(day)) return markUnreadable(t, sent)
  return day ? [day, minute, zone === 'Z' ? 'UTC' : zone].filter(Boolean).join(' ') : sent
}

/** True for a time of day that names its zone, and so an instant. */
export const hasZone = (at: string) => at.includes('T') && /(?:Z|[+-]\d{2}:?\d{2})$/.test(at)

/** A date or a time as it came, with a mark that it cannot be read. */
export const markUnreadable = (t: Translate, raw: string) => t('form.unreadableDate', { raw })
