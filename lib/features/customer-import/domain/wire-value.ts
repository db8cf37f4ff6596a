import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseExactDecimal, parseInteger } from '@/lib/shared/numbers/number-input'
import { getSentKind, type SentField } from './import-fields'

/** A value as it is sent. */
export type WireValue = string | boolean | ExactNumber | string[]

const yes = ['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'kyllä', 'k', 'sann']
const no = ['no', 'n', 'false', '0', 'nei', 'nej', 'ei', 'e', 'usann']

/**
 * What a cell is on the wire, or null where it is no value of its field. Days and numbers come as
 * the import reads them: `2026-03-31`, `1250.5`.
 */
export function toWireValue(field: SentField, text: string): WireValue | null {
  switch (getSentKind(field)) {
    case 'integer':
      return parseInteger(text)
    case 'decimal':
      return parseExactDecimal(text)
    case 'yesNo': {
      const word = text.toLowerCase()
      return yes.includes(word) ? true : no.includes(word) ? false : null
    }
    case 'list': {
      const entries = splitList(field, text)
      return entries.length > 0 ? entries : null
    }
    default:
      return text
  }
}

/** The entries of a cell that holds several: apart by semicolons or lines, e-mails by commas too. */
export function splitList(field: SentField, text: string): string[] {
  const isEmail = field === 'emailAddressDocument' || field === 'secondaryEmailAddress'
  return text
    .split(isEmail ? /[;,\r\n]+/ : /[;\r\n]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** The blank of a field that has one. */
export const getBlank = (field: SentField): string | string[] =>
  getSentKind(field) === 'list' ? [] : ''
