import { countryNamed, currentCountryCode } from '../country-names'
import { hasPostalForm } from '../postal-codes'
import { type Finding, isNordic, warning } from './finding'

/** Of a country code (ISO 3166, two capitals). Data values are case-insensitive upstream, so small letters are only a hint. */
export function countryCodeFindings(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{2}$/.test(typed)) return [warning('countryCodeForm')]
  const code = typed.toUpperCase()
  const current = currentCountryCode(code)
  if (current === null) return [warning('countryCodeUnknown')]
  if (current !== code) return [warning('countryCodeOld', { code: current })]
  return typed === code ? [] : [warning('countryCodeLower', { code })]
}

const northern = new Set(['NO', 'SE', 'DK', 'FI', 'IS', 'FO', 'GL', 'AX'])

/** Of a country in words that is a northern one other than its code says. */
export function countryTextFindings(text: string, country: string): Finding[] {
  const named = countryNamed(text)
  if (!named || !northern.has(named) || currentCountryCode(country) === null || named === country) return []
  return [warning('countryTextContradicts', { country, other: named })]
}

/** The country that an address is in, as a code in capitals: by its code, else by a name that leaves no doubt; null where it says none. */
export function countryOfAddress(countryCode: string, countryText: string): string | null {
  return countryCode === '' ? countryNamed(countryText) : currentCountryCode(countryCode.toUpperCase())
}

/** Of the form of a postal code in the four countries. Whether it is in use is not judged. */
export function postalCodeFindings(postalCode: string, country: string | null): Finding[] {
  if (postalCode === '' || !isNordic(country)) return []
  return hasPostalForm(postalCode, country) ? [] : [warning('postalCodeForm', { country })]
}

/** Of a currency (ISO 4217, three capitals). */
export function currencyFindings(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{3}$/.test(typed)) return [warning('currencyForm')]
  const code = typed.toUpperCase()
  if (!Intl.supportedValuesOf('currency').includes(code)) return [warning('currencyUnknown')]
  return typed === code ? [] : [warning('currencyLower', { code })]
}

let languageNames: Intl.DisplayNames | undefined

/** Of a language (ISO 639, two or three letters of either case). */
export function languageFindings(typed: string): Finding[] {
  if (typed === '') return []
  if (!/^[A-Za-z]{2,3}$/.test(typed)) return [warning('languageForm')]
  languageNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  return languageNames.of(typed.toLowerCase()) ? [] : [warning('languageUnknown')]
}
