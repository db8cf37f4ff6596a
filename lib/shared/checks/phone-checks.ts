import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { type Finding, makeWarning } from './finding'

/**
 * What can be said of a phone number. Without a country prefix it is read as one of the country of
 * the address, and nothing is said of the missing prefix when it is a number there.
 */
export function checkPhone(typed: string, country: string | null): Finding[] {
  const text = typed.replace(/\p{Cf}/gu, '').trim()
  if (text === '') return []
  if (hasSeveralNumbers(text)) return [makeWarning('phoneSeveral')]
  if (/\p{L}/u.test(text)) return [makeWarning('phoneLetters')]

  const international = text.replace(/^[\s(]*00/, '+')
  if (/^[\s(]*\+/.test(international))
    return parsePhoneNumberFromString(international)?.isValid()
      ? []
      : [makeWarning('phoneImplausible')]
  if (country === null || !isSupportedCountry(country)) return [makeWarning('phoneNeedsPrefix')]
  return parsePhoneNumberFromString(text, country as CountryCode)?.isValid()
    ? []
    : [makeWarning('phoneNotOfCountry', { country })]
}

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** Two numbers with a mark or a word between them. */
const hasSeveralNumbers = (text: string) =>
  text.split(/[/;,|]|\s\p{L}+\s/u).filter((part) => countDigits(part) >= 6).length > 1
