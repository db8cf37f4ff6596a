import type { CellPosition } from './cell-moves'

const cells = '[role="gridcell"], [role="columnheader"]'

/** The cell that something of the page stands in. */
export function findCell(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(cells) : null
}

/**
 * The first cell after the tick of the row that something stands in, such as the room between
 * cells.
 */
export function findRowCell(target: Element): HTMLElement | null {
  return target.closest('[role="row"]')?.querySelector<HTMLElement>('[aria-colindex="2"]') ?? null
}

export function getCellPosition(cell: HTMLElement): CellPosition {
  return {
    row: Number(cell.closest('[role="row"]')!.getAttribute('aria-rowindex')) - 2,
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  }
}

export function findCellAt(
  scroller: HTMLElement,
  { row, column }: CellPosition,
): HTMLElement | null {
  return scroller.querySelector(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 1}"]`)
}

/**
 * Scrolls as little as it takes to bring a cell out from under the head and the pinned columns, and
 * its place on the page into sight.
 */
export function reveal(scroller: HTMLElement, cell: HTMLElement) {
  const at = cell.getBoundingClientRect()
  const view = scroller.getBoundingClientRect()
  const top = scroller.querySelector('thead')!.getBoundingClientRect().bottom
  const isInHead = cell.matches('[role="columnheader"]')
  const isPinned = getComputedStyle(cell).position === 'sticky'
  const left = Math.max(view.left, ...listPinnedEdges(scroller))
  scroller.scrollBy({
    top: isInHead ? 0 : getOverflow(at.top, at.bottom, top, view.top + scroller.clientHeight),
    left: isPinned ? 0 : getOverflow(at.left, at.right, left, view.left + scroller.clientWidth),
    behavior: 'instant',
  })
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

function getOverflow(from: number, to: number, least: number, most: number) {
  if (from < least) return from - least
  return to > most ? Math.min(to - most, from - least) : 0
}

function listPinnedEdges(scroller: HTMLElement) {
  return [...scroller.querySelectorAll<HTMLElement>('[role="columnheader"]')]
    .filter((head) => getComputedStyle(head).position === 'sticky')
    .map((head) => head.getBoundingClientRect().right)
}

/** The width that what is in sight of a column would take. */
export function measureContentWidth(scroller: HTMLElement, column: number): number {
  const found = [...scroller.querySelectorAll<HTMLElement>(`[aria-colindex="${column + 1}"]`)]
  for (const cell of found) cell.style.width = 'max-content'
  const widest = Math.max(...found.map((cell) => cell.getBoundingClientRect().width))
  for (const cell of found) cell.style.width = ''
  return Math.ceil(widest)
}
