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
  amountTooLarge: 'An amount has at most 12 digits before the comma.',
  bankAccountCheckDigit:
    'The last digit does not fit the others of a Norwegian account; one of the eleven is probably mistyped.',
  bankAccountLength:
    'A Norwegian account has 11 digits, this has {count, plural, one {# digit} other {# digits}}.',
  bankgiroCheckDigit:
    'The last digit does not fit the others of a bankgiro number; one of them is probably mistyped.',
  blankRow: 'Row {row} holds only blanks; it can be removed.',
  countryCodeForm: 'A country code has two letters, such as NO, SE, DK or FI.',
  countryCodeLower: 'Country codes are written in capitals: {code}.',
  countryCodeOld: 'This code is out of use; today it is {code}.',
  countryCodeUnknown:
    'There is no country with this code; Norway is NO, Sweden SE, Denmark DK and Finland FI.',
  countryTextContradicts:
    'This names the country with the code {other}, and the country code says {country}; one of the two is wrong.',
  currencyForm: 'A currency has three letters, such as NOK, SEK, DKK or EUR.',
  currencyLower: 'Currencies are written in capitals: {code}.',
  currencyUnknown:
    'There is no currency with this code; the Nordic ones are NOK, SEK, DKK, ISK and EUR.',
  dateDoesNotExist: 'This date does not exist; check the day and the month.',
  dateForm:
    'A date is written as year, month and day, such as 2026-03-31; in this form it cannot be sent.',
  dateOfBirthContradictsSsn:
    'The identity number says another date of birth; one of the two is wrong.',
  dateOfBirthInFuture: 'This date of birth is still to come; check the year.',
  dateOfBirthTooEarly: 'Nobody who lives was born before 1850; check the year.',
  decimalAmbiguous: 'This is read as {read}; a thousand is written without point or comma.',
  decimalForm: 'This is not a number; write digits with at most one comma, such as 1250,50.',
  decimalTooLong: 'A number of more than 100 digits cannot be sent; write fewer.',
  dueDaysLong: 'More than 365 days until an invoice is due is unusual; 14 or 30 are common.',
  dueDaysNegative: 'An invoice would be due before it is made; write 0 or more days.',
  duplicateRow: 'Row {row} holds the same as row {first}; one of them is enough.',
  emailDoubtful:
    'Row {row} does not look like an e-mail address; it needs a name, an @ and a domain such as firm.no.',
  emailImplausible:
    'Row {row} does not look like an e-mail address, so the upstream will probably refuse it; it needs a name, an @ and a domain such as firm.no.',
  emailSeveral: 'Row {row} holds {count} addresses; give each a row of its own: {emails}.',
  emailStray:
    'Row {row} holds characters that do not belong to an address, and cleaning is not documented for this field; write {email}.',
  emailWithWords:
    'Row {row} holds more than an address, and the upstream would run it all together; write {email} alone if that is the address.',
  ibanCheckDigit:
    'The two check digits after the country do not fit the rest of this IBAN; a character is probably mistyped.',
  ibanLength: 'An IBAN that begins with {country} has {length} characters, this has {count}.',
  invisibleCharacters:
    'This holds {count, plural, one {# character that cannot} other {# characters that cannot}} be seen; type it anew to lose them.',
  languageForm: 'A language has two or three letters, such as no, sv, da, fi or en.',
  languageUnknown:
    'There is no language with this code; Norwegian is no, Swedish sv, Danish da, Finnish fi and English en.',
  limitNegative: 'A credit limit below zero lets nothing be bought; 0 or more is usual.',
  organizationNoCheckDigit: `The last digit does not fit the others of a ${country} organization number; one of them is probably mistyped.`,
  organizationNoForm:
    '{country, select, NO {A Norwegian organization number has 9 digits.} SE {A Swedish organization number has 10 digits.} DK {A Danish CVR number has 8 digits and does not begin with 0.} FI {A Finnish business ID has 7 digits, a dash and a check digit.} other {This is not an organization number.}}',
  organizationNoIsPersonal:
    'This has the form of a personal identity number, which belongs in its own field; only a Swedish sole trader has it as organization number.',
  organizationNoIsVat: `This is written as a ${country} VAT number; the organization number is its digits without the letters{country, select, SE { and without the last 01} other {}}.`,
  organizationNoNowhere:
    'This fits no organization number of Norway, Sweden, Denmark or Finland; check the digits, or give the country code.',
  organizationNoOfOther: `This is a ${other} organization number, and a ${country} one is expected here; check the number and the country.`,
  phoneImplausible:
    'There is no phone number of this form under its country prefix; a digit is probably missing or too many.',
  phoneLetters: 'A phone number holds no letters; keep the digits and a leading +.',
  phoneNeedsPrefix:
    'The address tells no country, so this number needs its country prefix, such as +47.',
  phoneNotOfCountry: `This is no ${country} phone number; a number from elsewhere begins with + and its country prefix.`,
  phoneSeveral: 'This holds more than one phone number; the second has a field of its own.',
  plusgiroCheckDigit:
    'The last digit does not fit the others of a plusgiro number; one of them is probably mistyped.',
  postalCodeForm:
    '{country, select, NO {A Norwegian postal code has 4 digits, such as 0155.} SE {A Swedish postal code has 5 digits, such as 111 22.} DK {A Danish postal code has 4 digits, such as 2100.} FI {A Finnish postal code has 5 digits, such as 00100.} other {This is not a postal code.}}',
  rateOutside:
    'A discount lies between 0 and 100 per cent; the upstream will probably refuse another.',
  rowHasBlanks: 'Row {row} holds blanks, which do not belong there; write it without.',
  ssnCheckDigit: `The check characters do not fit the rest of this ${country} identity number; one of its characters is probably mistyped.`,
  ssnCountryMissing: 'The country of this identity number is missing; choose NO, SE, DK or FI.',
  ssnDate: `This ${country} identity number holds a date of birth that does not exist or is still to come; check its first digits.`,
  ssnForm:
    '{country, select, NO {A Norwegian identity number has 11 digits.} SE {A Swedish identity number has 10 or 12 digits.} DK {A Danish identity number has 10 digits.} FI {A Finnish identity code has 6 digits, a sign, 3 digits and a check character.} other {This is not an identity number.}}',
  ssnOfOther: `This has the form of a ${other} identity number, and its country says {country}; one of the two is wrong.`,
  stopFarAhead:
    'This stop runs for more than two years; check the year, or write 9999-12-31 for a stop without an end.',
  stopMemoMissing: 'No memo tells why this is stopped; write the reason.',
  stopMemoWithoutDate:
    'There is a memo and no date, so nothing is stopped; give the last day of the stop, or leave the memo out.',
  wholeNumberForm: 'This is not a whole number; write digits only.',
  wholeNumberTooLarge: 'This number is too large to be sent exactly; write fewer digits.',
  willBeCleaned:
    'Row {row} holds characters that do not belong to an address; the upstream will probably store {email}.',
  yearOfBirthContradictsDate: 'The date of birth says another year; one of the two is wrong.',
  yearOfBirthContradictsSsn:
    'The identity number says another year of birth; one of the two is wrong.',
  yearOfBirthImplausible: 'A year of birth lies between 1850 and this year, such as 1972.',
}
