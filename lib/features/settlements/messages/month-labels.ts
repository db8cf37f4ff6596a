import {
  compareWithMonthBefore,
  countOmitted,
  countRows,
  findMonthExtent,
  type ReadExtent,
  type SettledMonth,
} from '@/lib/features/settlements/domain/settlement-months'
import type { Month } from '@/lib/shared/dates/months'
import { formatDecimal } from '@/lib/shared/format/amount'
import { getDateNames } from '@/lib/shared/format/date-names'
import type { Translate } from '@/lib/shared/i18n/translate'

/** `Feb 2026`, or that there is no date. */
export const labelMonth = (t: Translate, month: Month | null): string =>
  month === null
    ? t('settlements.months.undated')
    : getDateNames(t).formatShortMonthInUtc(new Date(`${month}-01T00:00:00Z`))

/** `February`, with its year where that is not this one. */
export function nameMonth(t: Translate, month: Month, today: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const names = getDateNames(t)
  const format =
    month.slice(0, 4) === today.slice(0, 4) ? names.formatMonth : names.formatMonthOfYear
  return format(new Date(year, number - 1, 15))
}

/**
 * What a month came to, as the title of its page: what was settled in it, in so many words where the
 * month goes on, the period cuts it or not all of it is loaded. Null where it has no sum.
 */
export function describeMonth<Row>(
  t: Translate,
  { month, total }: SettledMonth<Row>,
  extent: ReadExtent,
  today: string,
): string | null {
  if (total.total === null || total.currency === null) return null
  const amount = `${formatDecimal(total.total)} ${total.currency}`
  if (month === null) return t('settlements.months.titles.undated', { amount })
  return t(`settlements.months.titles.${findMonthExtent(month, extent, today)}`, {
    amount,
    month: nameMonth(t, month, today),
  })
}

/** How many settlements a month has, and how much more or less it came to than the one before. */
export function listMonthFacts<Row extends object>(
  t: Translate,
  months: readonly SettledMonth<Row>[],
  { month, total }: SettledMonth<Row>,
  extent: ReadExtent,
  today: string,
): string[] {
  const compared = month && compareWithMonthBefore(months, month, extent, today)
  const notCounted = countOmitted(total)
  return [
    t('settlements.months.count', { count: countRows(total) }),
    ...(notCounted > 0 ? [t('settlements.months.notCounted', { count: String(notCounted) })] : []),
    ...(compared
      ? [
          t(`settlements.months.${getDirection(compared.by)}`, {
            by: `${formatDecimal(compared.by.replace('-', ''))} ${total.currency}`,
            month: nameMonth(t, compared.before, today),
          }),
        ]
      : []),
  ]
}

const getDirection = (by: string) => {
  if (by === '0') return 'same'
  return by.startsWith('-') ? 'less' : 'more'
}
