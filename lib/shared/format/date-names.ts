import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Months and days by their names, in the language of the page: the text `form.dateLocale` is the
 * locale of its dates, so a language brings it along with its texts.
 */
export const getDateNames = (t: Translate): DateNames => {
  const locale = t('form.dateLocale')
  const names = made.get(locale) ?? createDateNames(locale)
  made.set(locale, names)
  return names
}

/** Making a format takes longer than a hundred dates written by it. */
const made = new Map<string, DateNames>()

function createDateNames(locale: string): DateNames {
  const build = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, parts)
    return (date: Date | number) => format.format(date)
  }
  const inUtc = { timeZone: 'UTC' } as const
  return {
    formatMonth: build({ month: 'long' }),
    formatMonthOfYear: build({ month: 'long', year: 'numeric' }),
    formatWeekday: build({ weekday: 'long' }),
    formatShortWeekday: build({ weekday: 'short' }),
    formatFullDay: build({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    formatShortWeekdayInUtc: build({ weekday: 'short', ...inUtc }),
    formatWholeDayInUtc: build({ weekday: 'long', day: 'numeric', month: 'long', ...inUtc }),
    formatDayInUtc: build({ weekday: 'short', day: 'numeric', month: 'long', ...inUtc }),
    formatDayOfYearInUtc: build({
      ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
      ...inUtc,
    }),
    formatDateInUtc: build({ day: 'numeric', month: 'long', ...inUtc }),
    formatDateOfYearInUtc: build({ day: 'numeric', month: 'long', year: 'numeric', ...inUtc }),
    formatShortDayInUtc: build({ day: 'numeric', month: 'short', ...inUtc }),
    formatShortDayOfYearInUtc: build({ day: 'numeric', month: 'short', year: 'numeric', ...inUtc }),
    formatShortMonthInUtc: build({ month: 'short', year: 'numeric', ...inUtc }),
  }
}

/** Writes a date, or milliseconds since 1970: by the local clock where nothing else is said. */
type FormatDate = (date: Date | number) => string

export type DateNames = {
  /** `March` */
  formatMonth: FormatDate
  /** `March 2026` */
  formatMonthOfYear: FormatDate
  /** `Tue` */
  formatShortWeekdayInUtc: FormatDate
  /** `Tuesday 31 March` */
  formatWholeDayInUtc: FormatDate
  /** `Tuesday` */
  formatWeekday: FormatDate
  /** `Tue` */
  formatShortWeekday: FormatDate
  /** `Tuesday 31 March 2026` */
  formatFullDay: FormatDate
  /** `Tue 31 March` */
  formatDayInUtc: FormatDate
  /** `Tue, 31 March 2026` */
  formatDayOfYearInUtc: FormatDate
  /** `31 March` */
  formatDateInUtc: FormatDate
  /** `31 March 2026` */
  formatDateOfYearInUtc: FormatDate
  /** `31 Mar` */
  formatShortDayInUtc: FormatDate
  /** `31 Mar 2026` */
  formatShortDayOfYearInUtc: FormatDate
  /** `Mar 2026` */
  formatShortMonthInUtc: FormatDate
}
