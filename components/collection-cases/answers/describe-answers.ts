import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { findDecideByDate } from '@/lib/features/collection-cases/domain/case-answers'
import { addDays, isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import type { OpenCases } from './use-open-cases'

type Asked = {
  /** Those that need an answer. */
  rows: readonly CollectionCase[]
  /** Open cases that may need one. */
  unsure: readonly CollectionCase[]
  list: Pick<OpenCases, 'isWhole' | 'isReading'>
  /** A calendar date. */
  today: string
}

/**
 * How many cases need an answer, the first day, and what depends on them, by currency. Until all open
 * cases were read, or while some may need one, others may need one too: then some are at least so
 * many, and none is no number.
 */
export function describeAnswers(
  t: Translate,
  { rows, unsure, list, today }: Asked,
): { title: string; count: string; facts: string[] } {
  const count = rows.length
  const isExact = list.isWhole && unsure.length === 0
  return {
    title: isExact
      ? t('decisions.answers.title', { count })
      : describeAtLeast(t, count, list.isWhole ? unsure.length : 0),
    count: isExact ? String(count) : count > 0 ? `${count}+` : '–',
    facts: [describeFirstDay(t, rows, today), describeSums(t, rows)].filter((each) => each !== ''),
  }
}

function describeAtLeast(t: Translate, count: number, unsure: number): string {
  if (count > 0) return t('decisions.answers.titleAtLeast', { count })
  return unsure > 0
    ? t('decisions.answers.titleMaybe', { count: unsure })
    : t('decisions.answers.titleUnknown')
}

function describeFirstDay(t: Translate, rows: readonly CollectionCase[], today: string): string {
  const [first] = rows
    .map(findDecideByDate)
    .filter((day) => day !== null && isCalendarDate(day))
    .toSorted()
  if (!first) return ''
  if (first < today) {
    const late = rows.filter((row) => isBefore(findDecideByDate(row), today)).length
    return t('decisions.answers.overdue', { count: late })
  }
  if (first === today) return t('decisions.answers.firstToday')
  return first === addDays(today, 1)
    ? t('decisions.answers.firstTomorrow')
    : t('decisions.answers.first', { day: formatLongDate(t, first) })
}

const isBefore = (day: string | null, today: string) =>
  day !== null && isCalendarDate(day) && day < today

/** Sums never cross currencies; amounts that are not told are counted. */
function describeSums(t: Translate, rows: readonly CollectionCase[]): string {
  if (rows.length === 0) return ''
  const totals = sumByCurrency(
    rows.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
  )
  const sums = totals.flatMap(({ currency, total, counted }) =>
    currency !== null && total !== null && counted > 0
      ? [`${formatDecimal(total)} ${currency}`]
      : [],
  )
  const untold = totals.reduce(
    (count, { currency, total, counted, unknown, tooLong }) =>
      count + unknown + tooLong + (currency === null || total === null ? counted : 0),
    0,
  )
  const parts =
    untold > 0 ? [...sums, t('decisions.answers.amountsUnknown', { count: untold })] : sums
  return t('decisions.answers.depend', { count: rows.length, sums: joinWords(t, parts) })
}

const joinWords = (t: Translate, words: readonly string[]) =>
  new Intl.ListFormat(t('form.dateLocale'), { type: 'conjunction' }).format(words)
