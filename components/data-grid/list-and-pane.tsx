'use client'

import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { getPageTop, scrollPageTo } from './use-list-position'

/** The list and what is open beside it; on a narrow window the one or the other. */
export function ListAndPane({ pane, children }: { pane: ReactNode; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  useKeptPlace(list, Boolean(pane))
  return (
    <div
      className="group/split min-h-0 flex-1 overflow-auto wide:grid wide:overflow-hidden wide:data-open:grid-cols-[minmax(0,1fr)_minmax(400px,38%)] max-narrow:overflow-visible"
      data-open={pane ? true : undefined}
    >
      <div className="min-w-0 wide:overflow-auto max-wide:group-data-open/split:hidden">
        <div ref={list}>{children}</div>
      </div>
      {pane}
    </div>
  )
}

/** Brings a list that gave way to a pane back to where it was scrolled to. */
function useKeptPlace(list: RefObject<HTMLElement | null>, isCovered: boolean) {
  const top = useRef(0)
  useLayoutEffect(() => {
    const content = list.current
    if (isCovered || !content) return
    if (top.current > 0) scrollPageTo(content, top.current)
    const note = () => {
      top.current = getPageTop(content)
    }
    document.addEventListener('scroll', note, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', note, { capture: true })
  }, [list, isCovered])
}
