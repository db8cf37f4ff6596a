import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * A day as it is shown, of a date or of a time, by its own words and never shifted. What cannot be
 * read is shown as it came, with a mark; null where nothing came.
 */
export function formatDay(t: Translate, raw: string | null | undefined): string | null {
  if (!raw) return null
  return parseTimestampDay(raw) ?? markUnreadable(t, raw)
}

/** A date or a time as it came, with a mark that it cannot be read. */
export const markUnreadable = (t: Translate, raw: string) => t('form.unreadableDate', { raw })
