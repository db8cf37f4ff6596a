import { createSerializer, parseAsString, useQueryStates } from 'nuqs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type FiltersView, splitFilters } from './split-filters'

/**
 * The view of a list whose address holds each filter under its own name, with what is kept out of it
 * because it may be an identity number.
 *
 * @param filters the same list at each call.
 */
export function useFiltersView<Filter extends string>(filters: readonly Filter[]) {
  const { parsers, serialize, empty } = useMemo(() => describeFilters(filters), [filters])
  const [address, setAddress] = useQueryStates(parsers, { history: 'push' })
  const [kept, setKept] = useState<{ of: string; view: Partial<FiltersView<Filter>> } | null>(null)
  const keptOut = kept?.of === serialize(address as FiltersView<Filter>) ? kept.view : null
  const view = { ...(address as FiltersView<Filter>), ...keptOut }

  function show(next: FiltersView<Filter>) {
    const { open, keptOut: hidden } = splitFilters(next)
    setKept(Object.keys(hidden).length > 0 ? { of: serialize(open), view: hidden } : null)
    void setAddress(open as Parameters<typeof setAddress>[0])
  }

  /** What is changed a while after it was typed, changes the view as it is by then. */
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  })
  return {
    view,
    isKeptOut: keptOut !== null,
    narrow: (change: Partial<FiltersView<Filter>>) => show({ ...latest.current, ...change }),
    clear: () => show(empty),
  }
}

function describeFilters<Filter extends string>(filters: readonly Filter[]) {
  const parsers = Object.fromEntries(
    filters.map((filter) => [filter, parseAsString]),
  ) as unknown as Record<Filter, typeof parseAsString>
  const serializer = createSerializer(parsers)
  return {
    parsers,
    serialize: (view: FiltersView<Filter>) => serializer(view as object),
    empty: Object.fromEntries(filters.map((filter) => [filter, null])) as FiltersView<Filter>,
  }
}
