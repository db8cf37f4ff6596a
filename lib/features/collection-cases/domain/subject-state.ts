import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { Decision } from '@/lib/contracts/desk/decision'

export type SeenState = Decision['seen']

/** What a decision on a case depends on, as it was read; null where the read does not tell. */
export const toCaseState = (read: CollectionCase): SeenState => ({
  ...toCommonState(read),
  subStatus: read.subStatus ?? null,
  invoices:
    read.invoices?.map(({ invoiceId, remainingAmount, currency }) => ({
      invoiceId: invoiceId ?? null,
      remainingAmount: remainingAmount ?? null,
      currency: currency ?? null,
    })) ?? null,
})

/** What a decision on an invoice depends on, as it was read; null where the read does not tell. */
export const toInvoiceState = (read: CollectionInvoice): SeenState => ({
  ...toCommonState(read),
  subStatus: null,
  invoices: null,
})

const toCommonState = (read: CollectionCase | CollectionInvoice) => ({
  status: read.status ?? null,
  remainingAmount: read.remainingAmount ?? null,
  currency: read.currency ?? null,
  pausedUntil: read.pausedUntil ?? null,
  closedAt: read.closedAt ?? null,
})
