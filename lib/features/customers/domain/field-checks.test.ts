import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checks } from '@/lib/features/customers/messages/en/checks'
import type { Findings } from '@/lib/shared/checks/finding'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import { t } from '@/tests/support/english'
import { checkCustomer, type TypedCustomer } from './field-checks'

const today = '2026-11-21'
const codesOf = (findings: Findings) =>
  Object.fromEntries(
    Object.entries(findings).map(([field, list]) => [field, list.map(({ code }) => code)]),
  )
const said = (values: Omit<TypedCustomer, 'today'>) =>
  codesOf(checkCustomer({ ...values, today }, checkNumbers))

const kari: TypedCustomer = {
  name: 'Kari Nordmann',
  addressLine1: 'Storgata 1',
  postalCode: '0155',
  cityName: 'Oslo',
  countryText: 'Norge',
  countryCode: 'NO',
  phoneNo: '22 33 44 55',
  organizationNo: '974 760 673',
  organizationNoScheme: '0192',
  ssn: '010190 30071',
  ssnCountry: 'NO',
  dateOfBirth: '1990-01-01',
  yearOfBirth: '1990',
  currency: 'NOK',
  language: 'no',
  bankAccountNo: '8601.11.17947',
  dueDays: '14',
  limitAmount: '1 250,50',
  discountRate: '7,125',
  einvoiceCode: '90',
  stopReminderUntil: '9999-12-31',
  stopReminderMemo: 'Disputed\nsince May',
  stopDebtCollectionUntil: '2026-11-21',
  stopDebtCollectionMemo: 'Instalments',
  emailAddressDocument: ['kari@nordmann.example', ''],
  efakturaBlockIds: ['12345678'],
  options: ['NoUpdatePostalReturn'],
  today,
}

test('nothing is said of a customer whose fields are right', () =>
  expect(checkCustomer(kari, checkNumbers)).toEqual({}))

test('nothing is said of blank fields, nor of masked ones', () => {
  const masked = Object.fromEntries(
    Object.entries(kari).map(([field, value]) => [
      field,
      Array.isArray(value) ? ['••••• 12'] : '•••••12',
    ]),
  )
  const blank = Object.fromEntries(
    Object.entries(kari).map(([field, value]) => [field, Array.isArray(value) ? [''] : '']),
  )
  expect(checkCustomer({ ...masked, today }, checkNumbers)).toEqual({})
  expect(checkCustomer({ ...blank, today }, checkNumbers)).toEqual({})
  expect(checkCustomer({ today })).toEqual({})
})

test('numbers that need a library are passed over until it is there', () =>
  expect(
    checkCustomer({
      phoneNo: '12',
      organizationNo: '1',
      bankAccountNo: 'NO00 0000 0000 000',
      today,
    }),
  ).toEqual({}))

describe('of a value it says', () => {
  test.each<[string, Omit<TypedCustomer, 'today'>, Record<string, string[]>]>([
    [
      'that it holds what cannot be seen',
      { name: 'Kari\u200B Nord\u202Emann' },
      { name: ['invisibleCharacters'] },
    ],
    ['that a name has no lines', { name: 'Kari\nNordmann' }, { name: ['invisibleCharacters'] }],
    [
      'the codes of countries that are no two letters',
      { countryCode: 'NOR' },
      { countryCode: ['countryCodeForm'] },
    ],
    ['that a country code is small', { countryCode: 'no' }, { countryCode: ['countryCodeLower'] }],
    ['that a country code is old', { countryCode: 'UK' }, { countryCode: ['countryCodeOld'] }],
    [
      'that no country has a code',
      { countryCode: 'QQ', ssnCountry: 'EU' },
      { countryCode: ['countryCodeUnknown'], ssnCountry: ['countryCodeUnknown'] },
    ],
    [
      'that two countries are named',
      { countryText: 'Ruotsi', countryCode: 'NO' },
      { countryText: ['countryTextContradicts'] },
    ],
    ['nothing of a city in the country text', { countryText: 'Oslo', countryCode: 'NO' }, {}],
    [
      'that a postal code has a prefix',
      { postalCode: 'NO-0155', countryCode: 'NO' },
      { postalCode: ['postalCodeForm'] },
    ],
    [
      'that a postal code is of elsewhere',
      { postalCode: '0155', countryText: 'Sverige' },
      { postalCode: ['postalCodeForm'] },
    ],
    [
      'nothing of a Swedish postal code of either form',
      { postalCode: '11122', countryCode: 'SE' },
      {},
    ],
    ['nothing of a postal code abroad', { postalCode: 'SW1A 2AA', countryCode: 'GB' }, {}],
    ['what is wrong with a currency', { currency: 'kr' }, { currency: ['currencyForm'] }],
    ['that a currency is small', { currency: 'nok' }, { currency: ['currencyLower'] }],
    ['that there is no such currency', { currency: 'NKO' }, { currency: ['currencyUnknown'] }],
    ['that there is no such language', { language: 'dk' }, { language: ['languageUnknown'] }],
    ['what is wrong with a language', { language: 'Norwegian' }, { language: ['languageForm'] }],
    [
      'that a date cannot be sent',
      { stopReminderUntil: '31/12/2026', stopReminderMemo: 'x' },
      { stopReminderUntil: ['dateForm'] },
    ],
    [
      'that a date does not exist',
      { dateOfBirth: '1990-02-30' },
      { dateOfBirth: ['dateDoesNotExist'] },
    ],
    [
      'that a stop is long, and why',
      { stopInterestCalcUntil: '2028-11-22' },
      { stopInterestCalcUntil: ['stopFarAhead'], stopInterestCalcMemo: ['stopMemoMissing'] },
    ],
    [
      'that a memo stops nothing',
      { stopDebtCollectionMemo: 'Dispute' },
      { stopDebtCollectionMemo: ['stopMemoWithoutDate'] },
    ],
    [
      'that a birth is to come',
      { dateOfBirth: '2026-11-22' },
      { dateOfBirth: ['dateOfBirthInFuture'] },
    ],
    [
      'that a birth is long ago',
      { dateOfBirth: '1849-12-31' },
      { dateOfBirth: ['dateOfBirthTooEarly'] },
    ],
    [
      'that number, date and year contradict each other',
      { ssn: '01019030071', ssnCountry: 'NO', dateOfBirth: '1991-01-01', yearOfBirth: '1989' },
      {
        dateOfBirth: ['dateOfBirthContradictsSsn'],
        yearOfBirth: ['yearOfBirthContradictsDate', 'yearOfBirthContradictsSsn'],
      },
    ],
    [
      'that a year is none of a birth',
      { yearOfBirth: '90' },
      { yearOfBirth: ['yearOfBirthImplausible'] },
    ],
    ['that a year is no number', { yearOfBirth: 'ca 1990' }, { yearOfBirth: ['wholeNumberForm'] }],
    ['that due days are no whole number', { dueDays: '14,5' }, { dueDays: ['wholeNumberForm'] }],
    ['that due days are below zero', { dueDays: '-1' }, { dueDays: ['dueDaysNegative'] }],
    ['that due days are many', { dueDays: '366' }, { dueDays: ['dueDaysLong'] }],
    [
      'that a code is too large',
      { einvoiceCode: '99999999999999999' },
      { einvoiceCode: ['wholeNumberTooLarge'] },
    ],
    ['that a limit is no number', { limitAmount: '1.250,00' }, { limitAmount: ['decimalForm'] }],
    [
      'that a limit is too long',
      { limitAmount: '1'.repeat(101) },
      { limitAmount: ['decimalTooLong'] },
    ],
    ['nothing of a limit that no number holds', { limitAmount: '0,9007199254740993' }, {}],
    [
      'that a limit is below zero, however little',
      { limitAmount: '-0,0000000000000000000001' },
      { limitAmount: ['limitNegative'] },
    ],
    [
      'that a discount is more than all, however little',
      { discountRate: '100,00000000000000001' },
      { discountRate: ['rateOutside'] },
    ],
    [
      'that a limit is larger than can be sent',
      { limitAmount: '1 000 000 000 000' },
      { limitAmount: ['amountTooLarge'] },
    ],
    [
      'that a limit is further below zero than can be sent',
      { limitAmount: '-1000000000000' },
      { limitAmount: ['amountTooLarge'] },
    ],
    ['nothing of the largest limit', { limitAmount: '999999999999,99' }, {}],
    ['that a limit is below zero', { limitAmount: '−5' }, { limitAmount: ['limitNegative'] }],
    [
      'how a limit is read that may mean thousands',
      { limitAmount: '1.250' },
      { limitAmount: ['decimalAmbiguous'] },
    ],
    [
      'that a discount is more than all',
      { discountRate: '100,1' },
      { discountRate: ['rateOutside'] },
    ],
    ['that a country is missing', { ssn: '01019030071' }, { ssn: ['ssnCountryMissing'] }],
    [
      'what is twice in a list',
      { options: ['A', 'B', 'a'], peppolBlockIds: ['974760673', ''] },
      { options: ['duplicateRow'] },
    ],
    [
      'where a list has blanks',
      { digipostBlockIds: ['kari.n#1 234', ' '] },
      { digipostBlockIds: ['rowHasBlanks', 'blankRow'] },
    ],
    [
      'what cleaning will leave',
      { emailAddressDocument: [' <kari@nordmann.example>;'] },
      { emailAddressDocument: ['willBeCleaned'] },
    ],
    [
      'that a second e-mail is not cleaned',
      { secondaryEmailAddress: ['kari@nordmann.example;'] },
      { secondaryEmailAddress: ['emailStray'] },
    ],
    [
      'that an e-mail will be refused',
      { emailAddressDocument: ['kari@nordmann'] },
      { emailAddressDocument: ['emailImplausible'] },
    ],
    [
      'that a second e-mail is none',
      { secondaryEmailAddress: ['kari'] },
      { secondaryEmailAddress: ['emailDoubtful'] },
    ],
    [
      'that a name would get into an address',
      { emailAddressDocument: ['Kari Nordmann <kari@nordmann.example>'] },
      { emailAddressDocument: ['emailWithWords'] },
    ],
    [
      'that a row holds several',
      { emailAddressDocument: ['kari@nordmann.example; ola@nordmann.example'] },
      { emailAddressDocument: ['emailSeveral'] },
    ],
    [
      'that an e-mail is there twice',
      { emailAddressDocument: ['kari@nordmann.example', 'Kari@Nordmann.example'] },
      { emailAddressDocument: ['duplicateRow'] },
    ],
    [
      'what is wrong with numbers',
      { phoneNo: 'ring 1', organizationNo: '12', countryCode: 'NO' },
      { phoneNo: ['phoneLetters'], organizationNo: ['organizationNoForm'] },
    ],
  ])('%s', (_, values, expected) => expect(said(values)).toEqual(expected))
})

test.each([
  [
    'an apostrophe at its edge, which we expect to be cleaned away',
    "'kari@nordmann.example'",
    'willBeCleaned',
  ],
  ['words behind an address', 'kari@nordmann.example (home)', 'emailWithWords'],
  ['mailto in front', 'mailto:kari@nordmann.example', 'emailWithWords'],
  ['a slash between two', 'kari@nordmann.example/ola@nordmann.example', 'emailSeveral'],
])('of an e-mail row: %s', (_, row, code) =>
  expect(said({ emailAddressDocument: [row] })).toEqual({ emailAddressDocument: [code] }),
)

test('a wall is only what the contract cannot carry: dates and numbers', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\d.,-]{0,20}$/),
    fc.constantFrom(...Object.values(kari).flat()),
  )
  const fields = fc.record(
    Object.fromEntries(
      Object.entries(kari).map(([field, value]) => [
        field,
        field === 'today' ? fc.constant(today) : Array.isArray(value) ? fc.array(any) : any,
      ]),
    ),
  )
  const carried = [
    'stopReminderUntil',
    'stopDebtCollectionUntil',
    'stopInterestCalcUntil',
    'dateOfBirth',
    'yearOfBirth',
    'dueDays',
    'einvoiceCode',
    'limitAmount',
    'discountRate',
  ]
  fc.assert(
    fc.property(fields, (values) =>
      Object.entries(checkCustomer(values as TypedCustomer, checkNumbers)).every(
        ([field, findings]) =>
          findings.length > 0 &&
          findings.every(({ level }) => level === 'warning' || carried.includes(field)),
      ),
    ),
    { numRuns: 500 },
  )
})

test('no finding carries a digit of a person’s number, wherever it was typed', () => {
  const number = fc.constantFrom('01019030071', '8112289874', '131052-308T', '010190 30072')
  fc.assert(
    fc.property(number, fc.constantFrom('NO', 'SE', 'DK', 'FI', '', 'no'), (ssn, country) => {
      const findings = checkCustomer(
        {
          ssn,
          organizationNo: ssn,
          ssnCountry: country,
          countryCode: country,
          dateOfBirth: '1950-08-15',
          today,
        },
        checkNumbers,
      )
      return !/\d/.test(
        JSON.stringify(
          Object.values(findings)
            .flat()
            .map(({ values }) => values),
        ),
      )
    }),
  )
})

test('every text reads as one sentence with its values filled in, or two halves of one', () => {
  const values = {
    country: 'NO',
    other: 'SE',
    code: 'NO',
    row: 2,
    first: 1,
    email: 'a@b.no',
    emails: 'a@b.no, c@d.no',
    count: 2,
    length: 15,
    read: '1,25',
  }
  for (const code of Object.keys(checks) as (keyof typeof checks)[]) {
    const text = t(`checks.${code}`, values)
    expect(text, code).toMatch(/^[A-Z][^{}!]*\.$/)
    expect(text, code).not.toContain('checks.')
  }
})
