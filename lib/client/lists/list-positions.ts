import { createContext } from 'react'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** Where a person was in a list: what was in sight, the row that was marked, and the ticks. */
export type ListPosition = {
  top: number
  left: number
  /** Of the page around the list, where that is what scrolls. */
  pageTop: number
  row: { key: string; index: number; column?: string } | null
  ticks: readonly string[]
}

/** Who is signed in; null on pages that nobody has signed in to. */
export const PersonContext = createContext<string | null>(null)

const prefix = 'duedesk-list '
/** More ticks are let go: a tab may keep a few megabytes only. */
const ticksMax = 2000

let isOver = false

/** Under which a tab keeps a position: one for each person, address and list of a page. */
const toKey = (person: string, label: string) =>
  `${prefix}${JSON.stringify([person, location.pathname + location.search, label])}`

/**
 * Keeps a position in this tab and marks the entry of the browser's history, so that going back and
 * a reload find it and a new visit does not. Keys that may hold an identity number are left out. A
 * tab that may keep nothing goes on without.
 */
export function storeListPosition(person: string, label: string, position: ListPosition): void {
  if (isOver) return
  const { row, ticks } = position
  const kept: ListPosition = {
    ...position,
    row: row && !hasIdentityNumber(row.key) ? row : null,
    ticks: ticks.filter((key) => !hasIdentityNumber(key)).slice(0, ticksMax),
  }
  try {
    sessionStorage.setItem(toKey(person, label), JSON.stringify(kept))
  } catch {
    return
  }
  const state = history.state as HistoryMark
  if (!state?.duedeskList) history.replaceState({ ...state, duedeskList: true }, '')
}

/** The position that was kept for this entry of the history; null where there is none. */
export function readListPosition(person: string, label: string): ListPosition | null {
  if (!(history.state as HistoryMark)?.duedeskList) return null
  try {
    return parsePosition(JSON.parse(sessionStorage.getItem(toKey(person, label)) ?? 'null'))
  } catch {
    return null
  }
}

/**
 * Forgets every position of this tab, but those of the person who is signed in, where one is. Without
 * one the session is over: the page that is still there keeps nothing any more.
 */
export function forgetListPositions(but: string | null = null): void {
  isOver = but === null
  for (const [id, { person }] of leftBehind) if (person !== but) leftBehind.delete(id)
  const own = but === null ? null : `${prefix}${JSON.stringify([but]).slice(0, -1)},`
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && !(own && key.startsWith(own))) sessionStorage.removeItem(key)
  } catch {
    // Nothing is kept where nothing may be.
  }
}

/**
 * Holds what a page shows for its entry of the browser's history, so that going back finds it. It is
 * in the memory of the page alone, because it may be anything that a person typed: a reload or the end of the
 * session drops it, and so do newer ones.
 */
export function leaveBehind(person: string, held: unknown): void {
  if (isOver) return
  const state = history.state as HistoryMark
  const id = state?.duedeskHeld ?? crypto.randomUUID()
  leftBehind.delete(id)
  leftBehind.set(id, { person, held })
  for (const oldest of [...leftBehind.keys()].slice(0, -leftBehindMax)) leftBehind.delete(oldest)
  if (state?.duedeskHeld !== id) history.replaceState({ ...state, duedeskHeld: id }, '')
}

/** What was left behind in this entry of the history; undefined where there is nothing. */
export function findLeftBehind(person: string): unknown {
  const left = leftBehind.get((history.state as HistoryMark)?.duedeskHeld ?? '')
  return left?.person === person ? left.held : undefined
}

const leftBehind = new Map<string, { person: string; held: unknown }>()
const leftBehindMax = 10

type HistoryMark = { duedeskList?: true; duedeskHeld?: string } | null

/** Anything else than a position is none: a tab may hold what an older desk wrote. */
function parsePosition(kept: unknown): ListPosition | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { top, left, pageTop, row, ticks } = kept as Record<keyof ListPosition, unknown>
  const isPlaced = [top, left, pageTop].every((each) => Number.isFinite(each))
  const isTicked = Array.isArray(ticks) && ticks.every((each) => typeof each === 'string')
  return isPlaced && isTicked && isRow(row)
    ? ({ top, left, pageTop, row, ticks } as ListPosition)
    : null
}

function isRow(row: unknown): row is ListPosition['row'] {
  if (row === null) return true
  const { key, index } = (row ?? {}) as Record<string, unknown>
  return typeof key === 'string' && Number.isInteger(index)
}
