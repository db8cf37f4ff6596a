import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  getInvoiceKey,
  type getInvoicePagesQuery,
  type InvoiceRow,
} from '@/lib/features/collection-invoices/client/collection-invoices'

type Pages = ReturnType<typeof getInvoicePagesQuery>
type HeldList = { id: string; rows: readonly InvoiceRow[] }

/**
 * Rows of a list as they stand after something happened elsewhere: its first page is read again
 * then, and no row moves. `isBehind` tells that the list itself may be another by now, or one that
 * goes further down. Nothing is asked before something has happened; a list that begins anew begins
 * without this.
 */
export function useFreshInvoices({ first, page }: Pages, list: HeldList) {
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [...first.queryKey, 'anew'],
    queryFn: async (context) =>
      context.client.getQueryData(context.queryKey) === undefined ? null : page(undefined, context),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [base, setBase] = useState({ id: list.id, at: dataUpdatedAt })
  if (base.id !== list.id) setBase({ id: list.id, at: dataUpdatedAt })

  const rows = dataUpdatedAt > base.at ? (data?.data ?? null) : null
  const byKey = useMemo(() => new Map(rows?.map((row) => [getInvoiceKey(row), row])), [rows])
  const held = list.rows
  const isOther =
    rows !== null &&
    (rows.length !== held.length ||
      rows.some((row, at) => getInvoiceKey(row) !== getInvoiceKey(held[at]!)))
  return {
    rowNow: (row: InvoiceRow | undefined) => (row && byKey.get(getInvoiceKey(row))) ?? row,
    isBehind: isError || isOther,
  }
}
