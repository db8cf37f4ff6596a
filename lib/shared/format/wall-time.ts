import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'
import { markUnreadable } from './day'

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
