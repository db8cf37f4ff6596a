import { useCallback, useContext, useLayoutEffect, useRef } from 'react'
import {
  type ListPosition,
  PersonContext,
  readListPosition,
  storeListPosition,
} from '@/lib/client/lists/list-positions'

/**
 * Where a person was in a list when they left its page or loaded it anew. `wanted` is there until
 * the list has taken it; `note` keeps another, and `noteSoon` does once what changes rests. While
 * one is wanted none is kept, so that a list which still loads does not overwrite it.
 *
 * @param label what tells one list of a page from another.
 * @param measure where the person is now; null as long as that cannot be told.
 */
export function useListPosition(label: string, measure: () => ListPosition | null) {
  const person = useContext(PersonContext)
  const wanted = useRef<ListPosition | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const current = useRef(measure)
  current.current = measure

  const note = useCallback(() => {
    clearTimeout(timer.current)
    const position = person === null || wanted.current ? null : current.current()
    if (position) storeListPosition(person!, label, position)
  }, [person, label])
  const noteSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(note, restMs)
  }, [note])

  useLayoutEffect(() => {
    wanted.current = person === null ? null : readListPosition(person, label)
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('pagehide', note)
      clearTimeout(timer.current)
    }
  }, [person, label, note])

  return { wanted, note, noteSoon }
}

/** So long after the last scroll one rests. */
const restMs = 120

/**
 * How far what is around a list is scrolled: the page, where that scrolls, or a part of it; in a narrow
 * window the document.
 */
export const getPageTop = (list: Element) => findScroller(list).scrollTop

/** Scrolls what is around a list. */
export function scrollPageTo(list: Element, top: number): void {
  findScroller(list).scrollTop = top
}

function findScroller(list: Element): Element {
  const page = document.getElementById('content')
  if (page && scrolls(page)) return page
  for (let around = list.parentElement; around; around = around.parentElement)
    if (scrolls(around)) return around
  return document.scrollingElement!
}

const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight &&
  ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
