import { validate as isNorwegian } from 'stdnum/lib/esm/no/kontonr'
import { type Finding, makeWarning } from './finding'
import { hasLuhnDigit } from './personal-number'

const ibanLengths: Record<string, number> = { NO: 15, SE: 24, DK: 18, FI: 18 }

/**
 * What can be said of a bank account: of an IBAN its check digits, of eleven digits those of a
 * Norwegian account, of the written forms of bankgiro and plusgiro of Sweden their last digit. Of
 * every other form nothing, because most countries' accounts have no check digit. Source:
 * upstream-facts.md 2.2; ISO 13616 for the IBAN.
 */
export function checkBankAccount(typed: string, country: string | null): Finding[] {
  const text = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\p{Pd}/gu, '-')
  const account = text.toUpperCase().replace(/[\s.-]/g, '')
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(account)) return checkIban(account)
  if (country === null || country === 'SE') {
    if (/^\d{3,4}-\d{4}$/.test(text))
      return hasLuhnDigit(account) ? [] : [makeWarning('bankgiroCheckDigit')]
    if (/^\d[\d ]{0,8}-\d$/.test(text) && account.length <= 8)
      return hasLuhnDigit(account) ? [] : [makeWarning('plusgiroCheckDigit')]
  }
  if ((country !== null && country !== 'NO') || !/^\d+$/.test(account)) return []
  if (account.length === 11)
    return isNorwegianAccount(account) ? [] : [makeWarning('bankAccountCheckDigit')]
  return country === 'NO' && (account.length === 10 || account.length === 12)
    ? [makeWarning('bankAccountLength', { count: account.length })]
    : []
}

function checkIban(iban: string): Finding[] {
  const country = iban.slice(0, 2)
  const length = ibanLengths[country]
  if (length !== undefined && iban.length !== length)
    return [makeWarning('ibanLength', { country, length, count: iban.length })]
  if (!hasIbanCheckDigits(iban)) return [makeWarning('ibanCheckDigit')]
  return country === 'NO' && !isNorwegianAccount(iban.slice(4))
    ? [makeWarning('bankAccountCheckDigit')]
    : []
}

/**
 * The country and check digits go behind, letters become 10 to 35, and the whole leaves 1 when
 * divided by 97.
 */
function hasIbanCheckDigits(iban: string): boolean {
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => Number.parseInt(character, 36))
    .join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/**
 * Four leading zeros mean a short form to the package, and an account of eleven digits to a bank.
 */
const isNorwegianAccount = (digits: string) =>
  isNorwegian(`${digits.slice(0, 4)}.${digits.slice(4)}`).isValid
