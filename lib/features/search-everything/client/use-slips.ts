import { useQuery } from '@tanstack/react-query'
import { useLimits } from '@/lib/client/limits'
import { useOffers } from '@/lib/client/offers'
import { freshMs } from '@/lib/client/operation-query'
import { read } from '@/lib/client/read'
import type { Slip } from '@/lib/features/invoice-tracking/domain/public'
import type { Found } from '@/lib/features/search-everything/domain/found'
import type { SearchPlan } from '@/lib/features/search-everything/domain/search-plan'
import {
  chooseSlips,
  planSlips,
  type SlipPlan,
} from '@/lib/features/search-everything/domain/slips'
import { listFoundRows } from './found-in-answers'
import { rowsMax } from './require-found'

/** What a word was likely meant as; `found` is null where only its check digit shows it. */
export type FoundSlip = Slip & { found: Found | null }

/**
 * The likeliest slips of a word that nobody has. They are searched for all at once; what a whole
 * search denies is not offered, and where it cannot be asked only what a check digit proves.
 */
export function useSlips(plan: SearchPlan): FoundSlip[] {
  const { searchValues } = useLimits()
  const isOffered = useOffers()('searchInvoiceSummary')
  const slips = planSlips(plan)
  const body = toQuestion(slips, searchValues)
  const { data, isError } = useQuery({
    queryKey: ['searchInvoiceSummary', { body }, 'slips'],
    queryFn: async (context) =>
      listFoundRows(await read('searchInvoiceSummary', { body }, context), body),
    enabled: isOffered && slips.values.length > 0,
    ...{ staleTime: freshMs, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
  if (!isOffered || isError) return chooseSlips(slips, null)
  const areAllAsked = slips.values.length <= searchValues
  return data
    ? chooseSlips(slips, { rows: data.rows, isWhole: data.unread === null && areAllAsked })
    : []
}

const toQuestion = ({ as, values }: SlipPlan, valuesMax: number) => ({
  SearchType: as,
  Searches: values.map(({ value }) => value).slice(0, valuesMax),
  ...{ PageSize: rowsMax, OrderBy: 'desc' as const, SortableColId: 'RowId' as const },
})
