import { useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import { type PartnerSearchView, partnerSearchParsers, type SearchKind, searchOf, staysOut } from '@/lib/queries/partner-search-view'

export type ViewChange = Partial<{ [Key in keyof PartnerSearchView]: PartnerSearchView[Key] | null }>

/**
 * The view that the address holds, and the search that comes of it. A search text that may be an identity number is searched for and stays out of the
 * address. Every change of what is searched closes the row that stands open and is a step that the back button takes back; opening a row is none.
 */
export function useSearchView() {
  const [view, setView] = useQueryStates(partnerSearchParsers, { history: 'push' })
  const [keptOut, setKeptOut] = useState<string | null>(null)
  const text = keptOut ?? view.q
  const key = JSON.stringify([{ ...view, open: null, view: null }, text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view as far as it is searched
  const search = useMemo(() => searchOf(view, text), [key])

  const change = (next: ViewChange) => void setView({ open: null, ...next })

  function searchFor(next: string, as: SearchKind | null) {
    if (next === text && as === view.as) return
    const isPrivate = staysOut(next)
    setKeptOut(isPrivate ? next : null)
    void setView({ q: isPrivate ? null : next || null, as: next ? as : null, open: null }, { history: 'replace' })
  }

  function clear() {
    setKeptOut(null)
    const empty = Object.fromEntries(Object.keys(partnerSearchParsers).map((name) => [name, null])) as Record<keyof PartnerSearchView, null>
    void setView({ ...empty, by: view.by, order: view.order })
  }

  const open = (rid: number | null) => void setView({ open: rid }, { history: 'replace' })
  return { view, search, text, isKeptOut: keptOut !== null, change, searchFor, clear, open }
}
