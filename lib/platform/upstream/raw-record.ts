import 'server-only'
import { redactText } from './redact-text'

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
