import 'server-only'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

const lengthMax = 2_000

/**
 * A record as it came, as text to be looked at: sensitive values hidden under whatever case their
 * names come in, nothing that looks like a token or an identity number, cut.
 */
export function formatRawRecord(record: unknown, sensitive: readonly string[]): string {
  const hidden = new Set(sensitive.map((name) => name.toLowerCase()))
  const text = JSON.stringify(record, (key, value) => {
    if (hidden.has(key.toLowerCase().replace(/[_-]/g, '')) && value !== null && value !== '')
      return '•••'
    if (typeof value === 'string') return redactText(value)
    if (typeof value === 'number')
      return redactText(String(value)) === String(value) ? value : '[number]'
    return value
  })
  return (text ?? String(record)).slice(0, lengthMax)
}

/**
 * A text of an upstream, cut to 500 characters, without anything that looks like a token or an
 * identity number: also one that is written with a blank, a point or a small letter, where its day
 * exists.
 */
export function redactText(text: string): string {
  return text
    .slice(0, 5_000)
    .replace(/eyJ[\w.-]{10,}/g, '[token]')
    .replace(/\bBearer [^\s"',;]+/gi, 'Bearer [token]')
    .replace(/\b(?:\d{2})?\d{6}[-+A-FU-Y]?\d{3}[\dA-Y]\d?\b/g, '[number]')
    .replace(/\b(?:\d{2})?\d{6}[\s.;a-fu-y]\d{3}[\da-y]\d?\b/gi, (found) =>
      hasIdentityNumber(found) ? '[number]' : found,
    )
    .slice(0, 500)
    .trim()
}
