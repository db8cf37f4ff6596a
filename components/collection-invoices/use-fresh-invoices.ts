import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CursorList } from '@/lib/client/lists/cursor-list'
import {
  getInvoiceKey,
  type getInvoicePagesQuery,
  type InvoiceRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'

type Pages = ReturnType<typeof getInvoicePagesQuery>

/**
 * Rows of a list as they stand after something happened elsewhere: its first page is read again
 * then, and no row moves. `isBehind` tells that the list itself may be another by now, or one that
 * goes further down. Nothing is asked before something has happened; a list that begins anew begins
 * without this.
 */
export function useFreshInvoices({ first, page }: Pages, walk: CursorList<InvoiceRow>) {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [...first.queryKey, 'anew'],
    queryFn: async (context) =>
      context.client.getQueryData(context.queryKey) === undefined ? null : page(undefined, context),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [base, setBase] = useState({ walk, at: dataUpdatedAt })
  if (base.walk !== walk) setBase({ walk, at: dataUpdatedAt })

  const rows = dataUpdatedAt > base.at ? (data?.data ?? null) : null
  const byKey = useMemo(() => new Map(rows?.map((row) => [getInvoiceKey(row), row])), [rows])
  const held = walk.walked().rows
  const isOther =
    rows !== null &&
    (rows.length !== held.length ||
      rows.some((row, at) => getInvoiceKey(row) !== getInvoiceKey(held[at]!)))
  return {
    rowNow: (row: InvoiceRow | undefined) => (row && byKey.get(getInvoiceKey(row))) ?? row,
    isBehind: isError || isOther,
  }
}
