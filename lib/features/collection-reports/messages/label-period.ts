import { getMonthDays, toMonth } from '@/lib/shared/dates/months'
import { getDateNames } from '@/lib/shared/format/date-names'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

type Period = { from: string; until: string }

const isWholeMonth = ({ from, until }: Period) => {
  const { first, last } = getMonthDays(toMonth(from))
  return from === first && until === last
}

/** A period in words: `Oct 2026` for a whole month, else its two days. */
export const labelPeriod = (t: Translate, period: Period): string =>
  isWholeMonth(period)
    ? getDateNames(t).formatShortMonthInUtc(new Date(`${period.from}T00:00:00Z`))
    : t('collectionReports.span', {
        from: formatTitleDate(t, period.from),
        until: formatTitleDate(t, period.until),
      }).replace(/\.$/, '')

/** The same without its year, for the axis of a chart; any other period by its last day. */
export const shortenPeriod = (t: Translate, period: Period): string => {
  const names = getDateNames(t)
  return isWholeMonth(period)
    ? names
        .formatShortMonthInUtc(new Date(`${period.from}T00:00:00Z`))
        .replace(/\d{4}/, '')
        .trim()
    : names.formatShortDayInUtc(new Date(`${period.until}T00:00:00Z`))
}
