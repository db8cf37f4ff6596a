import * as z from 'zod'
import { getInvoiceStatus, InvoiceStatus } from '../../distribution/status'
import { defineLocalOperation } from '../../operation'
import { WriteState } from '../journal'

/**
 * How the delivery of a sent document ended, as a status told it: `sent` is sent or stored, which
 * says nothing of its arrival (interface.md, part 3).
 */
export const Delivery = z.object({
  is: z.enum(['sent', 'failed']),
  receiptId: z.string().nullable(),
  transactionRid: z.string().nullable(),
  channel: z.string().nullable(),
  logText: z.string().nullable(),
})
export type Delivery = z.infer<typeof Delivery>

/**
 * A document that was sent from here: how the send stands, what it is known by, and what the service
 * says of it now. `status` is null where it could not be asked, or answered with another invoice.
 */
export const SentDocumentState = z.object({
  idempotencyKey: z.string(),
  state: WriteState,
  /** Null where what was sent has been erased. */
  companyId: z.number().nullable(),
  identifier: z.string(),
  receiptId: z.string().nullable(),
  delivery: Delivery.nullable(),
  status: InvoiceStatus.nullable(),
  unread: z.object({ kind: z.string(), code: z.string().optional() }).nullable(),
})
export type SentDocumentState = z.infer<typeof SentDocumentState>

/**
 * One document that was sent from here, as the service shows it now; the end of its delivery is kept
 * in the journal. For who may see its line there, and may ask for the status of invoices.
 */
export const getSentDocument = defineLocalOperation({
  name: 'getSentDocument',
  summary: 'Read a document that was sent from here, and how it stands upstream',
  effect: 'read',
  right: getInvoiceStatus.right,
  params: z.object({ idempotencyKey: z.uuid() }),
  scope: () => ({}),
  scopeOfAnswer: ({ companyId }) => (companyId === null ? {} : { companyIds: [companyId] }),
  documents: ['InvoiceData'],
  answers: { 200: SentDocumentState },
  refusals: [404],
  example: { params: { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' } },
})
