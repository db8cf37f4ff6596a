import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { getPageTop, scrollPageTo, useListPosition } from './use-list-position'
import { isNowhere } from './use-table-shortcuts'

/**
 * Coming back to a table puts the focus on the row that was marked in it, and the table where it was
 * scrolled to; so does loading its page anew.
 *
 * @param label the name of the table.
 * @returns what notes the place, to be called with the link of the row that is marked or opened.
 */
export function useScrollRestoration(
  table: RefObject<HTMLElement | null>,
  label: string,
  { ticks, onTicks }: { ticks?: ReadonlySet<string>; onTicks?: (keys: readonly string[]) => void },
) {
  const marked = useRef<string | null>(null)
  const { wanted, note, noteSoon } = useListPosition(label, () => {
    const links = listRowLinks(table.current)
    if (!table.current || links.length === 0) return null
    const index = links.findIndex(({ pathname }) => pathname === marked.current)
    return {
      top: table.current.scrollTop,
      left: table.current.scrollLeft,
      pageTop: getPageTop(),
      row: index < 0 ? null : { key: marked.current!, index },
      ticks: [...(ticks ?? [])],
    }
  })

  useEffect(() => {
    document.addEventListener('scroll', noteSoon, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', noteSoon, { capture: true })
  }, [noteSoon])

  // biome-ignore lint/correctness/useExhaustiveDependencies: noted when the ticks change
  useEffect(noteSoon, [ticks])

  // Rows may come later than the page, so every render looks until they are there.
  useLayoutEffect(() => {
    const position = wanted.current
    const links = listRowLinks(table.current)
    if (!position || links.length === 0) return
    wanted.current = null
    table.current!.scrollTo(position.left, position.top)
    scrollPageTo(position.pageTop)
    if (position.ticks.length > 0) onTicks?.(position.ticks)
    const link = links.find(({ pathname }) => pathname === position.row?.key)
    if (!link) return
    marked.current = link.pathname
    if (isNowhere(document.activeElement)) link.focus({ preventScroll: true })
    link.closest('tr')!.scrollIntoView({ block: 'nearest' })
  })

  return (link: HTMLAnchorElement) => {
    marked.current = link.pathname
    note()
  }
}

const listRowLinks = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLAnchorElement>('a.row-link') ?? []),
]
