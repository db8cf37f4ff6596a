import fc from 'fast-check'
import { validate as isFinnish } from 'stdnum/lib/esm/fi/hetu'
import { validate as isNorwegian } from 'stdnum/lib/esm/no/fodselsnummer'
import { validate as isSwedish } from 'stdnum/lib/esm/se/personnummer'
import { describe, expect, test } from 'vitest'
import { nordicCountries } from './finding'
import { checkSsn, parsePersonalNumber } from './personal-number'

const today = '2026-11-21'

describe('a number that is right', () => {
  test.each([
    ['a Norwegian one', 'NO', '01019030071', '1990-01-01'],
    ['a Norwegian one with a blank', 'NO', '010190 30071', '1990-01-01'],
    ['a D-number', 'NO', '41019030065', '1990-01-01'],
    ['an H-number', 'NO', '01419030054', '1990-01-01'],
    ['a test number', 'NO', '01819030037', '1990-01-01'],
    ['a Swedish one', 'SE', '8112289874', '1981-12-28'],
    ['a Swedish one with a dash', 'SE', '811228-9874', '1981-12-28'],
    ['a Swedish one with a long dash', 'SE', '811228–9874', '1981-12-28'],
    ['a Swedish one with its century', 'SE', '198112289874', '1981-12-28'],
    ['a Swedish one with century and dash', 'SE', '19811228-9874', '1981-12-28'],
    ['a Swedish one of a person past a hundred', 'SE', '811228+9874', '1881-12-28'],
    [
      'a Swedish one that the package refuses without a separator',
      'SE',
      '8803200016',
      '1988-03-20',
    ],
    ['a coordination number', 'SE', '811288-9871', '1981-12-28'],
    ['a Danish one', 'DK', '211062-5629', '1862-10-21'],
    ['a Danish one that breaks the old check digit', 'DK', '0101801235', '1980-01-01'],
    ['a Danish one of this century', 'DK', '010106-4123', '2006-01-01'],
    ['a Finnish one', 'FI', '131052-308T', '1952-10-13'],
    ['a Finnish one in small letters', 'FI', '131052-308t', '1952-10-13'],
    ['a Finnish one with a newer sign', 'FI', '010594Y9021', '1994-05-01'],
  ] as const)('%s', (_, country, number, birth) => {
    expect(parsePersonalNumber(number, country, today)).toMatchObject({
      fault: null,
      birthDates: expect.arrayContaining([birth]),
    })
  })
})

describe('a number with a fault', () => {
  test.each([
    ['a Norwegian one with a wrong last digit', 'NO', '01019030072', 'ssnCheckDigit'],
    ['a Norwegian one with a wrong first check digit', 'NO', '01019030171', 'ssnCheckDigit'],
    ['the sample of the public documentation', 'NO', '01019921717', 'ssnCheckDigit'],
    ['a Norwegian one that is short', 'NO', '0101903007', 'ssnForm'],
    ['a Norwegian one without such a day', 'NO', '31029030084', 'ssnDate'],
    ['a Swedish one with a wrong digit', 'SE', '811228-9873', 'ssnCheckDigit'],
    ['a Danish one of a day to come', 'DK', '010136-4123', 'ssnDate'],
    ['a Finnish one with a wrong letter', 'FI', '131052-308U', 'ssnCheckDigit'],
    ['a Finnish one said to be Norwegian', 'NO', '131052-308T', 'ssnOfOther'],
    ['one without a country', '', '01019030071', 'ssnCountryMissing'],
  ])('%s', (_, country, number, code) =>
    expect(checkSsn(number, country, today).map((finding) => finding.code)).toEqual([code]),
  )

  test('of another country is not judged', () => expect(checkSsn('12', 'DE', today)).toEqual([]))

  test('a Norwegian one under the rule of 2032 is right from then on', () => {
    expect(parsePersonalNumber('01013230060', 'NO', today).fault).toBe('checkDigit')
    expect(parsePersonalNumber('01013230060', 'NO', '2032-01-01').fault).toBeNull()
  })
})

const two = (number: number) => String(number).padStart(2, '0')
const date = fc.tuple(
  fc.integer({ min: 1, max: 28 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 0, max: 99 }),
)
const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const runs = { numRuns: 3_000 }

/** The package reads the clock, so a day that no clock of a test run will reach. */
const later = '2039-12-31'

describe('beside another maker’s rules, it agrees on', () => {
  test('Norwegian numbers without the test series', () =>
    fc.assert(
      fc.property(date, digits(5), ([day, month, year], end) => {
        const number = two(day) + two(month) + two(year) + end
        return (
          !isNorwegian(number).isValid || parsePersonalNumber(number, 'NO', later).fault === null
        )
      }),
      runs,
    ))

  test('Swedish numbers with a separator', () =>
    fc.assert(
      fc.property(date, digits(4), ([day, month, year], end) => {
        const number = `${two(year)}${two(month)}${two(day)}-${end}`
        return !isSwedish(number).isValid || parsePersonalNumber(number, 'SE', later).fault === null
      }),
      runs,
    ))

  test('Finnish numbers', () =>
    fc.assert(
      fc.property(
        date,
        fc.constantFrom('-', 'Y'),
        digits(3),
        fc.constantFrom(...'0123456789ABCDEFHJKLMNPRSTUVWXY'),
        ([d, m, y], sign, end, check) => {
          const number = two(d) + two(m) + two(y) + sign + end + check
          return (
            isFinnish(number).isValid === (parsePersonalNumber(number, 'FI', today).fault === null)
          )
        },
      ),
      runs,
    ))
})

test.each([
  ['NO', '01019030071'],
  ['SE', '8112289874'],
  ['FI', '131052-308T'],
] as const)('any one mistyped digit of a number of %s is seen', (country, number) => {
  for (let at = 0; at < number.length; at += 1) {
    for (const digit of '0123456789') {
      if (!/\d/.test(number[at]!) || digit === number[at]) continue
      expect(
        parsePersonalNumber(number.slice(0, at) + digit + number.slice(at + 1), country, today)
          .fault,
      ).not.toBeNull()
    }
  }
})

test('whatever is typed, nothing of it is said and nothing throws', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...nordicCountries),
      (text, country) =>
        checkSsn(text, country, today).every(
          ({ level, values = {} }) =>
            level === 'warning' &&
            Object.values(values).every((value) => /^[A-Z]{2}$/.test(String(value))),
        ),
    ),
  ))
