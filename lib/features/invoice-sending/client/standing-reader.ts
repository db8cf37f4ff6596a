import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReadContext } from '@/lib/client/background-reads'
import { useLimits } from '@/lib/client/limits'
import { type OperationName, useOffers } from '@/lib/client/offers'
import { read } from '@/lib/client/read'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import type { ReplacedStanding } from '@/lib/features/invoice-sending/domain/replaced-standing'
import { getLeastCount } from '@/lib/shared/list-filters/list-end'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import type { Limits } from '@/lib/shared/wire/limits'

/**
 * Reads what stands under numbers of failed invoices: null where it does not all come, or a copy does
 * not tell its number, undefined where the person may not ask.
 */
export type StandingReader = {
  readItems: (
    clientNo: string | null,
    number: string,
    context: ReadContext,
  ) => Promise<readonly ArItem[] | null | undefined>
  readCopies: (
    numbers: readonly string[],
    context: ReadContext,
  ) => Promise<readonly SummaryRow[] | null | undefined>
}

/** Receivables that are asked for under one number. */
const itemsMax = 20

/** @param offers whether the person may ask an operation. */
export const createStandingReader = (
  offers: (name: OperationName) => boolean,
  limits: Limits,
): StandingReader => ({
  readItems: async (clientNo, number, context) => {
    if (clientNo === null || !offers('listArItems')) return undefined
    const query = { documentno: number, pageno: 1, pagesize: itemsMax }
    const answer = await read('listArItems', { params: { clientno: clientNo }, query }, context)
    const rows = answer?.arItems?.filter((row) => row != null)
    const [total, count] = [answer?.summary?.totalCount, rows?.length ?? 0]
    const hasMore = typeof total === 'number' ? total > count : count >= itemsMax
    const { found, unproven } = evaluateLookup('listArItems', { documentno: number }, rows, hasMore)
    return unproven && found.length === 0 ? null : found
  },
  readCopies: async (numbers, context) => {
    if (!offers('searchInvoiceSummary')) return undefined
    const found: SummaryRow[] = []
    for (let from = 0; from < numbers.length; from += limits.searchValues) {
      const values = numbers.slice(from, from + limits.searchValues)
      const rows = await readToEnd(values, limits, context)
      if (!rows) return null
      found.push(...rows)
    }
    return found.every(({ InvoiceNumber }) => InvoiceNumber?.trim()) ? found : null
  },
})

/** Pages of one search that are read. */
const pagesMax = 10

/**
 * The rows of some numbers; null where the search does not come to its end. Only rows that were not
 * on a page before count towards it: a service may give the first page again.
 */
async function readToEnd(
  Searches: string[],
  { pageRows }: Limits,
  context: ReadContext,
): Promise<SummaryRow[] | null> {
  const order = { OrderBy: 'asc', SortableColId: 'RowId', PageSize: pageRows } as const
  const rows: SummaryRow[] = []
  const ids = new Set<unknown>()
  let count = 0
  let total: number | null = null
  let least = 0
  for (let page = 0; page < pagesMax; page++) {
    const last = rows.at(-1)?.RowId
    const body = {
      ...({ SearchType: 'InvoiceNumber', Searches, ...order } as const),
      ...(typeof last === 'number' && { RowId: last }),
    }
    const answer = await read('searchInvoiceSummary', { body }, context)
    if (!answer?.Rows) return null
    if (page === 0) {
      const { TotalCount, TotalCountIs } = answer
      total = TotalCountIs === 'exact' && typeof TotalCount === 'number' ? TotalCount : null
      least = getLeastCount(TotalCount, TotalCountIs)
    }
    const known = count
    for (const { RowId } of answer.Rows) {
      const isNew = typeof RowId === 'number' ? !ids.has(RowId) : page === 0
      if (isNew) count++
      ids.add(RowId)
    }
    rows.push(...answer.Rows)
    if (total !== null && count >= total) return rows
    if (answer.Rows.length === 0) return total === null && count >= least ? rows : null
    if (typeof rows.at(-1)?.RowId !== 'number' || count === known) return null
  }
  return null
}

/** The reader of who looks at the page. */
export function useStandingReader(): StandingReader {
  const offers = useOffers()
  const limits = useLimits()
  return useMemo(() => createStandingReader(offers, limits), [offers, limits])
}

/** What stands under the number of one failed invoice; nothing yet while it is read. */
export function useReplacedStanding(
  { invoiceNumber }: ReplacedInvoice,
  clientNo: string | null,
): ReplacedStanding {
  const reader = useStandingReader()
  const number = invoiceNumber?.trim() ?? ''
  const asked = { enabled: number !== '', staleTime: 0, retry: false } as const
  const items = useQuery({
    ...asked,
    queryKey: ['listArItems', clientNo, number, 'standing'],
    queryFn: async (context) => ({ rows: await reader.readItems(clientNo, number, context) }),
  })
  const copies = useQuery({
    ...asked,
    queryKey: ['searchInvoiceSummary', number, 'standing'],
    queryFn: async (context) => ({ rows: await reader.readCopies([number], context) }),
  })
  return {
    items: items.isError ? null : items.data?.rows,
    copies: copies.isError ? null : copies.data?.rows,
  }
}
