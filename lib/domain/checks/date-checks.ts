import { readDay } from '../calendar-date'
import { noEnd } from '../stops'
import { type Finding, warning, wrong } from './finding'

/** What makes a date impossible to send. */
export function dateFindings(date: string): Finding[] {
  if (date === '' || readDay(date) !== null) return []
  return [wrong(/^\d{4}-\d{2}-\d{2}$/.test(date) ? 'dateDoesNotExist' : 'dateForm')]
}

/** Of the last day of a stop: a past day is over (a stop runs through its until-date, assumed), and 9999-12-31 reads as for ever. */
export function untilFindings(until: string, today: string): Finding[] {
  const day = readDay(until)
  if (day === null) return dateFindings(until)
  if (day < today) return []
  const inTwoYears = `${Number(today.slice(0, 4)) + 2}${today.slice(4)}`
  return day > inTwoYears && day !== noEnd ? [warning('stopFarAhead')] : []
}

/** Of the memo of a stop, which says why: a stop that runs has one, and without a date nothing is stopped. */
export function memoFindings(memo: string, until: string, today: string): Finding[] {
  const day = readDay(until)
  if (memo === '' && day !== null && day >= today) return [warning('stopMemoMissing')]
  return memo !== '' && until === '' ? [warning('stopMemoWithoutDate')] : []
}

/**
 * Of a date of birth.
 *
 * @param ssnDates the dates of birth that the identity number allows; none where it tells nothing.
 */
export function dateOfBirthFindings(typed: string, ssnDates: string[], today: string): Finding[] {
  const date = readDay(typed)
  if (date === null) return dateFindings(typed)
  return [
    ...(date > today ? [warning('dateOfBirthInFuture')] : []),
    ...(date < '1850' ? [warning('dateOfBirthTooEarly')] : []),
    ...(ssnDates.length > 0 && !ssnDates.includes(date) ? [warning('dateOfBirthContradictsSsn')] : []),
  ]
}

/** Of a year of birth beside the date of birth and the dates that the identity number allows. */
export function yearOfBirthFindings(year: number, typed: string, ssnDates: string[], today: string): Finding[] {
  if (year < 1850 || year > Number(today.slice(0, 4))) return [warning('yearOfBirthImplausible')]
  const date = readDay(typed)
  const isIn = (day: string) => Number(day.slice(0, 4)) === year
  return [
    ...(date !== null && !isIn(date) ? [warning('yearOfBirthContradictsDate')] : []),
    ...(ssnDates.length > 0 && !ssnDates.some(isIn) ? [warning('yearOfBirthContradictsSsn')] : []),
  ]
}
