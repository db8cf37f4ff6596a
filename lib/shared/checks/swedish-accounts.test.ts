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
function* drawDigits(length: number, count: number, seedNumber: number) {
  let state = seedNumber
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

/**
 * A second writing of Bankgirot's table, bank by bank as it stands there: type 1 by its comment,
 * type 2 with the most digits that the document gives. Those that "as a rule" have a check digit,
 * and those that were given up since, are in the second list.
 */
const clearing3 = (number: string) => isMod11(number.slice(1))
const account = (isRight: (account: string) => boolean) => (number: string) =>
  isRight(number.slice(4))
const banks: readonly [
  bank: string,
  ranges: string,
  digits: number,
  (number: string) => boolean,
][] = [
  ['Svea Bank', '9660-9669', 7, isMod11],
  ['Aion Bank', '9580-9589', 7, clearing3],
  ['Avanza Bank', '9550-9564', 7, isMod11],
  ['BlueStep Finans', '9680-9689', 7, clearing3],
  ['BNP Paribas', '9470-9479', 7, isMod11],
  ['Citibank', '9040-9049', 7, isMod11],
  ['Danske Bank', '1200-1399 2400-2499', 7, clearing3],
  ['DNB Bank', '9190-9199', 7, isMod11],
  ['Ekobanken', '9700-9709', 7, isMod11],
  ['Erik Penser', '9590-9599', 7, isMod11],
  ['Forex Bank', '9400-9449', 7, clearing3],
  ['ICA Banken', '9270-9279', 7, clearing3],
  ['IKANO Bank', '9170-9179', 7, clearing3],
  ['JAK Medlemsbank', '9670-9679', 7, isMod11],
  ['Klarna Bank', '9780-9789', 7, isMod11],
  ['Landshypotek', '9390-9399', 7, isMod11],
  ['Lunar Bank', '9710-9719', 7, isMod11],
  ['Lån & Spar Bank', '9630-9639', 7, clearing3],
  ['Länsförsäkringar Bank', '3400-3409 9060-9069', 7, clearing3],
  ['Länsförsäkringar Bank', '9020-9029', 7, isMod11],
  ['Marginalen Bank', '9230-9239', 7, clearing3],
  ['MedMera Bank', '9650-9659', 7, isMod11],
  ['Multitude Bank', '9070-9079', 7, clearing3],
  ['NOBA Bank', '9640-9649', 7, isMod11],
  ['Nordea', '1100-1199 1400-2099 3000-3299 3301-3399', 7, clearing3],
  ['Nordea', '3410-3781 3783-3999', 7, clearing3],
  ['Nordea', '4000-4999', 7, isMod11],
  ['Nordnet Bank', '9100-9109', 7, isMod11],
  ['Northmill Bank', '9750-9759', 7, isMod11],
  ['Resurs Bank', '9280-9289', 7, clearing3],
  ['Santander Consumer Bank', '9460-9469', 7, clearing3],
  ['SBAB', '9250-9259', 7, clearing3],
  ['SEB', '5000-5999 9120-9124 9130-9149', 7, clearing3],
  ['Skandiabanken', '9150-9169', 7, isMod11],
  ['Swedbank', '7000-7999', 7, clearing3],
  ['Ålandsbanken', '2300-2399', 7, isMod11],
  ['Danske Bank', '9180-9189', 10, account(isLuhn)],
  ['Handelsbanken', '6000-6999', 9, account(isMod11)],
  ['Nordea by personal number', '3300-3300 3782-3782', 10, account(isLuhn)],
  ['Sparbanken Syd', '9570-9579', 10, account(isLuhn)],
]
const listEnds = (ranges: string) => ranges.match(/\d{4}/g) ?? []

describe('accounts with a bank follow the rule of their clearing number', () => {
  test.each(banks)('%s, %s', (_, ranges, length, isRight) => {
    for (const clearing of listEnds(ranges)) {
      const drawn = [...drawDigits(length, 400, length)].map((each) => clearing + each)
      expect(drawn.filter((each) => codes(each, 'BANKACCOUNT').length === 0)).toEqual(
        drawn.filter(isRight),
      )
      expect(drawn.filter(isRight).length).toBeGreaterThan(10)
    }
  })

  test('a bank whose rule is not known is not judged by digits', () => {
    const spans = banks.flatMap(([, ranges]) => ranges.split(' ').map((span) => span.split('-')))
    const isListed = (clearing: number) =>
      spans.some(([from, to]) => Number(from) <= clearing && clearing <= Number(to))
    for (let clearing = 1000; clearing <= 9999; clearing++) {
      const found = [...drawDigits(7, 12, 5)].flatMap((each) =>
        codes(clearing + each, 'BANKACCOUNT'),
      )
      expect([clearing, found.length > 0]).toEqual([clearing, isListed(clearing)])
    }
    expect(codes('8999 123 456 7', 'BANKACCOUNT')).toEqual([])
  })

  test.each([
    ['9570 41004', []],
    ['9570 41007', ['swedishAccountCheckDigit']],
    ['3300 41004', ['swedishAccountForm']],
    ['5000 41004', ['swedishAccountForm']],
    ['9570 4108', ['swedishAccountForm']],
    ['8999 41004', []],
  ])('%s may be written without leading zeros where its type has them: %j', (number, found) =>
    expect(codes(number, 'BANKACCOUNT')).toEqual(found),
  )
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
