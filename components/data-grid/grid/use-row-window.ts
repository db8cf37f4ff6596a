import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { computeRowWindow, type RowSight, type RowWindow } from './row-slots'

/**
 * Which rows are in the document: those in sight and a few around them. They stand one below the
 * other in a block that is moved as a whole, so that no row carries its own place; a server, which
 * may not write styles, sends the first ones.
 */
export function useRowWindow({
  rows,
  held,
  rowHeight,
  isLive,
  onNearEnd,
}: RowWindowOptions): RowWindow {
  const [sight, setSight] = useState(() => (isLive ? estimateSight(rowHeight) : servedSight))

  // Drawn before the browser paints what was scrolled to, or a frame that is taller than was
  // thought, so that no empty rows flash up. The frame is measured by its observer, once it is laid
  // out: asking before lays the page out twice.
  useLayoutEffect(() => {
    const frame = rows.current?.closest<HTMLElement>('.grid-frame')
    if (!frame) return
    const updateWindow = () => {
      const next = {
        first: Math.floor(frame.scrollTop / rowHeight),
        count: Math.ceil(frame.clientHeight / rowHeight),
        around,
      }
      setSight((last) => (isEnough(last, next) ? last : next))
    }
    const updateNow = () => flushSync(updateWindow)
    const observer = new ResizeObserver(() => {
      if (isShortOfRows(frame, rows.current!)) updateNow()
      else startTransition(updateWindow)
    })
    observer.observe(frame)
    frame.addEventListener('scroll', updateNow, { passive: true })
    return () => {
      observer.disconnect()
      frame.removeEventListener('scroll', updateNow)
    }
  }, [rows, rowHeight])

  const { start, end } = isLive
    ? computeRowWindow(sight, held)
    : { start: 0, end: Math.min(held, servedRows) }

  const isNearEnd = isLive && end + 20 >= held
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when rows have come or one scrolls on, not when the caller renders
  useEffect(() => {
    if (isNearEnd) onNearEnd()
  }, [isNearEnd, end, held])
  return { start, end }
}

/** Rows on either side of those in sight, ready for the next step of a wheel. */
const around = 4

/** Rows in the answer of the server: enough for a tall window. */
const servedRows = 32
const servedSight: RowSight = { first: 0, count: servedRows - around, around }

/** What stands above and below the rows of a list takes at least this, in px. */
const titlesHeight = 190

/** As many rows as a frame has room for. What follows them is drawn after the first paint. */
const estimateSight = (rowHeight: number): RowSight => ({
  first: 0,
  count: Math.ceil((innerHeight - titlesHeight) / rowHeight),
  around: 0,
})

/** Whether the rows end above what of the frame is in the window. */
const isShortOfRows = (frame: HTMLElement, rows: HTMLElement): boolean =>
  rows.getBoundingClientRect().bottom < Math.min(frame.getBoundingClientRect().bottom, innerHeight)

const isEnough = (last: RowSight, next: RowSight) =>
  last.first === next.first && last.count >= next.count && last.around >= next.around

type RowWindowOptions = {
  rows: RefObject<HTMLTableSectionElement | null>
  held: number
  rowHeight: number
  isLive: boolean
  onNearEnd: () => void
}

/** As grid.css sets them. */
const heights = {
  card: { row: 92, head: 44 },
  coarse: { row: 44, head: 44 },
  fine: { row: 30, head: 30 },
}
const card = 'screen and (max-width: 719.98px)'
const coarse = '(pointer: coarse)'

/** How high a row and the head are, in px. */
export const useGridHeights = (): { row: number; head: number } =>
  useSyncExternalStore(
    (changed) => {
      const queries = [matchMedia(card), matchMedia(coarse)]
      for (const query of queries) query.addEventListener('change', changed)
      return () => {
        for (const query of queries) query.removeEventListener('change', changed)
      }
    },
    () =>
      heights[matchMedia(card).matches ? 'card' : matchMedia(coarse).matches ? 'coarse' : 'fine'],
    () => heights.fine,
  )
