/**
 * The language in which a calendar names its months and days. English is the British one, as
 * everywhere in the desk; a language that the browser does not know is written as it knows best.
 */
const toNamesLocale = (locale: string) => (/^en\b/.test(locale) ? 'en-GB' : locale)

/** Makes the words of a calendar in a language, each of a `Date` by the local clock. */
export function createCalendarNames(locale: string): CalendarNames {
  const names = toNamesLocale(locale)
  const build = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(names, parts)
    return (date: Date) => format.format(date)
  }
  return {
    formatMonth: build({ month: 'long' }),
    formatMonthOfYear: build({ month: 'long', year: 'numeric' }),
    formatWeekday: build({ weekday: 'long' }),
    formatShortWeekday: build({ weekday: 'short' }),
    formatFullDay: build({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

type FormatDate = (date: Date) => string

export type CalendarNames = {
  /** `March` */
  formatMonth: FormatDate
  /** `March 2026` */
  formatMonthOfYear: FormatDate
  /** `Tuesday` */
  formatWeekday: FormatDate
  /** `Tue` */
  formatShortWeekday: FormatDate
  /** `Tuesday 31 March 2026` */
  formatFullDay: FormatDate
}
