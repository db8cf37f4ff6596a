import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

export type DayOrder = 'day' | 'month'

/**
 * Whether days or months come first in the dates of a column with slashes or dashes; null where no
 * date shows it.
 */
export function detectDayOrder(cells: readonly string[]): DayOrder | null {
  const found = new Set(
    cells.flatMap((cell) => {
      const [, first = '', , second = ''] = writtenDate.exec(cell.trim()) ?? []
      if (Number(first) > 12) return ['day' as const]
      return Number(second) > 12 ? ['month' as const] : []
    }),
  )
  return found.size === 1 ? [...found][0]! : null
}

/** Whether a date could be read with the month first too. */
export const isOrderOpen = (cell: string) => {
  const [, first = '', mark = '', second = ''] = writtenDate.exec(cell.trim()) ?? []
  return mark !== '' && mark !== '.' && first !== second
}

const writtenDate = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})(?:[ T].*)?$/

/**
 * The day that a cell holds, YYYY-MM-DD: in ISO, as eight digits, or day and month in the order of
 * the column; with points the day is always first. Null for a day that does not exist.
 */
export function parseBankDay(cell: string, order: DayOrder): string | null {
  const text = cell.trim().slice(0, 30)
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[ T].*)?$/.exec(text)
  if (iso) return toDay(iso[1]!, iso[2]!, iso[3]!)
  const [, first, mark, second, year] = writtenDate.exec(text) ?? []
  if (!first || !second || !year) return null
  const isDayFirst = mark === '.' || order === 'day'
  const [day, month] = isDayFirst ? [first, second] : [second, first]
  return toDay(year.length === 2 ? `20${year}` : year, month, day)
}

function toDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(text) ? text : null
}
