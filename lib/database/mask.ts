import { keyedDigest } from './sealed'

/** What stands in place of a sensitive value. */
const dots = '•••••'

/**
 * Hides a value: dots, and behind them a mark that two masks share when the same field hides the same value, so that a change is seen without the
 * value. The mark is keyed with DESK_ENCRYPTION_KEY, so nobody without it can try numbers. A bank account keeps its last four digits, so that two can
 * be told apart by eye; blank and absent stay as they are.
 */
export function mask(field: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return value
  if (typeof value === 'string' && value.startsWith(dots)) return value
  const tail = field === 'bankAccountNo' && typeof value === 'string' && value.length > 8 ? ` ${value.slice(-4)}` : ''
  return `${dots}${tail} ~${markOf(field, value)}`
}

/** 48 bits: two values of one customer do not meet by chance. */
const markOf = (field: string, value: unknown) => keyedDigest(`mask ${field} ${JSON.stringify(value)}`).slice(0, 8)
