import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * A width is taken in steps, so that a scroll bar or a half pixel does not lay everything out anew.
 */
const step = 16

/**
 * The width of an element, a little less rather than more; `guess` until it is measured, such as on
 * a server. An element that is not shown keeps the guess.
 */
export function useWidth(element: RefObject<HTMLElement | null>, guess: number): number {
  const [width, setWidth] = useState(guess)
  useLayoutEffect(() => {
    const measure = () => {
      const shown = element.current?.clientWidth ?? 0
      if (shown > 0)
        setWidth((known) =>
          shown >= known && shown < known + step ? known : Math.floor(shown / step) * step,
        )
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return width
}
