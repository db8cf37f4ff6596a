import { dueDaysFindings, limitFindings, rateFindings, wholeNumberFindings } from './checks/amount-checks'
import {
  countryCodeFindings,
  countryOfAddress,
  countryTextFindings,
  currencyFindings,
  languageFindings,
  postalCodeFindings,
} from './checks/code-checks'
import { dateOfBirthFindings, memoFindings, untilFindings, yearOfBirthFindings } from './checks/date-checks'
import { type EmailList, emailFindings } from './checks/email-checks'
import { type Finding, type Findings, isNordic } from './checks/finding'
import { personalNumber, ssnFindings } from './checks/personal-number'
import { duplicateFindings, rowFindings, textFindings } from './checks/text-checks'
import { cleanedEmail } from './email-clean-up'
import type { checkNumbers } from './number-checks'
import { integerOf } from './typed-number'

const textFields = [
  'name',
  'informalName',
  'addressName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'postalCode',
  'cityName',
  'countryText',
  'countryCode',
  'phoneNo',
  'secondaryPhoneNo',
  'organizationNo',
  'organizationNoScheme',
  'ssn',
  'ssnCountry',
  'dateOfBirth',
  'yearOfBirth',
  'currency',
  'language',
  'bankAccountNo',
  'sellerReference',
  'buyerReference',
  'customerMessage',
  'dueDays',
  'limitAmount',
  'discountRate',
  'einvoiceCode',
  'stopReminderUntil',
  'stopReminderMemo',
  'stopDebtCollectionUntil',
  'stopDebtCollectionMemo',
  'stopInterestCalcUntil',
  'stopInterestCalcMemo',
] as const
const identifierLists = ['efakturaBlockIds', 'peppolBlockIds', 'digipostBlockIds', 'options'] as const
const emailLists = ['emailAddressDocument', 'secondaryEmailAddress'] as const satisfies EmailList[]

type TextField = (typeof textFields)[number]
type ListField = (typeof identifierLists | typeof emailLists)[number]

/** What is typed into a customer's fields, as text whatever the contract makes of it, and the day on which it is typed. Absent is blank. */
export type TypedCustomer = { [Field in TextField]?: string } & { [Field in ListField]?: string[] } & { today: string }

/**
 * Everything that can be said of the values in a customer's fields, by field. Blanks at the ends do not count, because a save leaves them out.
 * Nothing is said of a masked value, nor of a blank one but a memo that is missing for a stop that runs.
 *
 * @param checkedNumbers what judges phone, organization and account numbers (`checkNumbers`), once its libraries are there; without it nothing
 * is said of these.
 */
export function checkCustomer(values: TypedCustomer, checkedNumbers?: typeof checkNumbers): Findings {
  const at = (field: TextField) => (isMasked(values[field]) ? '' : (values[field] ?? '').trim())
  const all = [
    textsOf(values),
    addressOf(at),
    personOf(at, values.today),
    stopsOf(at, values),
    termsOf(at),
    listsOf(values),
    checkedNumbers?.(numbersOf(at)) ?? {},
  ]
  return together(all)
}

type At = (field: TextField) => string

const isMasked = (value: string | undefined) => value?.startsWith('•••••') ?? false
const shown = (rows: string[] | undefined) => (rows ?? []).map((row) => (isMasked(row) ? '' : row))

/** Invisible characters, wherever text stands. Of the first e-mails only those that cleaning leaves. */
function textsOf(values: TypedCustomer): Findings {
  const isLong = (field: TextField) => field.endsWith('Memo') || field === 'customerMessage'
  const texts = textFields.map((field) => [field, isMasked(values[field]) ? [] : textFindings((values[field] ?? '').trim(), isLong(field))])
  const rows = identifierLists.map((field) => [field, textFindings(shown(values[field]).join(''))])
  const emails = emailLists.map((field) => [field, textFindings(shown(values[field]).map(cleanedEmail).join(''))])
  return Object.fromEntries([...texts, ...rows, ...emails])
}

function addressOf(at: At): Findings {
  const country = at('countryCode').toUpperCase()
  return {
    countryCode: countryCodeFindings(at('countryCode')),
    countryText: countryTextFindings(at('countryText'), country),
    postalCode: postalCodeFindings(at('postalCode'), countryOfAddress(country, at('countryText'))),
  }
}

function personOf(at: At, today: string): Findings {
  const ssnCountry = at('ssnCountry').toUpperCase()
  const number = at('ssn') !== '' && isNordic(ssnCountry) ? personalNumber(at('ssn'), ssnCountry, today) : null
  const ssnDates = number?.birthDates ?? []
  const year = integerOf(at('yearOfBirth'))
  return {
    ssn: ssnFindings(at('ssn'), ssnCountry, today),
    ssnCountry: countryCodeFindings(at('ssnCountry')),
    dateOfBirth: dateOfBirthFindings(at('dateOfBirth'), ssnDates, today),
    yearOfBirth: year === null ? wholeNumberFindings(at('yearOfBirth')) : yearOfBirthFindings(year, at('dateOfBirth'), ssnDates, today),
  }
}

function stopsOf(at: At, values: TypedCustomer): Findings {
  const stops = [
    ['stopReminderUntil', 'stopReminderMemo'],
    ['stopDebtCollectionUntil', 'stopDebtCollectionMemo'],
    ['stopInterestCalcUntil', 'stopInterestCalcMemo'],
  ] as const
  return Object.fromEntries(
    stops.flatMap(([until, memo]) => {
      const isKnown = !isMasked(values[until]) && !isMasked(values[memo])
      return [
        [until, untilFindings(at(until), values.today)],
        [memo, isKnown ? memoFindings(at(memo), at(until), values.today) : []],
      ]
    }),
  )
}

function termsOf(at: At): Findings {
  return {
    currency: currencyFindings(at('currency')),
    language: languageFindings(at('language')),
    dueDays: dueDaysFindings(at('dueDays')),
    limitAmount: limitFindings(at('limitAmount')),
    discountRate: rateFindings(at('discountRate')),
    einvoiceCode: wholeNumberFindings(at('einvoiceCode')),
  }
}

function listsOf(values: TypedCustomer): Findings {
  const emails = emailLists.map((field) => {
    const rows = shown(values[field])
    return [field, [...emailFindings(rows, field), ...duplicateFindings(rows, (row) => cleanedEmail(row).toLowerCase())]]
  })
  const identifiers = identifierLists.map((field) => {
    const rows = shown(values[field])
    return [field, [...rowFindings(rows), ...duplicateFindings(rows, (row) => row.replace(/\s/g, '').toLowerCase())]]
  })
  return Object.fromEntries([...emails, ...identifiers])
}

const numbersOf = (at: At) => ({
  phoneNo: at('phoneNo'),
  secondaryPhoneNo: at('secondaryPhoneNo'),
  organizationNo: at('organizationNo'),
  organizationNoScheme: at('organizationNoScheme'),
  bankAccountNo: at('bankAccountNo'),
  country: countryOfAddress(at('countryCode'), at('countryText')),
})

/** All findings of a field in one place; fields without a finding are left out. */
function together(all: Findings[]): Findings {
  const byField = new Map<string, Finding[]>()
  for (const [field, findings] of all.flatMap((each) => Object.entries(each))) {
    if (findings.length > 0) byField.set(field, [...(byField.get(field) ?? []), ...findings])
  }
  return Object.fromEntries(byField)
}
