import { type RefObject, useLayoutEffect, useState } from 'react'
import type { TimelineItem } from './timeline-item'

/**
 * Keeps items that have come since (`newIds`) out of sight until that moves nothing that is looked
 * at: they go in by themselves where all that they push down lies below the window and the pointer
 * is not on the picture, and otherwise when the reader asks for them.
 *
 * @param within what holds the picture and the rows; a row tells its time in `data-order`.
 */
export function useDeferredItems(
  items: readonly TimelineItem[],
  newIds: ReadonlySet<string>,
  within: RefObject<HTMLElement | null>,
) {
  const [letIn, setLetIn] = useState<ReadonlySet<string>>(() => new Set(items.map(({ id }) => id)))
  const held = items.filter(({ id }) => newIds.has(id) && !letIn.has(id))
  const unheld = items.filter(({ id }) => !newIds.has(id) && !letIn.has(id))
  const releaseItems = (more: readonly TimelineItem[]) =>
    setLetIn((known) => new Set([...known, ...more.map(({ id }) => id)]))
  if (unheld.length > 0) releaseItems(unheld)

  // What can be moved unseen is known only once the page stands, so every render looks.
  useLayoutEffect(() => {
    const unseen = held.filter(({ order }) => canInsertUnseen(within.current, order))
    if (unseen.length > 0) releaseItems(unseen)
  })

  return {
    shown: items.filter((item) => !held.includes(item)),
    held,
    showHeld: () => releaseItems(held),
  }
}

function canInsertUnseen(within: HTMLElement | null, order: number): boolean {
  if (!within || within.querySelector('.timeline-picture:hover')) return false
  const rows = [...within.querySelectorAll<HTMLElement>('[data-order]')]
  const after = rows.find((row) => Number(row.dataset.order) > order)
  return (
    (after ? after.getBoundingClientRect().top : within.getBoundingClientRect().bottom) >=
    innerHeight
  )
}
