import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { findRowStop, listRowStops, setTabStop } from '@/components/data-grid/row-stops'
import { useScrollRestoration } from '@/components/data-grid/use-scroll-restoration'
import { useTableShortcuts } from '@/components/data-grid/use-table-shortcuts'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import type { GroupedWork, MarkedLine } from '@/lib/features/today/domain/work-order'
import type { DirectVerb } from './use-work-marking'

export type WorkVerb = DirectVerb | 'later' | 'note'

const verbs: Record<string, WorkVerb> = { s: 'later', e: 'done', c: 'claim', n: 'note' }
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * The keys of the list, which is one tab stop: J, K and the arrows move between lines, and a letter
 * is the verb of the line that has the focus. A line that leaves hands the focus to the next one.
 * Coming back to the list leads to the line that was marked or opened.
 *
 * @param label the name of the list.
 * @param isRead false as long as lines may come before others.
 * @returns what the element that holds the list gets.
 */
export function useWorkKeys(
  list: RefObject<HTMLElement | null>,
  { label, groups, isRead, onAct }: WorkKeys,
) {
  useTableShortcuts(list)
  const noteMarked = useScrollRestoration(list, label, { isRead })

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = listRowStops(list.current)
    const at = links.indexOf(event.target as HTMLElement)
    if (at < 0) return
    const isLetter = event.key.length === 1
    if (isLetter && !hasLetterKeys()) return
    const key = isLetter ? event.key.toLowerCase() : event.key
    const step = steps[key]
    if (step !== undefined) focusLink(links, at + step)
    else if (verbs[key]) {
      const each = groups.flatMap(({ lines }) => lines)[at]
      if (!each) return
      if (verbs[key] === 'done') focusLink(links, at + 1 < links.length ? at + 1 : at - 1)
      onAct(verbs[key], each)
    } else return
    event.preventDefault()
  }

  function handleFocus({ target }: FocusEvent<HTMLElement>) {
    if (target.matches('.row-link')) setTabStop(listRowStops(list.current), target)
    noteMarked(findRowStop(target))
  }

  return {
    onKeyDown: handleKeyDown,
    onFocus: handleFocus,
    onClickCapture: ({ target }: MouseEvent<HTMLElement>) => noteMarked(findRowStop(target)),
  }
}

type WorkKeys = {
  label: string
  groups: readonly GroupedWork[]
  isRead: boolean
  onAct: (verb: WorkVerb, each: MarkedLine) => void
}

function focusLink(links: readonly HTMLElement[], at: number) {
  const link = links[Math.max(0, Math.min(links.length - 1, at))]
  if (!link) return
  link.focus()
  link.scrollIntoView({ block: 'nearest' })
}
