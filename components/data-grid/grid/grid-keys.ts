import type { KeyboardEvent } from 'react'
import { type CellPlace, type GridExtent, movedPlace } from './cell-moves'

/** What a key does in the grid. */
export type GridActs = {
  go: (to: CellPlace, isExtending: boolean) => void
  toggle: () => void
  extend: () => void
  selectAll: () => void
  open: () => void
  /** False when nothing was open: the key then belongs to what lies around the grid. */
  close: () => boolean
  copy: (what: 'selection' | 'row') => void
  letter?: (key: GridLetter) => void
  head: {
    act: () => void
    menu: () => void
    pin: () => void
    move: (by: -1 | 1) => void
    widen: (by: number) => void
  }
}

/** Single keys that the page answers to while the grid has the keyboard. */
export type GridLetter = '/' | 'e' | '?'

const letters: readonly string[] = ['/', 'e', '?'] satisfies GridLetter[]
const sideways: Record<string, -1 | 1> = { ArrowLeft: -1, ArrowRight: 1 }
const widthStep = 16

/**
 * Answers a key that was pressed on a cell. Keys that the grid does not know stay the browser's.
 */
export function answerKey(event: KeyboardEvent, at: CellPlace, extent: GridExtent, acts: GridActs) {
  const done =
    at.row < 0 && at.column > 0
      ? headKey(event, acts) || anyKey(event, at, extent, acts)
      : anyKey(event, at, extent, acts)
  if (done) event.preventDefault()
}

function headKey(event: KeyboardEvent, { head, letter }: GridActs): boolean {
  const by = sideways[event.key]
  if (event.altKey && by)
    return did(event.shiftKey ? () => head.widen(by * widthStep) : () => head.move(by))
  if (event.key === ' ' || (event.altKey && event.key === 'ArrowDown')) return did(head.menu)
  if (event.key === 'Enter') return did(head.act)
  if (event.key === 'p' && letter && !isCombined(event)) return did(head.pin)
  return false
}

function anyKey(event: KeyboardEvent, at: CellPlace, extent: GridExtent, acts: GridActs): boolean {
  const isFar = event.ctrlKey || event.metaKey
  if (event.altKey) return false
  if (isFar && event.key.toLowerCase() === 'c')
    return did(() => acts.copy(event.shiftKey ? 'row' : 'selection'))
  if (isFar && event.key.toLowerCase() === 'a') return did(acts.selectAll)
  if (event.key === ' ') return did(event.shiftKey ? acts.extend : acts.toggle)
  if (event.key === 'Enter') return did(at.row < 0 ? acts.toggle : acts.open)
  if (event.key === 'Escape') return acts.close()
  const isLetter = event.key.length === 1
  if (isLetter && (isFar || !acts.letter)) return false
  if (letters.includes(event.key)) return did(() => acts.letter!(event.key as GridLetter))

  const to = movedPlace(at, { key: event.key, isFar }, extent)
  return to !== null && did(() => acts.go(to, event.shiftKey && to.row !== at.row))
}

const isCombined = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

function did(act: () => void) {
  act()
  return true
}
