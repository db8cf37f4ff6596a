import type { KeyboardEvent, RefObject } from 'react'
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
 */
export function useWorkKeys(
  list: RefObject<HTMLElement | null>,
  groups: readonly GroupedWork[],
  onAct: (verb: WorkVerb, each: MarkedLine) => void,
) {
  useTableShortcuts(list)
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('.row-link') ?? [])]
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
}

function focusLink(links: readonly HTMLElement[], at: number) {
  const link = links[Math.max(0, Math.min(links.length - 1, at))]
  if (!link) return
  for (const each of links) each.tabIndex = each === link ? 0 : -1
  link.focus()
  link.scrollIntoView({ block: 'nearest' })
}
