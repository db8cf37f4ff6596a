import { makeKeyedDigest } from './sealed'

/** What stands in place of a sensitive value. */
const dots = '•••••'

/**
 * The mask of a value of which nothing is known but that it is there. It says neither that two are
 * the same nor that they differ.
 */
export const maskWithoutMark = dots

/**
 * Hides a value: dots, and behind them a mark that two masks share when the same field of the same
 * owner hides the same value, so that a change is seen without the value, and nobody learns from
 * another customer's mark who shares a value. The mark is keyed with DESK_ENCRYPTION_KEY, so nobody
 * without it can try numbers. A bank account keeps its last digits, so that two can be told
 * apart by eye; blank and absent stay as they are. What the service has blotted out itself gets no
 * mark: two that look alike may differ.
 *
 * @param owner whose value it is, such as a customer of a client; null for a mask without a mark.
 */
export function mask(field: string, value: unknown, owner: string | null): unknown {
  if (value === null || value === undefined || value === '') return value
  if (typeof value === 'string' && value.startsWith(dots)) return value
  if (typeof value === 'string' && blotted.test(value.slice(0, 500))) return dots
  const tail = typeof value === 'string' ? getTail(field, value) : ''
  const mark = owner === null ? '' : ` ~${makeMark(field, value, owner)}`
  return `${dots}${tail}${mark}`
}

/** The end of an account: of a short one, as a giro number is, two digits. */
function getTail(field: string, value: string): string {
  if (field !== 'bankAccountNo' && field !== 'bankAccountNumber') return ''
  if (value.length > 8) return ` ${value.slice(-4)}`
  return field === 'bankAccountNumber' && value.length > 5 ? ` ${value.slice(-2)}` : ''
}

/** A value of which a service shows a part only: `010190*****`. */
const blotted = /[*•●]{2}/

/** 48 bits: two values of one customer do not meet by chance. */
const makeMark = (field: string, value: unknown, owner: string) =>
  makeKeyedDigest(`mask ${owner} ${field} ${JSON.stringify(value)}`).slice(0, 8)

/**
 * Whose value a mark is of: the same for the same customer of the same client, wherever it is
 * shown.
 */
export const toMaskOwner = (place: string, subject: string | null): string =>
  JSON.stringify([place, subject])
