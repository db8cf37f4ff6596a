import { type Finding, makeError, makeWarning } from '@/lib/shared/checks/finding'
import { parseDay } from '@/lib/shared/dates/calendar-date'
import { noEnd } from '../stops'

/** What makes a date impossible to send. */
export function checkDate(date: string): Finding[] {
  if (date === '' || parseDay(date) !== null) return []
  return [makeError(/^\d{4}-\d{2}-\d{2}$/.test(date) ? 'dateDoesNotExist' : 'dateForm')]
}

/**
 * Of the last day of a stop: a past day is over (a stop runs through its until-date, assumed), and
 * 9999-12-31 reads as for ever.
 */
export function checkStopUntil(until: string, today: string): Finding[] {
  const day = parseDay(until)
  if (day === null) return checkDate(until)
  if (day < today) return []
  const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  return day > inTwoYears && day !== noEnd ? [makeWarning('stopFarAhead')] : []
}

/**
 * Of the memo of a stop, which says why: a stop that runs has one, and without a date nothing is
 * stopped.
 */
export function checkStopMemo(memo: string, until: string, today: string): Finding[] {
  const day = parseDay(until)
  if (memo === '' && day !== null && day >= today) return [makeWarning('stopMemoMissing')]
  return memo !== '' && until === '' ? [makeWarning('stopMemoWithoutDate')] : []
}

/**
 * Of a date of birth.
 *
 * @param ssnDates the dates of birth that the identity number allows; none where it tells nothing.
 */
export function checkBirthDate(typed: string, ssnDates: string[], today: string): Finding[] {
  const date = parseDay(typed)
  if (date === null) return checkDate(typed)
  return [
    ...(date > today ? [makeWarning('dateOfBirthInFuture')] : []),
    ...(date < '1850' ? [makeWarning('dateOfBirthTooEarly')] : []),
    ...(ssnDates.length > 0 && !ssnDates.includes(date)
      ? [makeWarning('dateOfBirthContradictsSsn')]
      : []),
  ]
}

/** Of a year of birth beside the date of birth and the dates that the identity number allows. */
export function checkBirthYear(
  year: number,
  typed: string,
  ssnDates: string[],
  today: string,
): Finding[] {
  if (year < 1850 || year > Number(today.slice(0, 4)))
    return [makeWarning('yearOfBirthImplausible')]
  const date = parseDay(typed)
  const isIn = (day: string) => Number(day.slice(0, 4)) === year
  return [
    ...(date !== null && !isIn(date) ? [makeWarning('yearOfBirthContradictsDate')] : []),
    ...(ssnDates.length > 0 && !ssnDates.some(isIn)
      ? [makeWarning('yearOfBirthContradictsSsn')]
      : []),
  ]
}
