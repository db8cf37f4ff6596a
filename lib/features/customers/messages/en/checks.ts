import type { FindingCode } from '@/lib/shared/checks/finding'

const country =
  '{country, select, NO {Norwegian} SE {Swedish} DK {Danish} FI {Finnish} other {{country}}}'
const other =
  '{other, select, NO {Norwegian} SE {Swedish} DK {Danish} FI {Finnish} other {{other}}}'

/**
 * English texts of what can be said of a value in a customer's field: what is wrong, and what would
 * be right.
 */
export const checks: Record<FindingCode, string> = {
  amountTooLarge: 'Use at most 12 digits before the comma.',
  bankAccountCheckDigit:
    'The check digit doesn’t match. One of the 11 digits is probably mistyped.',
  bankAccountLength:
    'A Norwegian account number has 11 digits. This one has {count, plural, one {# digit} other {# digits}}.',
  bankgiroCheckDigit: 'The bankgiro check digit doesn’t match. A digit is probably mistyped.',
  bankgiroForm: 'A bankgiro number has 7 or 8 digits.',
  plusgiroForm: 'A plusgiro number has 2 to 8 digits.',
  swedishAccountCheckDigit:
    'The check digit of this account doesn’t match. A digit is probably mistyped.',
  swedishAccountForm:
    'A Swedish account begins with a clearing number of 4 digits (Swedbank: 4 or 5), and has 7 to 10 digits after it.',
  blankRow: 'Row {row} is blank. Remove it.',
  countryCodeForm: 'Use a two-letter country code, such as NO, SE, DK or FI.',
  countryCodeLower: 'Use capital letters: {code}.',
  countryCodeOld: 'This code is no longer used. Use {code}.',
  countryCodeUnknown:
    'No country has this code. Norway is NO, Sweden SE, Denmark DK and Finland FI.',
  countryTextContradicts:
    'This is the country with the code {other}, but the country code is {country}. One of the two is wrong.',
  currencyForm: 'Use a three-letter currency code, such as NOK, SEK, DKK or EUR.',
  currencyLower: 'Use capital letters: {code}.',
  currencyUnknown: 'No currency has this code. The Nordic ones are NOK, SEK, DKK, ISK and EUR.',
  dateDoesNotExist: 'This date doesn’t exist. Check the day and the month.',
  dateForm: 'This isn’t a valid date (use 2026-03-31).',
  dateOfBirthContradictsSsn:
    'The identity number has a different date of birth. One of the two is wrong.',
  dateOfBirthInFuture: 'This date of birth is in the future. Check the year.',
  dateOfBirthTooEarly: 'This date of birth is before 1850. Check the year.',
  decimalAmbiguous: 'This means {read}. Write thousands without a point or a comma.',
  decimalForm: 'This isn’t a valid number. Use digits and at most one comma, such as 1250,50.',
  decimalTooLong: 'Use at most 100 digits.',
  dueDaysLong: 'More than 365 days is unusual. 14 or 30 are common.',
  dueDaysNegative: 'Invoices would be due before they’re issued. Use 0 or more days.',
  duplicateRow: 'Row {row} repeats row {first}. Remove one of them.',
  emailDoubtful:
    'Row {row} doesn’t look like an e-mail address. It needs a name, an @ and a domain such as firm.no.',
  emailImplausible:
    'Row {row} doesn’t look like an e-mail address and will probably be rejected. It needs a name, an @ and a domain such as firm.no.',
  emailSeveral: 'Row {row} has {count} addresses. Put each on its own row: {emails}.',
  emailStray:
    'Row {row} has characters that don’t belong in an address, and they may not be cleaned in this field. Use {email}.',
  emailWithWords:
    'Row {row} has more than an address, and all of it would be run together. Enter only {email} if that’s the address.',
  ibanCheckDigit: 'The IBAN check digits don’t match. A character is probably mistyped.',
  ibanLength: 'An IBAN that begins with {country} has {length} characters. This one has {count}.',
  invisibleCharacters:
    'This has {count, plural, one {# invisible character} other {# invisible characters}}. Type it again to remove them.',
  languageForm: 'Use a language code of two or three letters, such as no, sv, da, fi or en.',
  languageUnknown:
    'No language has this code. Norwegian is no, Swedish sv, Danish da, Finnish fi and English en.',
  limitNegative: 'A negative credit limit blocks all purchases. Use 0 or more.',
  organizationNoCheckDigit: `The check digit of this ${country} organization number doesn’t match. A digit is probably mistyped.`,
  organizationNoForm:
    '{country, select, NO {A Norwegian organization number has 9 digits.} SE {A Swedish organization number has 10 digits.} DK {A Danish CVR number has 8 digits and does not begin with 0.} FI {A Finnish business ID has 7 digits, a dash and a check digit.} other {This isn’t an organization number.}}',
  organizationNoIsPersonal:
    'This looks like a personal identity number, which has its own field. Only Swedish sole traders use it as an organization number.',
  organizationNoIsVat: `This is a ${country} VAT number. Enter only its digits{country, select, SE { without the last 01} other {}}.`,
  organizationNoNowhere:
    'This isn’t a Norwegian, Swedish, Danish or Finnish organization number. Check the digits, or enter the country code.',
  organizationNoOfOther: `This is a ${other} organization number, but a ${country} one is expected. Check the number and the country.`,
  phoneImplausible:
    'This isn’t a valid phone number for its country prefix. A digit is probably missing or extra.',
  phoneLetters: 'A phone number can’t have letters. Use digits and a leading +.',
  phoneNeedsPrefix: 'The address has no country, so add the country prefix, such as +47.',
  phoneNotOfCountry: `This isn’t a ${country} phone number. Start a foreign number with + and its country prefix.`,
  phoneSeveral: 'This has more than one phone number. Use Second phone for the other.',
  plusgiroCheckDigit: 'The plusgiro check digit doesn’t match. A digit is probably mistyped.',
  postalCodeForm:
    '{country, select, NO {A Norwegian postal code has 4 digits, such as 0155.} SE {A Swedish postal code has 5 digits, such as 111 22.} DK {A Danish postal code has 4 digits, such as 2100.} FI {A Finnish postal code has 5 digits, such as 00100.} other {This isn’t a postal code.}}',
  rateOutside: 'A discount is between 0 and 100 per cent. Other values will probably be rejected.',
  rowHasBlanks: 'Row {row} has spaces. Remove them.',
  ssnCheckDigit: `The check digits of this ${country} identity number don’t match. A character is probably mistyped.`,
  ssnCountryMissing: 'Enter the country of this identity number: NO, SE, DK or FI.',
  ssnDate: `The date of birth in this ${country} identity number doesn’t exist or is in the future. Check its first digits.`,
  ssnForm:
    '{country, select, NO {A Norwegian identity number has 11 digits.} SE {A Swedish identity number has 10 or 12 digits.} DK {A Danish identity number has 10 digits.} FI {A Finnish identity code has 6 digits, a sign, 3 digits and a check character.} other {This isn’t an identity number.}}',
  ssnOfOther: `This looks like a ${other} identity number, but its country is {country}. One of the two is wrong.`,
  stopFarAhead:
    'This stop lasts more than two years. Check the year, or use 9999-12-31 for no end date.',
  stopMemoMissing: 'Enter a reason for this stop.',
  stopMemoWithoutDate:
    'There’s a memo but no date, so nothing is stopped. Enter the last day of the stop, or clear the memo.',
  wholeNumberForm: 'This isn’t a whole number. Use digits only.',
  wholeNumberTooLarge: 'This number is too large to be sent exactly. Use fewer digits.',
  willBeCleaned:
    'Row {row} has characters that don’t belong in an address. {email} will probably be stored.',
  yearOfBirthContradictsDate: 'The date of birth has a different year. One of the two is wrong.',
  yearOfBirthContradictsSsn:
    'The identity number has a different year of birth. One of the two is wrong.',
  yearOfBirthImplausible: 'Enter a year from 1850 to this year, such as 1972.',
}
