import { parseAsBoolean, parseAsString } from 'nuqs/server'

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
