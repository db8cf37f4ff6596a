import { readDayOfTime } from '../domain/calendar-date'
import { t } from './translate'

/** A day as it is shown, of a date or of a time, by its own words and never shifted. What cannot be read is shown as it came, with a mark; null where nothing came. */
export function dayWords(raw: string | null | undefined): string | null {
  if (!raw) return null
  return readDayOfTime(raw) ?? unreadable(raw)
}

/** A date or a time as it came, with a mark that it cannot be read. */
export const unreadable = (raw: string) => t('form.unreadableDate', { raw })
