import { useQuery } from '@tanstack/react-query'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { Failure } from '@/lib/contracts/result'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import {
  getCollectionHistoryQuery,
  getCollectionPaymentsQuery,
  getItemCustomerQuery,
  getReceiptQuery,
} from './invoice-tracking'

/** What was found to belong to an invoice and may be read; null for each that was not, or may not. */
type Found = {
  receiptOf: { rid: Parameters<typeof getReceiptQuery>[0]; companyId: number } | null
  customerOf: { clientNo: string; customerNo: string } | null
  collectionInvoiceOf: { organizationId: string; invoiceId: string } | null
}

/**
 * What happened to what was found of an invoice in the other areas; nothing is asked of what was not
 * found.
 */
export function useFoundReads({ receiptOf, customerOf, collectionInvoiceOf }: Found) {
  const { clientNo, customerNo } = customerOf ?? { clientNo: '', customerNo: '' }
  const { organizationId, invoiceId } = collectionInvoiceOf ?? { organizationId: '', invoiceId: '' }
  const receipt = useQuery({
    ...getReceiptQuery(receiptOf?.rid ?? 0, receiptOf?.companyId ?? 0),
    enabled: receiptOf !== null,
    retry: false,
  })
  const customer = useQuery({
    ...getItemCustomerQuery(clientNo, customerNo),
    enabled: customerOf !== null,
  })
  const journal = useQuery({
    ...getCustomerJournalQuery(clientNo, customerNo),
    enabled: customerOf !== null,
  })
  const ofCollectionInvoice = { enabled: collectionInvoiceOf !== null }
  const history = useQuery({
    ...getCollectionHistoryQuery(organizationId, invoiceId),
    ...ofCollectionInvoice,
  })
  const payments = useQuery({
    ...getCollectionPaymentsQuery(organizationId, invoiceId),
    ...ofCollectionInvoice,
  })

  return {
    receipt: receipt.data,
    customer: customer.data ?? null,
    journal: journal.data?.entries ?? [],
    history: history.data?.data ?? [],
    payments: payments.data?.data ?? [],
    /** Of which more may have happened than was read. */
    cut: listCut({
      history: Boolean(history.data?.summary?.nextPageToken?.trim()),
      payments: Boolean(payments.data?.summary?.nextPageToken?.trim()),
      journal: journal.data !== undefined && (journal.data.more || !journal.data.isWhole),
    }),
    failures: {
      history: findFailure(history),
      payments: findFailure(payments),
      journal: findFailure(journal),
      receipt: findFailure(receipt),
    },
  }
}

export type FoundReads = ReturnType<typeof useFoundReads>

const pagedParts = ['history', 'payments', 'journal'] as const

const listCut = (areCut: Record<(typeof pagedParts)[number], boolean>) =>
  pagedParts.filter((part) => areCut[part])

export const findFailure = ({ error }: { error: unknown }): Failure | null =>
  error === null ? null : error instanceof OperationFailed ? error.failure : { kind: 'broken' }
