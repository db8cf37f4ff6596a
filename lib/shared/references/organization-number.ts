import { hasIdentityNumber } from './identity-number'

/** An organization number as a list shows it: a sole trader's is a person's, so its end is hidden. */
export function formatOrganizationNumber(number: string | null): string | null {
  if (number === null || !hasIdentityNumber(number)) return number
  return `${number.slice(0, -4).replace(/\D$/, '')}-••••`
}

/** A number of an organization without what only parts it: blanks, hyphens and points. */
export const toPlainNumber = (typed: string): string => typed.replace(/[\s\p{Cf}\p{Pd}.]/gu, '')
