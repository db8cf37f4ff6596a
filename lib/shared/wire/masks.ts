/** True for a mask, which stands in place of a sensitive value and is none. */
export const isMasked = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('•••••')

/**
 * The part of a mask that is shown: the dots, and of a bank account its last digits. Any other
 * value as it is.
 */
export const toVisibleMask = <Value>(value: Value): Value | string =>
  isMasked(value) ? value.split(' ~')[0]! : value
