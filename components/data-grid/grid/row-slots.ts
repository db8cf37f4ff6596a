/** Rows from `start` up to `end`, not included. */
export type RowWindow = { start: number; end: number }

/** What is in sight: `count` rows from the first on; `around` more are drawn on either side. */
export type RowSight = { first: number; count: number; around: number }

/** The window around what is in sight. Past the end it is the last screenful. */
export function computeRowWindow({ first, count, around }: RowSight, held: number): RowWindow {
  const from = Math.max(0, Math.min(first, held - count))
  return { start: Math.max(0, from - around), end: Math.min(held, from + count + around) }
}

/** The window as it was drawn last, and what to add to a row's index for the slot it stands in. */
export type RowSlots = RowWindow & { shift: number }

/**
 * Which slots the rows of the next window stand in. A window that shares most rows with the last
 * one leaves them where they are; after a leap the slots are used again from the first on, so that
 * nothing is built anew.
 */
export function computeNextSlots(last: RowSlots, next: RowWindow): RowSlots {
  const shared = Math.min(last.end, next.end) - Math.max(last.start, next.start)
  const stays = shared * 2 > next.end - next.start
  return { ...next, shift: stays ? last.shift : last.shift + last.start - next.start }
}
