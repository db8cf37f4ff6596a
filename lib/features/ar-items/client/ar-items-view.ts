import { createLoader, parseAsString } from 'nuqs/server'
import type { FiltersView } from '@/lib/client/lists/split-filters'
import type { Input } from '@/lib/contracts/registry'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'

/** The filters of the list of receivable items, as the address and the service name them. */
export const itemFilters = [
  'documentno',
  'status',
  'documenttype',
  'collectionlevel',
  'currency',
  'customerno',
  'kid',
  'duefrom',
  'dueto',
] as const
export type ItemFilter = (typeof itemFilters)[number]
export type ItemsView = FiltersView<ItemFilter>

type Query = NonNullable<Input<'listArItems'>['query']>
export type ItemsQuestion = { readonly [Filter in ItemFilter]?: Query[Filter] }

/** Reads the view from a page's search parameters. */
export const loadItemsView = createLoader(
  Object.fromEntries(itemFilters.map((filter) => [filter, parseAsString])) as Record<
    ItemFilter,
    typeof parseAsString
  >,
)

/** The longest filter that the contract takes, of each. */
const maxLengths: Record<ItemFilter, number> = {
  ...{ documentno: 200, status: 60, documenttype: 60, collectionlevel: 60, currency: 60 },
  ...{ customerno: 100, kid: 60, duefrom: 10, dueto: 10 },
}

/** What cannot stand in a path is no customer number (lib/contracts/formats.ts). */
const isPathToken = (value: string) =>
  !/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(value) && !/\p{Cc}/u.test(value) && value.isWellFormed()

/**
 * What is asked for a view. Days that do not exist, and texts that the contract does not take, narrow
 * nothing: an address may hold anything.
 */
export function toItemsQuestion(view: ItemsView): ItemsQuestion {
  const entries = itemFilters.flatMap((filter) => {
    const value = view[filter]?.trim()
    const isDay = filter === 'duefrom' || filter === 'dueto'
    return !value ||
      value.length > maxLengths[filter] ||
      (isDay && !isCalendarDate(value)) ||
      (filter === 'customerno' && !isPathToken(value))
      ? []
      : [[filter, value] as const]
  })
  return Object.fromEntries(entries)
}
