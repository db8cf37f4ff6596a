'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** What stands above and may change its height at any time. */
  above: ReactNode
  children: ReactNode
}

/**
 * Keeps its children where the reader has them while what stands above grows or shrinks: where they
 * are pointed at or gone into, or where what stands above is out of sight, the page scrolls by as
 * much before it is painted, and gets as much room at its foot as it lacks for that. A page that
 * nobody has touched stays at its top, with its title in sight, wherever the pointer rests.
 */
export function ScrollAnchor({ above, children }: Props) {
  const changing = useRef<HTMLDivElement>(null)
  const held = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [upper, lower] = [changing.current!, held.current!]
    const scroller = getScroller(lower)
    let height = upper.offsetHeight
    let hasPointed = false
    const notePointing = () => {
      hasPointed = true
    }
    lower.addEventListener('pointermove', notePointing, { once: true })
    const observer = new ResizeObserver(() => {
      const grown = upper.offsetHeight - height
      height += grown
      const isPassed =
        scroller.scrollTop > 0 &&
        upper.getBoundingClientRect().bottom - grown <= scroller.getBoundingClientRect().top
      const isRead = (hasPointed && lower.matches(':hover')) || lower.matches(':focus-within')
      if (!isPassed && !isRead) return
      const room = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
      if (grown > room)
        lower.style.paddingBottom = `${Number.parseFloat(getComputedStyle(lower).paddingBottom) + grown - room}px`
      scroller.scrollBy({ top: grown, behavior: 'instant' })
    })
    observer.observe(upper)
    return () => {
      observer.disconnect()
      lower.removeEventListener('pointermove', notePointing)
    }
  }, [])
  return (
    <div className="held-still">
      <div ref={changing}>{above}</div>
      <div ref={held}>{children}</div>
    </div>
  )
}

function getScroller(element: HTMLElement): Element {
  const parent = element.parentElement
  if (!parent) return document.documentElement
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : getScroller(parent)
}
