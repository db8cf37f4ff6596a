import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { type Finding, isNordic, makeWarning, type NordicCountry, nordicCountries } from './finding'

/**
 * What a personal identity number lets be said of it. The dates are those on which its holder may
 * have been born, the likeliest first.
 */
export type PersonalNumber = { fault: 'form' | 'date' | 'checkDigit' | null; birthDates: string[] }

/**
 * What can be said of a personal identity number. Nothing of the number itself is in the findings.
 * A Norwegian one that lacks a digit looks like a Danish one, which has no check digit, so that is
 * not said.
 */
export function checkSsn(ssn: string, country: string, today: string): Finding[] {
  if (ssn === '') return []
  if (country === '') return [makeWarning('ssnCountryMissing')]
  if (!isNordic(country)) return []
  const { fault } = parsePersonalNumber(ssn, country, today)
  if (fault === null) return []
  if (fault === 'checkDigit') return [makeWarning('ssnCheckDigit', { country })]
  const mayBelongTo = (candidate: NordicCountry) =>
    candidate !== country && !(country === 'NO' && candidate === 'DK')
  const other = nordicCountries.find(
    (candidate) =>
      mayBelongTo(candidate) && parsePersonalNumber(ssn, candidate, today).fault === null,
  )
  if (other) return [makeWarning('ssnOfOther', { country, other })]
  return [makeWarning(fault === 'form' ? 'ssnForm' : 'ssnDate', { country })]
}

/**
 * Reads a personal identity number as its country makes them (upstream-facts.md 2.3); blanks and
 * separators may be left out or added. A date is a fault when it does not exist or is still to
 * come. Written here and not taken from a package, because the packages read the clock, refuse
 * Norwegian test numbers and do not know the rule of 2032; a test compares both where they may
 * agree.
 */
export function parsePersonalNumber(
  typed: string,
  country: NordicCountry,
  today: string,
): PersonalNumber {
  const text = typed
    .toUpperCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
  const parts = parsers[country](text, today)
  if (!parts) return { fault: 'form', birthDates: [] }
  const birthDates = parts.dates.filter((date) => isCalendarDate(date) && date <= today)
  return {
    fault: birthDates.length === 0 ? 'date' : parts.checks ? null : 'checkDigit',
    birthDates,
  }
}

type ParsedNumber = { dates: string[]; checks: boolean } | null

const parsers: Record<NordicCountry, (text: string, today: string) => ParsedNumber> = {
  NO: parseNorwegian,
  SE: parseSwedish,
  DK: parseDanish,
  FI: parseFinnish,
}

/** Day + 40 for a D-number; month + 40 for an H-number, + 80 for a test number. */
function parseNorwegian(text: string, today: string): ParsedNumber {
  const digits = text.replace(/[-.:]/g, '')
  if (!/^\d{11}$/.test(digits)) return null
  const [day, month, year] = splitPairs(digits)
  const isTest = month > 80
  return {
    dates: listDates(
      listNorwegianCenturies(Number(digits.slice(6, 9)), year),
      year,
      isTest ? month - 80 : month > 40 ? month - 40 : month,
      removeOffset(day, 40),
    ),
    checks: hasNorwegianCheckDigits(digits, isTest || today >= '2032'),
  }
}

/** From 2032 the first check digit may leave 1, 2 or 3 too; test numbers do so already. */
function hasNorwegianCheckDigits(digits: string, mayLeaveMore: boolean): boolean {
  const first = sumWeighted(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11
  const second = sumWeighted(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11
  return second === 0 && first <= (mayLeaveMore ? 3 : 0)
}

function listNorwegianCenturies(serial: number, year: number): number[] {
  const centuries = [
    ...(serial < 500 || (serial >= 900 && year >= 40) ? [19] : []),
    ...(serial >= 500 && year < 40 ? [20] : []),
    ...(serial >= 500 && serial < 750 && year >= 54 ? [18] : []),
  ]
  return centuries.length > 0 ? centuries : [20, 19, 18]
}

/**
 * Day + 60 for a coordination number. Without a century, `+` tells an age from a hundred on; many
 * leave it out.
 */
function parseSwedish(text: string, today: string): ParsedNumber {
  const parts = /^(\d{2})?(\d{6})([-+]?)(\d{4})$/.exec(text)
  if (!parts) return null
  const [, century, date = '', sign, serial = ''] = parts
  const [year, month, day] = splitPairs(date)
  const centuries = century
    ? [Number(century)]
    : [20, 19, 18].filter(
        (each) => sign !== '+' || each * 100 + year <= Number(today.slice(0, 4)) - 100,
      )
  const dates = listDates(centuries, year, month, removeOffset(day, 60)).filter(
    (each) => each <= today,
  )
  return {
    dates: century ? dates : dates.slice(0, sign === '+' ? 1 : 2),
    checks: hasLuhnDigit(date + serial),
  }
}

/** Its check digit has not been kept since 2007, so only form and date are judged. */
function parseDanish(text: string): ParsedNumber {
  const digits = text.replace('-', '')
  if (!/^\d{10}$/.test(digits)) return null
  const [day, month, year] = splitPairs(digits)
  const seventh = Number(digits[6])
  const inTwenties = seventh >= 4 && year <= (seventh === 4 || seventh === 9 ? 36 : 57)
  const century = seventh <= 3 ? 19 : inTwenties ? 20 : seventh === 4 || seventh === 9 ? 19 : 18
  return { dates: listDates([century], year, month, day), checks: true }
}

function parseFinnish(text: string): ParsedNumber {
  const parts = /^(\d{6})([-+YXWVUABCDEF])(\d{3})([0-9A-Y])$/.exec(text)
  if (!parts) return null
  const [, date = '', sign = '', serial = '', check] = parts
  const [day, month, year] = splitPairs(date)
  const century = sign === '+' ? 18 : /[A-F]/.test(sign) ? 20 : 19
  return {
    dates: listDates([century], year, month, day),
    checks: '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + serial) % 31] === check,
  }
}

/** True when the last digit makes the Luhn sum (mod 10) of all come out even. */
export function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const splitPairs = (digits: string) =>
  [0, 2, 4].map((at) => Number(digits.slice(at, at + 2))) as [number, number, number]
const removeOffset = (day: number, by: number) => (day > by ? day - by : day)
const sumWeighted = (digits: string, weights: number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0)
const formatTwoDigits = (number: number) => String(number).padStart(2, '0')
const listDates = (centuries: number[], year: number, month: number, day: number) =>
  centuries.map(
    (century) =>
      `${formatTwoDigits(century)}${formatTwoDigits(year)}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`,
  )
