import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum, withExpected } from '../source'
import { invoiceParams, makePageEnvelope, PageToken } from './envelopes'
import { HistoryEntry } from './history'
import { PaymentType } from './payments'

const shared = {
  area: 'collection',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:collection.case',
  params: invoiceParams,
  query: z.object({ PageToken }),
  refusals: [400, 401, 403, 404],
  example: {
    params: {
      organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
      invoiceId: '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
    },
    query: {},
  },
} as const

/** A document of an invoice: what was sent, and what came with it. Every field is assumed. */
export const InvoiceDocument = defineAnswer({
  documentId: z.string(),
  invoiceId: z.string(),
  type: withExpected(openEnum(), 'INVOICE', 'REMINDER', 'COLLECTION_NOTICE', 'ATTACHMENT'),
  filename: z.string(),
  contentType: z.string(),
  size: ExactNumber,
  createdAt: z.string(),
  attachmentId: z.string(),
})
export type InvoiceDocument = z.infer<typeof InvoiceDocument>

export const listInvoiceDocuments = defineOperation({
  ...shared,
  name: 'listInvoiceDocuments',
  path: '/orgs/:organizationId/invoices/:invoiceId/documents',
  summary: 'List the documents of a collection invoice',
  answers: { 200: markAssumed(makePageEnvelope(InvoiceDocument)) },
})

export const listInvoiceHistory = defineOperation({
  ...shared,
  name: 'listInvoiceHistory',
  path: '/orgs/:organizationId/invoices/:invoiceId/history',
  summary: 'List what happened to a collection invoice, newest first',
  answers: { 200: markAssumed(makePageEnvelope(HistoryEntry)) },
})

/**
 * A payment of an invoice: paid to the creditor and reported, or paid to the collector. Every field
 * is assumed.
 */
export const InvoicePayment = defineAnswer({
  paymentId: z.string(),
  invoiceId: z.string(),
  type: PaymentType,
  amount: ExactNumber,
  currency: z.string(),
  paymentDate: z.string(),
  registeredAt: z.string(),
  description: z.string(),
  uniqueSourcePaymentId: z.string(),
  batchId: z.string(),
})
export type InvoicePayment = z.infer<typeof InvoicePayment>

export const listInvoicePayments = defineOperation({
  ...shared,
  name: 'listInvoicePayments',
  path: '/orgs/:organizationId/invoices/:invoiceId/payments',
  summary: 'List the payments of a collection invoice, newest first',
  answers: { 200: markAssumed(makePageEnvelope(InvoicePayment)) },
})
