import { hasIdentityNumber } from './identity-number'

/** An organization number as a list shows it: a sole trader's is a person's, so its end is hidden. */
export function formatOrganizationNumber(number: string | null): string | null {
  if (number === null || !hasIdentityNumber(number)) return number
  return `${number.slice(0, -4).replace(/\D$/, '')}-••••`
}
