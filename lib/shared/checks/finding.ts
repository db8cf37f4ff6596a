/**
 * What can be said of a value in a customer's field. A warning never stops a save, because real
 * data breaks check digits too (upstream-facts.md 1.5); `wrong` is only what the contract cannot
 * carry at all. A number that names a person is never among the values.
 */
export type Finding = {
  level: 'warning' | 'wrong'
  code: FindingCode
  values?: Record<string, string | number>
}

/** Findings by the name of the field that they are about. A field without a finding is absent. */
export type Findings = { [field: string]: Finding[] }

export type FindingCode =
  | 'amountTooLarge'
  | 'bankAccountCheckDigit'
  | 'bankAccountLength'
  | 'bankgiroCheckDigit'
  | 'bankgiroForm'
  | 'blankRow'
  | 'countryCodeForm'
  | 'countryCodeLower'
  | 'countryCodeOld'
  | 'countryCodeUnknown'
  | 'countryTextContradicts'
  | 'currencyForm'
  | 'currencyLower'
  | 'currencyUnknown'
  | 'dateDoesNotExist'
  | 'dateForm'
  | 'dateOfBirthContradictsSsn'
  | 'dateOfBirthInFuture'
  | 'dateOfBirthTooEarly'
  | 'decimalAmbiguous'
  | 'decimalForm'
  | 'decimalTooLong'
  | 'dueDaysLong'
  | 'dueDaysNegative'
  | 'duplicateRow'
  | 'emailDoubtful'
  | 'emailImplausible'
  | 'emailSeveral'
  | 'emailStray'
  | 'emailWithWords'
  | 'ibanCheckDigit'
  | 'ibanLength'
  | 'invisibleCharacters'
  | 'languageForm'
  | 'languageUnknown'
  | 'limitNegative'
  | 'organizationNoCheckDigit'
  | 'organizationNoForm'
  | 'organizationNoIsPersonal'
  | 'organizationNoIsVat'
  | 'organizationNoNowhere'
  | 'organizationNoOfOther'
  | 'phoneImplausible'
  | 'phoneLetters'
  | 'phoneNeedsPrefix'
  | 'phoneNotOfCountry'
  | 'phoneSeveral'
  | 'plusgiroCheckDigit'
  | 'plusgiroForm'
  | 'postalCodeForm'
  | 'rateOutside'
  | 'rowHasBlanks'
  | 'ssnCheckDigit'
  | 'ssnCountryMissing'
  | 'ssnDate'
  | 'ssnForm'
  | 'ssnOfOther'
  | 'stopFarAhead'
  | 'stopMemoMissing'
  | 'stopMemoWithoutDate'
  | 'swedishAccountCheckDigit'
  | 'swedishAccountForm'
  | 'wholeNumberForm'
  | 'wholeNumberTooLarge'
  | 'willBeCleaned'
  | 'yearOfBirthContradictsDate'
  | 'yearOfBirthContradictsSsn'
  | 'yearOfBirthImplausible'

/** The four countries whose numbers the desk can judge. */
export const nordicCountries = ['NO', 'SE', 'DK', 'FI'] as const
export type NordicCountry = (typeof nordicCountries)[number]

export const isNordic = (country: string | null): country is NordicCountry =>
  nordicCountries.includes(country as NordicCountry)

export const makeWarning = (code: FindingCode, values?: Finding['values']): Finding => ({
  level: 'warning',
  code,
  ...(values && { values }),
})
export const makeError = (code: FindingCode, values?: Finding['values']): Finding => ({
  level: 'wrong',
  code,
  ...(values && { values }),
})
