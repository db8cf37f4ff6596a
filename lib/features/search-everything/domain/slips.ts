import {
  findProvenSlip,
  listAskedSlips,
  type Slip,
  searchFieldsByLookup,
} from '@/lib/features/invoice-tracking/domain/public'
import type { SearchField } from '@/lib/shared/references/reference-text'
import type { Found } from './found'
import { rankFound } from './order-found'
import type { SearchPlan } from './search-plan'

/** What a word may have been meant as, the likeliest first, and the field where that would stand. */
export type SlipPlan = { as: SearchField; values: readonly Slip[]; proven: Slip | null }

/** Slips that are offered. */
const shownMax = 2

/** The slips of a number, by the rule of Track invoices; none of what is no number. */
export function planSlips({ scope, parsed, word }: SearchPlan): SlipPlan {
  const has = parsed?.as
  if (!has || has === 'list' || has === 'receiptId' || scope === 'customers')
    return { as: 'InvoiceNumber', values: [], proven: null }
  return {
    as: searchFieldsByLookup[has],
    values: listAskedSlips(word, has),
    proven: findProvenSlip(word, has),
  }
}

/** What a search for slips found; `isWhole` where it was asked for all of them and nothing was cut. */
type SlipSearch = { rows: readonly Found[]; isWhole: boolean }

/**
 * The nearest slips that an invoice has; one mistyped digit only where a single invoice is left, which
 * a search that was cut does not show. What it does not hold it does not deny either: then, and where
 * `search` is null because it could not be asked, it is what a check digit shows.
 */
export function chooseSlips(
  { values, proven }: SlipPlan,
  search: SlipSearch | null,
): (Slip & { found: Found | null })[] {
  const shown = proven ? [{ ...proven, found: null }] : []
  if (search === null) return shown
  const there = values.flatMap((slip) => {
    const meant = search.rows.find((each) => rankFound(slip.value, each) === 'exact')
    return meant ? [{ ...slip, found: meant }] : []
  })
  if (there.length === 0 && !search.isWhole) return shown
  const isClear = search.isWhole && there.filter(({ kind }) => kind === 'digit').length === 1
  return there.filter(({ kind }) => kind !== 'digit' || isClear).slice(0, shownMax)
}
