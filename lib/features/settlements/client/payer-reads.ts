import { useQueries } from '@tanstack/react-query'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useClientOf } from '@/lib/client/places'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { Failure } from '@/lib/contracts/result'
import {
  askedItemsMax,
  compareWithAnswer,
  type LedgerDifference,
} from '@/lib/features/settlements/domain/ledger-difference'
import type { Payer } from '@/lib/features/settlements/domain/settlement-payers'

/** What is read of one invoice that was paid: itself, and what the ledger has of its number. */
export type PayerRead = {
  invoice: CollectionInvoice | null
  /** Null while either is read, after it failed, and where the ledger is not asked. */
  difference: LedgerDifference | null
}

export type PayerReads = {
  byKey: ReadonlyMap<string, PayerRead>
  isReading: boolean
  /** Why names, or the ledger, are missing; null where nothing failed. */
  invoiceFailure: Failure | null
  ledgerFailure: Failure | null
  /** False where the ledger cannot be asked: not offered, not permitted, or no client is known. */
  hasLedger: boolean
  again: () => void
}

/** Reads the invoices of some payers, and their receivable items where the ledger can be asked. */
export function usePayerReads(organizationId: string, payers: readonly Payer[]): PayerReads {
  const clientNo = useClientOf(organizationId)
  const hasLedger = useOffers()('listArItems') && clientNo !== null
  const named = payers.filter(({ invoiceId }) => invoiceId !== null)
  const invoices = useQueries({
    queries: named.map(({ invoiceId }) =>
      getOperationQuery('getCollectionInvoice', {
        params: { organizationId, invoiceId: invoiceId ?? '' },
      }),
    ),
  })
  const items = useQueries({
    queries: named.map(({ invoiceNumber }) => ({
      ...getOperationQuery('listArItems', {
        params: { clientno: clientNo ?? '' },
        query: toItemQuery(invoiceNumber),
      }),
      enabled: hasLedger && invoiceNumber !== null,
    })),
  })
  const all = [...invoices, ...items]
  const byKey = new Map(
    named.map(({ id, invoiceNumber }, at) => {
      const invoice = invoices[at]?.data?.data ?? null
      const answer = items[at]?.data
      const difference =
        invoice && answer ? compareWithAnswer(invoice, answer, invoiceNumber ?? '') : null
      return [id, { invoice, difference }] as const
    }),
  )
  return {
    byKey,
    isReading: all.some(({ isLoading }) => isLoading),
    invoiceFailure: findFailure(invoices),
    ledgerFailure: findFailure(items),
    hasLedger,
    again: () => {
      for (const each of all) if (each.isError) void each.refetch()
    },
  }
}

const toItemQuery = (invoiceNumber: string | null) => ({
  ...{ documentno: invoiceNumber ?? '', pageno: 1, pagesize: askedItemsMax },
})

function findFailure(reads: readonly { error: Error | null }[]): Failure | null {
  const failed = reads.find(({ error }) => error !== null)
  return failed?.error ? toFailure(failed.error) : null
}
