import { parseAsString } from 'nuqs/server'

/**
 * What the address of bank agreements holds: the key of one that was registered here and is open, or
 * the request id of any, or that the form is open.
 */
export const agreementsParsers = {
  open: parseAsString,
  request: parseAsString,
  new: parseAsString,
}
