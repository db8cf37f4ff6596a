import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isNowhere } from './use-table-shortcuts'

type ScrollPosition = { href: string; top: number; left: number }

/**
 * Coming back to a table puts the focus on the row that was opened from it, and the table where it
 * was scrolled to. The place stands in the entry of the browser's history, so that only going back
 * finds it.
 *
 * @returns what notes the place, to be called with the link of the row that is opened.
 */
export function useScrollRestoration(table: RefObject<HTMLElement | null>) {
  const wanted = useRef<ScrollPosition | null>(null)
  useLayoutEffect(() => {
    wanted.current = (history.state as State)?.deskRow ?? null
  }, [])
  // Rows may come later than the page, so every render looks until the row is there.
  useEffect(() => {
    const link = wanted.current && findRowLink(table.current, wanted.current.href)
    if (!link) return
    table.current?.scrollTo(wanted.current!.left, wanted.current!.top)
    if (isNowhere(document.activeElement)) link.focus({ preventScroll: true })
    link.closest('tr')!.scrollIntoView({ block: 'nearest' })
    wanted.current = null
  })

  return (link: HTMLAnchorElement) => {
    const place: ScrollPosition = {
      href: link.pathname,
      top: table.current!.scrollTop,
      left: table.current!.scrollLeft,
    }
    history.replaceState({ ...(history.state as State), deskRow: place }, '')
  }
}

type State = { deskRow?: ScrollPosition } | null

function findRowLink(table: HTMLElement | null, path: string) {
  return [...(table?.querySelectorAll<HTMLAnchorElement>('a.row-link') ?? [])].find(
    (link) => link.pathname === path,
  )
}
