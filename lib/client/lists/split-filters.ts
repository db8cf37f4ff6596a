import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

/** What a list is narrowed to, by filter; null where it is not. */
export type FiltersView<Filter extends string> = Record<Filter, string | null>

/**
 * A view cut in two: what the address may hold, and what may be an identity number and stays out of
 * it (architecture.md, section 8).
 */
export function splitFilters<Filter extends string>(
  view: FiltersView<Filter>,
): { open: FiltersView<Filter>; keptOut: Partial<FiltersView<Filter>> } {
  const filters = Object.keys(view) as Filter[]
  const isPrivate = (filter: Filter) => hasIdentityNumber(view[filter] ?? '')
  const pick = (wanted: readonly Filter[], value: (filter: Filter) => string | null) =>
    Object.fromEntries(wanted.map((filter) => [filter, value(filter)]))
  return {
    open: pick(filters, (filter) =>
      isPrivate(filter) ? null : view[filter],
    ) as FiltersView<Filter>,
    keptOut: pick(filters.filter(isPrivate), (filter) => view[filter]) as Partial<
      FiltersView<Filter>
    >,
  }
}
