import { parseAsBoolean, parseAsString } from 'nuqs/server'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/**
 * What the address of companies holds: an addition that is open, what is searched for (never what
 * may be a person's number), whether differences alone are shown, and that the form is open.
 */
export const companiesParsers = {
  open: parseAsString,
  q: parseAsString,
  differ: parseAsBoolean.withDefault(false),
  new: parseAsString,
}

/** A search as it may stand in the address; null for what may not. */
export const toAddressText = (typed: string): string | null =>
  typed.trim() === '' || hasIdentityNumber(typed) ? null : typed
