import { describe, expect, test } from 'vitest'
import { checkBankAccount } from './bank-checks'
import { checkOrganizationNo } from './organization-checks'
import { checkSwedishAccount } from './swedish-accounts'

/** A second writing of Luhn: the check digit is what brings the sum of the others to a ten. */
function isLuhn(number: string): boolean {
  const digits = Array.from(number, Number)
  const check = digits.pop() ?? 0
  let double = true
  let sum = 0
  for (const digit of digits.reverse()) {
    const value = double ? digit * 2 : digit
    sum += Math.floor(value / 10) + (value % 10)
    double = !double
  }
  return (10 - (sum % 10)) % 10 === check
}

/** A second writing of modulus 11: the check digit is 11 less the rest, and 10 is never issued. */
function isMod11(number: string): boolean {
  const digits = Array.from(number, Number)
  const check = digits.pop() ?? 0
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
  const sum = digits.reverse().reduce((all, digit, at) => all + digit * weights[at % 10]!, 0)
  return (11 - (sum % 11)) % 11 === check
}

/** Numbers that are always the same, spread over their range. */
function* drawDigits(length: number, count: number, seed: number) {
  let state = seed
  for (let at = 0; at < count; at++) {
    let digits = ''
    while (digits.length < length) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      digits += String(Math.floor(state / 65_536) % 10)
    }
    yield digits.replace(/^0/, '1')
  }
}

const codes = (...given: Parameters<typeof checkSwedishAccount>) =>
  checkSwedishAccount(...given).map(({ code }) => code)

describe('published numbers are right', () => {
  test.each([
    ['991-2346', 'BANKGIRO'],
    ['160-9908', 'BANKGIRO'],
    ['9912346', 'BANKGIRO'],
    ['5805-6201', 'BANKGIRO'],
    ['4-2', 'PLUSGIRO'],
    ['28 65 43-4', 'PLUSGIRO'],
    ['90 20 03-3', 'PLUSGIRO'],
  ])('%s as %s', (number, kind) => expect(codes(number.replace(/-/g, ''), kind)).toEqual([]))
})

describe('a wrong number is told, and no more than told', () => {
  test.each([
    ['991-2347', 'BANKGIRO', ['bankgiroCheckDigit']],
    ['99123', 'BANKGIRO', ['bankgiroForm']],
    ['991234567', 'BANKGIRO', ['bankgiroForm']],
    ['4-3', 'PLUSGIRO', ['plusgiroCheckDigit']],
    ['2', 'PLUSGIRO', ['plusgiroForm']],
    ['123456789', 'PLUSGIRO', ['plusgiroForm']],
    ['12345', 'BANKACCOUNT', ['swedishAccountForm']],
    ['0123 4567 890', 'BANKACCOUNT', ['swedishAccountForm']],
    ['5000 12345678', 'BANKACCOUNT', ['swedishAccountForm']],
    ['12A4', 'BANKGIRO', ['bankgiroForm']],
    ['', 'BANKGIRO', []],
    ['whatever', 'IBAN', []],
  ])('%s as %s: %j', (number, kind, found) => {
    expect(codes(number, kind)).toEqual(found)
    for (const { level } of checkSwedishAccount(number, kind)) expect(level).toBe('warning')
  })
})

test.each([
  ['BANKGIRO', 7],
  ['BANKGIRO', 8],
  ['PLUSGIRO', 2],
  ['PLUSGIRO', 5],
  ['PLUSGIRO', 8],
] as const)('every %s of %i digits is judged as a second writing judges it', (kind, length) => {
  const drawn = [...drawDigits(length, 400, length)]
  expect(drawn.filter((each) => codes(each, kind).length === 0)).toEqual(drawn.filter(isLuhn))
  expect(drawn.filter(isLuhn).length).toBeGreaterThan(10)
})

describe('accounts with a bank follow the rule of their clearing number', () => {
  test.each([
    ['SEB', '5000', 7, (account: string) => isMod11(account.slice(1))],
    ['Swedbank', '7000', 7, (account: string) => isMod11(account.slice(1))],
    ['Danske Bank', '1200', 7, (account: string) => isMod11(account.slice(1))],
    ['Nordea', '4000', 7, (account: string) => isMod11(account)],
    ['Skandia', '9150', 7, (account: string) => isMod11(account)],
    ['Handelsbanken', '6000', 9, (account: string) => isMod11(account.slice(4))],
    ['Nordea by personal number', '3300', 10, (account: string) => isLuhn(account.slice(4))],
    ['Nordea by personal number', '3782', 10, (account: string) => isLuhn(account.slice(4))],
  ] as const)('%s, %s', (_, clearing, length, isRight) => {
    const drawn = [...drawDigits(length, 400, length)].map((each) => clearing + each)
    expect(drawn.filter((each) => codes(each, 'BANKACCOUNT').length === 0)).toEqual(
      drawn.filter(isRight),
    )
    expect(drawn.filter(isRight).length).toBeGreaterThan(10)
  })

  test('a bank whose rule is not known is not judged by digits', () =>
    expect(codes('8999 123 456 7', 'BANKACCOUNT')).toEqual([]))
})

test('the written forms of giro numbers are judged alike in a customer and in an agreement', () => {
  for (const number of [...drawDigits(7, 200, 3)]) {
    const written = `${number.slice(0, 3)}-${number.slice(3)}`
    expect(checkBankAccount(written, 'SE').length).toBe(
      checkSwedishAccount(number, 'BANKGIRO').length,
    )
  }
})

describe('organization numbers, by a second writing of each country’s rule', () => {
  const weigh = (digits: string, weights: number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  test.each<[string, string, (digits: string) => boolean]>([
    ['NO', '984842252', (digits) => weigh(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0],
    ['DK', '13585628', (digits) => weigh(digits, [2, 7, 6, 5, 4, 3, 2, 1]) === 0],
    ['SE', '5560360793', isLuhn],
    ['FI', '20774740', (digits) => weigh(digits, [7, 9, 10, 5, 8, 4, 2, 1]) === 0],
  ])('%s: %s is right, and no other last digit is', (country, number, isRight) => {
    const all = Array.from({ length: 10 }, (_, digit) => `${number.slice(0, -1)}${digit}`)
    const right = all.filter((each) => checkOrganizationNo(each, '', country).length === 0)
    expect(right).toEqual([number])
    expect(all.filter(isRight)).toEqual([number])
  })
})
