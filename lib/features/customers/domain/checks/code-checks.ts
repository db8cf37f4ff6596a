import { type Finding, isNordic, makeWarning } from '@/lib/shared/checks/finding'
import { findCountryByName, findCurrentCountryCode } from '../country-names'
import { hasPostalForm } from '../postal-place'

/**
 * Of a country code (ISO 3166, two capitals). Data values are case-insensitive upstream, so small
 * letters are only a hint.
 */
export function checkCountryCode(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{2}$/.test(typed)) return [makeWarning('countryCodeForm')]
  const code = typed.toUpperCase()
  const current = findCurrentCountryCode(code)
  if (current === null) return [makeWarning('countryCodeUnknown')]
  if (current !== code) return [makeWarning('countryCodeOld', { code: current })]
  return typed === code ? [] : [makeWarning('countryCodeLower', { code })]
}

const northern = new Set(['NO', 'SE', 'DK', 'FI', 'IS', 'FO', 'GL', 'AX'])

/** Of a country in words that is a northern one other than its code says. */
export function checkCountryText(text: string, country: string): Finding[] {
  const named = findCountryByName(text)
  if (
    !named ||
    !northern.has(named) ||
    findCurrentCountryCode(country) === null ||
    named === country
  )
    return []
  return [makeWarning('countryTextContradicts', { country, other: named })]
}

/**
 * The country that an address is in, as a code in capitals: by its code, else by a name that leaves
 * no doubt; null where it says none.
 */
export function resolveAddressCountry(countryCode: string, countryText: string): string | null {
  return countryCode === ''
    ? findCountryByName(countryText)
    : findCurrentCountryCode(countryCode.toUpperCase())
}

/** Of the form of a postal code in the four countries. Whether it is in use is not judged. */
export function checkPostalCode(postalCode: string, country: string | null): Finding[] {
  if (postalCode === '' || !isNordic(country)) return []
  return hasPostalForm(postalCode, country) ? [] : [makeWarning('postalCodeForm', { country })]
}

/** Made once: a file asks of a hundred thousand rows. */
let currencies: ReadonlySet<string> | undefined

/** Of a currency (ISO 4217, three capitals). */
export function checkCurrency(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{3}$/.test(typed)) return [makeWarning('currencyForm')]
  const code = typed.toUpperCase()
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  if (!currencies.has(code)) return [makeWarning('currencyUnknown')]
  return typed === code ? [] : [makeWarning('currencyLower', { code })]
}

let languageNames: Intl.DisplayNames | undefined

/** Of a language (ISO 639, two or three letters of either case). */
export function checkLanguage(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{2,3}$/.test(typed)) return [makeWarning('languageForm')]
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return languageNames.of(typed.toLowerCase()) ? [] : [makeWarning('languageUnknown')]
}
