/** Rows from `start` up to `end`, not included. */
export type RowWindow = { start: number; end: number }

/** The window as it was drawn last, and what to add to a row's index for the slot it stands in. */
export type RowSlots = RowWindow & { shift: number }

/**
 * Which slots the rows of the next window stand in. A window that shares most rows with the last one leaves them where they are; after a leap the slots
 * are used again from the first on, so that nothing is built anew.
 */
export function nextSlots(last: RowSlots, next: RowWindow): RowSlots {
  const shared = Math.min(last.end, next.end) - Math.max(last.start, next.start)
  const stays = shared * 2 > next.end - next.start
  return { ...next, shift: stays ? last.shift : last.shift + last.start - next.start }
}
