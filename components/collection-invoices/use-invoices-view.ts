import { useQueryStates } from 'nuqs'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type InvoicesView,
  invoiceFilters,
  invoicesParsers,
  splitView,
  toInvoicesQueryString,
  toInvoicesQuestion,
} from '@/lib/features/collection-invoices/client/collection-invoices-view'

const emptyView = Object.fromEntries(invoiceFilters.map((filter) => [filter, null])) as InvoicesView

/**
 * The view that the address holds, with what is kept out of it because it may be an identity
 * number, and what is asked of the upstream for both.
 */
export function useInvoicesView() {
  const [address, setAddress] = useQueryStates(invoicesParsers, { history: 'push' })
  const [kept, setKept] = useState<{ of: string; view: Partial<InvoicesView> } | null>(null)
  const keptOut = kept?.of === toInvoicesQueryString(address) ? kept.view : null
  const view: InvoicesView = { ...address, ...keptOut }
  const key = JSON.stringify(view)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the view
  const question = useMemo(() => toInvoicesQuestion(view), [key])

  function show(next: InvoicesView) {
    const { open, keptOut: hidden } = splitView(next)
    setKept(
      Object.keys(hidden).length > 0 ? { of: toInvoicesQueryString(open), view: hidden } : null,
    )
    void setAddress(open)
  }

  /** What is changed a while after it was typed, changes the view as it is by then. */
  const latest = useRef(view)
  useEffect(() => {
    latest.current = view
  })
  const narrow = (change: Partial<InvoicesView>) => show({ ...latest.current, ...change })

  return { view, question, isKeptOut: keptOut !== null, narrow, clear: () => show(emptyView) }
}
