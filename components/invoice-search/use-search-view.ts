import { useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import {
  isPrivateSearch,
  type PartnerSearchView,
  partnerSearchParsers,
  type SearchKind,
  toSearch,
  toViewQueryString,
} from '@/lib/features/invoice-search/client/partner-search-view'

export type ViewChange = Partial<{
  [Key in keyof PartnerSearchView]: PartnerSearchView[Key] | null
}>

const { by: _by, order: _order, view: _view, ...filters } = partnerSearchParsers

/** The change that takes everything away but the order and the saved view that is open. */
export const noFilters = Object.fromEntries(
  Object.keys(filters).map((name) => [name, null]),
) as Record<keyof typeof filters, null>

/**
 * The view that the address holds, and the search that comes of it. A search text that may be an
 * identity number is searched for and stays out of the address. Every change closes the row that
 * stands open; a filter is a step that the back button takes back, a text that is typed and a row
 * that is opened are none.
 */
export function useSearchView() {
  const [view, setView] = useQueryStates(partnerSearchParsers, { history: 'push' })
  const [keptOut, setKeptOut] = useState<string | null>(null)
  // The address goes before what is kept out of it: going back, or opening a saved view, ends a
  // search that no address holds.
  const address = toViewQueryString(view)
  const [keptFor, setKeptFor] = useState(address)
  if (keptOut !== null && keptFor !== address) setKeptOut(null)
  const text = (keptFor === address ? keptOut : null) ?? view.q
  const key = JSON.stringify([{ ...view, open: null, view: null }, text])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view as far as it is searched
  const search = useMemo(() => toSearch(view, text), [key])

  function change(next: ViewChange) {
    setKeptFor(toViewQueryString({ ...view, open: null, ...next }))
    void setView({ open: null, ...next })
  }

  function searchFor(next: string, as: SearchKind | null) {
    if (next === text && as === view.as) return
    const isPrivate = isPrivateSearch(next)
    const searched = {
      q: isPrivate ? null : next || null,
      as: next ? as : null,
      transactions: null,
      open: null,
    }
    setKeptOut(isPrivate ? next : null)
    setKeptFor(toViewQueryString({ ...view, ...searched }))
    return setView(searched, { history: 'replace' })
  }

  function clear() {
    setKeptOut(null)
    void setView({ ...noFilters, view: null })
  }

  const open = (rid: ExactNumber | null) => void setView({ open: rid }, { history: 'replace' })
  return { view, search, text, isKeptOut: keptOut !== null, change, searchFor, clear, open }
}
