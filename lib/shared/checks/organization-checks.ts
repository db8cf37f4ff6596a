import { validate as isDanish } from 'stdnum/lib/esm/dk/cvr'
import { validate as isFinnish } from 'stdnum/lib/esm/fi/ytunnus'
import { validate as isNorwegian } from 'stdnum/lib/esm/no/orgnr'
import { validate as isSwedish } from 'stdnum/lib/esm/se/orgnr'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { type Finding, isNordic, makeWarning, type NordicCountry, nordicCountries } from './finding'

/** Peppol schemes of organization numbers (OpenPEPPOL code list, upstream-facts.md 2.1). */
const schemes: Record<string, NordicCountry> = {
  '0192': 'NO',
  '0007': 'SE',
  '0184': 'DK',
  '0212': 'FI',
}

const rules: Record<
  NordicCountry,
  { form: RegExp; vat: RegExp; isValid: (digits: string) => boolean }
> = {
  NO: {
    form: /^\d{9}$/,
    vat: /^(?:NO(\d{9})(?:MVA)?|(\d{9})MVA)$/,
    isValid: (digits) => isNorwegian(digits).isValid,
  },
  SE: {
    form: /^(?:16)?\d{10}$/,
    vat: /^SE(\d{10})(?:01)?$/,
    isValid: (digits) => isSwedish(digits.slice(-10)).isValid,
  },
  DK: { form: /^[1-9]\d{7}$/, vat: /^DK(\d{8})$/, isValid: (digits) => isDanish(digits).isValid },
  FI: {
    form: /^\d{7,8}$/,
    vat: /^FI(\d{8})$/,
    isValid: (digits) => isFinnish(digits.padStart(8, '0')).isValid,
  },
}

/**
 * What can be said of an organization number; separators and blanks do not matter. Its country is
 * that of its scheme, else that of the address; where neither is known it is right when it fits any
 * of the four, and elsewhere nothing is judged. A number that may be a person's is only said to be
 * one.
 */
export function checkOrganizationNo(
  typed: string,
  scheme: string,
  addressCountry: string | null,
): Finding[] {
  const digits = typed.toUpperCase().replace(/[\s\p{Cf}\p{Pd}./]/gu, '')
  if (digits === '') return []
  if (hasIdentityNumber(typed) || hasIdentityNumber(digits))
    return [makeWarning('organizationNoIsPersonal')]

  const country = scheme === '' ? addressCountry : (schemes[scheme] ?? 'other')
  const asVat = nordicCountries.find((each) => rules[each].vat.test(digits))
  if (asVat && (country === null || country === asVat)) return checkVatNumber(digits, asVat)
  if (country === null)
    return nordicCountries.some((each) => isOrganizationNo(digits, each))
      ? []
      : [makeWarning('organizationNoNowhere')]
  return isNordic(country) ? checkInCountry(digits, country) : []
}

function checkVatNumber(digits: string, country: NordicCountry): Finding[] {
  const number = rules[country].vat.exec(digits)?.slice(1).find(Boolean) ?? ''
  return [
    makeWarning('organizationNoIsVat', { country }),
    ...(isOrganizationNo(number, country)
      ? []
      : [makeWarning('organizationNoCheckDigit', { country })]),
  ]
}

function checkInCountry(digits: string, country: NordicCountry): Finding[] {
  if (isOrganizationNo(digits, country)) return []
  const other = nordicCountries.find(
    (each) => isOrganizationNo(digits, each) || rules[each].vat.test(digits),
  )
  if (other) return [makeWarning('organizationNoOfOther', { country, other })]
  return [
    makeWarning(
      rules[country].form.test(digits) ? 'organizationNoCheckDigit' : 'organizationNoForm',
      { country },
    ),
  ]
}

const isOrganizationNo = (digits: string, country: NordicCountry) =>
  rules[country].form.test(digits) && rules[country].isValid(digits)
