import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBankAccount } from './bank-checks'
import type { Finding } from './finding'
import { checkNumbers } from './number-checks'
import { checkOrganizationNo } from './organization-checks'
import { checkPhone } from './phone-checks'

const codes = (findings: Finding[]) => findings.map(({ code }) => code)

describe('an organization number', () => {
  test.each([
    ['of Norway', '974760673', '', 'NO'],
    ['of Norway with blanks', ' 974 760 673 ', '', 'NO'],
    ['of Sweden', '556036-0793', '', 'SE'],
    ['of Sweden with 16 before it', '165560360793', '', 'SE'],
    ['of Denmark', '13 58 56 28', '', 'DK'],
    ['of Finland', '0112038-9', '', 'FI'],
    ['of Finland without its first 0', '112038-9', '', 'FI'],
    ['of any of the four where no country is known', '13585628', '', null],
    ['of the country that its scheme names', '974760673', '0192', 'SE'],
    ['of another scheme, which is not judged', '7080000000000', '0088', 'NO'],
    ['of another country, which is not judged', 'HRB 12345', '', 'DE'],
  ])('%s is right', (_, number, scheme, country) =>
    expect(checkOrganizationNo(number, scheme, country)).toEqual([]),
  )

  test.each([
    ['a wrong last digit', '974760674', 'NO', ['organizationNoCheckDigit']],
    ['a wrong number of digits', '97476067', 'NO', ['organizationNoForm']],
    ['a leading 0 in Denmark', '03585628', 'DK', ['organizationNoForm']],
    ['a number of another country', '5560360793', 'NO', ['organizationNoOfOther']],
    ['a VAT number', 'NO 974 760 673 MVA', 'NO', ['organizationNoIsVat']],
    [
      'a VAT number with a wrong digit',
      'NO974760674MVA',
      null,
      ['organizationNoIsVat', 'organizationNoCheckDigit'],
    ],
    ['a Swedish VAT number', 'SE556036079301', 'SE', ['organizationNoIsVat']],
    ['a VAT number of another country', 'DK13585628', 'NO', ['organizationNoOfOther']],
    ['a number of none of the four', '123', null, ['organizationNoNowhere']],
    ['a person’s number', '010190 30071', 'NO', ['organizationNoIsPersonal']],
    ['a person’s number parted oddly', '01 01 90 300 71', 'NO', ['organizationNoIsPersonal']],
    ['a sole trader’s number in Sweden', '811228-9874', 'SE', ['organizationNoIsPersonal']],
  ])('with %s', (_, number, country, expected) =>
    expect(codes(checkOrganizationNo(number, '', country))).toEqual(expected),
  )
})

describe('a phone number', () => {
  test.each([
    ['of the country of the address', '22 33 44 55', 'NO'],
    ['with its prefix', '+47 22 33 44 55', null],
    ['with 00 for +', '0046 70 123 45 67', 'NO'],
    ['of Sweden with brackets', '(08) 123 456 78', 'SE'],
    ['of Denmark', '32 12 34 56', 'DK'],
    ['of Finland', '040 1234567', 'FI'],
    ['from abroad', '+49 30 123456', 'NO'],
  ])('%s is right', (_, number, country) => expect(checkPhone(number, country)).toEqual([]))

  test.each([
    ['that is short', '+47 22 33', 'NO', ['phoneImplausible']],
    ['of no country', '22334455', null, ['phoneNeedsPrefix']],
    ['of another country without prefix', '070 123 45 67', 'NO', ['phoneNotOfCountry']],
    ['with a word', 'tlf 22334455', 'NO', ['phoneLetters']],
    ['beside another', '22334455 / 99887766', 'NO', ['phoneSeveral']],
    ['beside another with a word between', '22334455 eller 99887766', 'NO', ['phoneSeveral']],
  ])('%s', (_, number, country, expected) =>
    expect(codes(checkPhone(number, country))).toEqual(expected),
  )
})

describe('a bank account', () => {
  test.each([
    ['of Norway', '8601 11 17947', 'NO'],
    ['of Norway with points', '8601.11.17947', null],
    ['of Norway as IBAN', 'NO93 8601 1117 947', 'NO'],
    ['of Germany as IBAN', 'DE89 3704 0044 0532 0130 00', null],
    ['a bankgiro number', '991-2346', 'SE'],
    ['a plusgiro number', '160 99 0-8', 'SE'],
    ['of another form, which is not judged', '5050 1055', 'DK'],
    ['of eleven digits in Denmark, which is not judged', '12345678901', 'DK'],
  ])('%s is right', (_, account, country) => expect(checkBankAccount(account, country)).toEqual([]))

  test.each([
    ['the sample of the public documentation', '81501757329', 'NO', ['bankAccountCheckDigit']],
    ['one with a digit too few', '8601111794', 'NO', ['bankAccountLength']],
    ['an IBAN with a wrong digit', 'NO93 8601 1117 948', 'NO', ['ibanCheckDigit']],
    ['an IBAN that is short', 'NO93 8601 1117 94', 'NO', ['ibanLength']],
    ['a bankgiro number with a wrong digit', '991-2347', 'SE', ['bankgiroCheckDigit']],
    ['a plusgiro number with a wrong digit', '160990-9', 'SE', ['plusgiroCheckDigit']],
  ])('%s', (_, account, country, expected) =>
    expect(codes(checkBankAccount(account, country))).toEqual(expected),
  )
})

test('whatever is typed, nothing throws, nothing is a wall and no number is among the values', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d .+-]{0,20}$/))
  const country = fc.constantFrom(null, 'NO', 'SE', 'DK', 'FI', 'DE')
  fc.assert(
    fc.property(
      fc.record({
        phoneNo: text,
        secondaryPhoneNo: text,
        organizationNo: text,
        organizationNoScheme: text,
        bankAccountNo: text,
        country,
      }),
      (typed) =>
        Object.values(checkNumbers(typed))
          .flat()
          .every(
            ({ level, values = {} }) =>
              level === 'warning' &&
              Object.values(values).every(
                (value) => typeof value === 'number' || /^[A-Z]{2}$/.test(value),
              ),
          ),
    ),
    { numRuns: 1_000 },
  )
})
