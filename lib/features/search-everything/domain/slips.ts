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

/**
 * The nearest slips that an invoice has; one mistyped digit only where a single invoice is left. `found` is null where the search could not be asked: then
 * it is only what a check digit shows.
 */
export function chooseSlips(
  { values, proven }: SlipPlan,
  found: readonly Found[] | null,
): (Slip & { found: Found | null })[] {
  if (found === null) return proven ? [{ ...proven, found: null }] : []
  const there = values.flatMap((slip) => {
    const meant = found.find((each) => rankFound(slip.value, each) === 'exact')
    return meant ? [{ ...slip, found: meant }] : []
  })
  const isClear = there.filter(({ kind }) => kind === 'digit').length === 1
  return there.filter(({ kind }) => kind !== 'digit' || isClear).slice(0, shownMax)
}
