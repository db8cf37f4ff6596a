import type { KeyboardEvent } from 'react'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { type CellPosition, findNextPosition, type GridExtent } from './cell-moves'

/** What a key does in the grid. */
export type GridActions = {
  go: (to: CellPosition, isExtending: boolean) => void
  toggle: () => void
  extend: () => void
  selectAll: () => void
  open: () => void
  /** False when nothing was open: the key then belongs to what lies around the grid. */
  close: () => boolean
  copy: (what: 'selection' | 'row') => void
  head: {
    act: () => void
    menu: () => void
    pin: () => void
    move: (by: -1 | 1) => void
    widen: (by: number) => void
  }
}

const sideways: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const widthStep = 16

/**
 * Answers a key that was pressed on a cell. Keys that the grid does not know stay the browser's.
 */
export function handleGridKey(
  event: KeyboardEvent,
  at: CellPosition,
  extent: GridExtent,
  acts: GridActions,
) {
  const done =
    at.row < 0 && at.column > 0
      ? handleHeadKey(event, acts) || handleCellKey(event, at, extent, acts)
      : handleCellKey(event, at, extent, acts)
  if (done) event.preventDefault()
}

function handleHeadKey(event: KeyboardEvent, { head }: GridActions): boolean {
  const by = sideways[event.key]
  if (event.altKey && by)
    return runAction(event.shiftKey ? () => head.widen(by * widthStep) : () => head.move(by))
  if (event.key === ' ' || (event.altKey && event.key === 'ArrowDown')) return runAction(head.menu)
  if (event.key === 'Enter') return runAction(head.act)
  if (event.key === 'p' && hasLetterKeys() && !isCombined(event)) return runAction(head.pin)
  return false
}

function handleCellKey(
  event: KeyboardEvent,
  at: CellPosition,
  extent: GridExtent,
  acts: GridActions,
): boolean {
  const isFar = event.ctrlKey || event.metaKey
  if (event.altKey) return false
  if (isFar && event.key.toLowerCase() === 'c')
    return runAction(() => acts.copy(event.shiftKey ? 'row' : 'selection'))
  if (isFar && event.key.toLowerCase() === 'a') return runAction(acts.selectAll)
  if (event.key === ' ') return runAction(event.shiftKey ? acts.extend : acts.toggle)
  if (event.key === 'Enter') return runAction(at.row < 0 ? acts.toggle : acts.open)
  if (event.key === 'Escape') return acts.close()
  const isLetter = event.key.length === 1
  if (isLetter && (isFar || !hasLetterKeys())) return false

  const key = isLetter ? event.key.toLowerCase() : event.key
  const to = findNextPosition(at, { key, isFar }, extent)
  const isExtending = event.shiftKey && !isLetter && to?.row !== at.row
  return to !== null && runAction(() => acts.go(to, isExtending))
}

const isCombined = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

function runAction(act: () => void) {
  act()
  return true
}
