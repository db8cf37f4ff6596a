import { type Findings, isNordic } from '@/lib/shared/checks/finding'
import type { checkNumbers } from '@/lib/shared/checks/number-checks'
import { checkSsn, parsePersonalNumber } from '@/lib/shared/checks/personal-number'
import { parseInteger } from '@/lib/shared/numbers/number-input'
import {
  checkCreditLimit,
  checkDiscountRate,
  checkDueDays,
  checkWholeNumber,
} from './checks/amount-checks'
import {
  checkCountryCode,
  checkCountryText,
  checkCurrency,
  checkLanguage,
  checkPostalCode,
  resolveAddressCountry,
} from './checks/code-checks'
import { checkBirthDate, checkBirthYear, checkStopMemo, checkStopUntil } from './checks/date-checks'
import { checkEmails, cleanEmail, type EmailList } from './checks/email-checks'
import { checkCodeRows, checkDuplicates, checkText } from './checks/text-checks'

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
const identifierLists = [
  'efakturaBlockIds',
  'peppolBlockIds',
  'digipostBlockIds',
  'options',
] as const
const emailLists = ['emailAddressDocument', 'secondaryEmailAddress'] as const satisfies EmailList[]

type CheckedTextField = (typeof textFields)[number]
type CheckedListField = (typeof identifierLists | typeof emailLists)[number]

/**
 * What is typed into a customer's fields, as text whatever the contract makes of it, and the day on
 * which it is typed. Absent is blank.
 */
export type TypedCustomer = { [Field in CheckedTextField]?: string } & {
  [Field in CheckedListField]?: string[]
} & { today: string }

/**
 * Everything that can be said of the values in a customer's fields, by field. Blanks at the ends do
 * not count, because a save leaves them out. Nothing is said of a masked value, nor of a blank one
 * but a memo that is missing for a stop that runs.
 *
 * @param checkedNumbers what judges phone, organization and account numbers (`checkNumbers`), once
 *   its libraries are there; without it nothing is said of these.
 */
export function checkCustomer(
  values: TypedCustomer,
  checkedNumbers?: typeof checkNumbers,
): Findings {
  const getText = (field: CheckedTextField) =>
    isMasked(values[field]) ? '' : (values[field] ?? '').trim()
  const all = [
    checkTextFields(values),
    checkAddressFields(getText),
    checkPersonFields(getText, values.today),
    checkStopFields(getText, values),
    checkTermFields(getText),
    checkListFields(values),
    checkedNumbers?.(pickNumbers(getText)) ?? {},
  ]
  return mergeFindings(all)
}

type GetText = (field: CheckedTextField) => string

const isMasked = (value: string | undefined) => value?.startsWith('•••••') ?? false
const hideMaskedRows = (rows: string[] = []) => rows.map((row) => (isMasked(row) ? '' : row))

/**
 * Invisible characters, wherever text stands. Of the first e-mails only those that cleaning leaves.
 */
function checkTextFields(values: TypedCustomer): Findings {
  const found: Findings = {}
  for (const field of textFields) {
    const text = values[field]
    if (text && !isMasked(text)) found[field] = checkText(text.trim(), isLong(field))
  }
  for (const field of identifierLists)
    if (values[field]) found[field] = checkText(hideMaskedRows(values[field]).join(''))
  for (const field of emailLists)
    if (values[field])
      found[field] = checkText(hideMaskedRows(values[field]).map(cleanEmail).join(''))
  return found
}

const isLong = (field: CheckedTextField) => field.endsWith('Memo') || field === 'customerMessage'

function checkAddressFields(at: GetText): Findings {
  const country = at('countryCode').toUpperCase()
  return {
    countryCode: checkCountryCode(at('countryCode')),
    countryText: checkCountryText(at('countryText'), country),
    postalCode: checkPostalCode(
      at('postalCode'),
      resolveAddressCountry(country, at('countryText')),
    ),
  }
}

function checkPersonFields(at: GetText, today: string): Findings {
  const ssnCountry = at('ssnCountry').toUpperCase()
  const number =
    at('ssn') !== '' && isNordic(ssnCountry)
      ? parsePersonalNumber(at('ssn'), ssnCountry, today)
      : null
  const ssnDates = number?.birthDates ?? []
  const year = parseInteger(at('yearOfBirth'))
  return {
    ssn: checkSsn(at('ssn'), ssnCountry, today),
    ssnCountry: checkCountryCode(at('ssnCountry')),
    dateOfBirth: checkBirthDate(at('dateOfBirth'), ssnDates, today),
    yearOfBirth:
      year === null
        ? checkWholeNumber(at('yearOfBirth'))
        : checkBirthYear(year, at('dateOfBirth'), ssnDates, today),
  }
}

const stops = [
  ['stopReminderUntil', 'stopReminderMemo'],
  ['stopDebtCollectionUntil', 'stopDebtCollectionMemo'],
  ['stopInterestCalcUntil', 'stopInterestCalcMemo'],
] as const

function checkStopFields(at: GetText, values: TypedCustomer): Findings {
  const found: Findings = {}
  for (const [until, memo] of stops) {
    if (!values[until] && !values[memo]) continue
    const isKnown = !isMasked(values[until]) && !isMasked(values[memo])
    found[until] = checkStopUntil(at(until), values.today)
    found[memo] = isKnown ? checkStopMemo(at(memo), at(until), values.today) : []
  }
  return found
}

function checkTermFields(at: GetText): Findings {
  return {
    currency: checkCurrency(at('currency')),
    language: checkLanguage(at('language')),
    dueDays: checkDueDays(at('dueDays')),
    limitAmount: checkCreditLimit(at('limitAmount')),
    discountRate: checkDiscountRate(at('discountRate')),
    einvoiceCode: checkWholeNumber(at('einvoiceCode')),
  }
}

function checkListFields(values: TypedCustomer): Findings {
  const found: Findings = {}
  for (const field of emailLists) {
    if (!values[field]) continue
    const rows = hideMaskedRows(values[field])
    found[field] = [
      ...checkEmails(rows, field),
      ...checkDuplicates(rows, (row) => cleanEmail(row).toLowerCase()),
    ]
  }
  for (const field of identifierLists) {
    if (!values[field]) continue
    const rows = hideMaskedRows(values[field])
    found[field] = [
      ...checkCodeRows(rows),
      ...checkDuplicates(rows, (row) => row.replace(/\s/g, '').toLowerCase()),
    ]
  }
  return found
}

const pickNumbers = (at: GetText) => ({
  phoneNo: at('phoneNo'),
  secondaryPhoneNo: at('secondaryPhoneNo'),
  organizationNo: at('organizationNo'),
  organizationNoScheme: at('organizationNoScheme'),
  bankAccountNo: at('bankAccountNo'),
  country: resolveAddressCountry(at('countryCode'), at('countryText')),
})

/** All findings of a field in one place; fields without a finding are left out. */
function mergeFindings(all: Findings[]): Findings {
  const merged: Findings = {}
  for (const each of all)
    for (const field in each) {
      const findings = each[field]!
      if (findings.length > 0) merged[field] = [...(merged[field] ?? []), ...findings]
    }
  return merged
}
