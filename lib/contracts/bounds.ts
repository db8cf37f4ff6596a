/**
 * How much an input may hold: characters of one text, entries of one list, and characters and
 * values of all of it. The interface states no limit (interface.md, part 8).
 */
export type Bounds = { text: number; list: number; whole: number }

/**
 * What an input may hold whose contract says nothing else. No form and no page of the desk comes
 * near.
 */
export const usualBounds: Bounds = { text: 10_000, list: 1_000, whole: 100_000 }

/** The longest text of a field of a customer, in characters. */
export const fieldMax = 60_000

/** What a write of one customer may hold. */
export const singleWriteBounds: Bounds = { text: fieldMax, list: 1_000, whole: 300_000 }

/** What a write of many rows may hold. */
export const batchWriteBounds: Bounds = { text: fieldMax, list: 10_000, whole: 5_000_000 }

/**
 * What a server action may hold: many rows. The body itself is bounded before it is read
 * (next.config.ts).
 */
export const actionBounds: Bounds = { text: fieldMax, list: 10_000, whole: 300_000 }

/** The same where it brings some batches of customers. */
export const customersActionBounds: Bounds = { ...actionBounds, whole: 600_000 }

/** The same where one text may be a file in base64. */
export const fileActionBounds: Bounds = { ...actionBounds, text: 210_000 }

/**
 * True when something in a value is longer than it may be. Nothing else is looked at, and nothing
 * is called: depth costs no more than length.
 */
export function isTooLong(value: unknown, { text, list, whole }: Bounds): boolean {
  const waiting: unknown[] = [value]
  let size = 0
  for (let each = waiting.pop(); each !== undefined || waiting.length > 0; each = waiting.pop()) {
    size += typeof each === 'string' ? each.length : 1
    if (size > whole || (typeof each === 'string' && each.length > text)) return true
    if (typeof each !== 'object' || each === null) continue
    const inner = Array.isArray(each) ? each : Object.entries(each).flat()
    if (inner.length > (Array.isArray(each) ? list : 2 * list)) return true
    for (const one of inner) waiting.push(one)
  }
  return false
}
