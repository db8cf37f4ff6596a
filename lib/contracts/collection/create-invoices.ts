import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { CalendarDate, DateTime, SentAmount } from '../formats'
import { defineOperation } from '../operation'
import { defineRequest, markAssumed, markPubliclySeen } from '../source'
import { BatchAccepted, findSharedValue, organizationParams } from './envelopes'
import { Debtor, InvoiceType, sensitiveDebtorFields } from './invoices'

const OnOrAt = z.union([CalendarDate, DateTime])

/**
 * A claim as it is handed over beside the principal: a fee that the creditor has charged already,
 * say. Assumed.
 */
const NewClaim = defineRequest({ type: z.string(), amount: SentAmount })

/** A file that goes with an invoice. Assumed: public pages show that field list cut. */
const NewAttachment = defineRequest({
  filename: z.string(),
  contentType: z.string(),
  content: z.base64(),
})

/**
 * An invoice as it is handed over for collection. Which fields are required is not shown;
 * uniqueSourceInvoiceId is ours and the desk always sends it.
 */
export const NewCollectionInvoice = defineRequest({
  type: markPubliclySeen(InvoiceType.optional()),
  invoiceNumber: markPubliclySeen(z.string().optional()),
  vat: markPubliclySeen(z.boolean().optional()),
  fees: markPubliclySeen(z.boolean().optional()),
  originalInvoiceAmount: markPubliclySeen(SentAmount.optional()),
  currency: markPubliclySeen(z.string().optional()),
  invoiceDate: markPubliclySeen(OnOrAt.optional()),
  dueDate: markPubliclySeen(OnOrAt.optional()),
  collectionNoticeDate: markPubliclySeen(OnOrAt.nullish()),
  uniqueSourceInvoiceId: markPubliclySeen(z.string().optional()),
  description: markPubliclySeen(z.string().optional()),
  ocrReferenceNumber: markAssumed(z.string().optional()),
  debtors: markAssumed(z.array(Debtor.extend({ dateOfBirth: CalendarDate.nullish() })).optional()),
  claims: markAssumed(z.array(NewClaim).optional()),
  attachments: markAssumed(z.array(NewAttachment).optional()),
})
export type NewCollectionInvoice = z.infer<typeof NewCollectionInvoice>

/**
 * Hands invoices over. The journal names the source id where there is one invoice: upstream ids
 * come with the batch.
 */
export const createCollectionInvoices = defineOperation({
  name: 'createCollectionInvoices',
  bounds: { ...batchWriteBounds, text: 1_000_000 },
  area: 'collection',
  method: 'POST',
  path: '/orgs/:organizationId/invoices',
  summary: 'Submit invoices for collection, processed as a batch',
  section: '4.9',
  source: 'public',
  effect: 'write',
  resend: 'same-id',
  right: 'write:collection.case',
  params: organizationParams,
  body: defineRequest({ invoices: z.array(NewCollectionInvoice) }),
  target: ({ body }) =>
    findSharedValue(body.invoices, ({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId),
  answers: { 202: markPubliclySeen(BatchAccepted) },
  refusals: [400, 401, 403, 404, 409, 422, 500],
  sensitive: sensitiveDebtorFields,
  example: {
    params: { organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
    body: {
      invoices: [
        {
          type: 'PAYMENT_REMINDER',
          invoiceNumber: '2026-10442',
          vat: false,
          fees: true,
          originalInvoiceAmount: 1250.5,
          currency: 'NOK',
          invoiceDate: '2026-02-01',
          dueDate: '2026-02-15',
          collectionNoticeDate: null,
          uniqueSourceInvoiceId: 'i-20260312-1',
          description: 'Electricity January 2026',
          ocrReferenceNumber: '127734800100051',
          debtors: [
            {
              type: 'COMPANY',
              role: 'PRIMARY_DEBTOR',
              name: 'Fjellheim Rør og Varme AS',
              organizationNumber: '984842252',
            },
          ],
        },
      ],
    },
  },
})
