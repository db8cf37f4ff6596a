import * as z from 'zod'
import { boundsOfRows } from '../bounds'
import { CalendarDate, DateTime, SentAmount } from '../formats'
import { operation } from '../operation'
import { assumed, publiclySeen, sent } from '../source'
import { BatchAccepted, ofOrganization, sharedBy } from './envelopes'
import { Debtor, InvoiceType, sensitiveDebtorFields } from './invoices'

const OnOrAt = z.union([CalendarDate, DateTime])

/** A claim as it is handed over beside the principal: a fee that the creditor has charged already, say. Assumed. */
const NewClaim = sent({ type: z.string(), amount: SentAmount })

/** A file that goes with an invoice. Assumed: public pages show that field list cut. */
const NewAttachment = sent({ filename: z.string(), contentType: z.string(), content: z.base64() })

/**
 * An invoice as it is handed over for collection. Which fields are required is not shown; uniqueSourceInvoiceId is ours and the desk always sends it.
 */
export const NewCollectionInvoice = sent({
  type: publiclySeen(InvoiceType.optional()),
  invoiceNumber: publiclySeen(z.string().optional()),
  vat: publiclySeen(z.boolean().optional()),
  fees: publiclySeen(z.boolean().optional()),
  originalInvoiceAmount: publiclySeen(SentAmount.optional()),
  currency: publiclySeen(z.string().optional()),
  invoiceDate: publiclySeen(OnOrAt.optional()),
  dueDate: publiclySeen(OnOrAt.optional()),
  collectionNoticeDate: publiclySeen(OnOrAt.nullish()),
  uniqueSourceInvoiceId: publiclySeen(z.string().optional()),
  description: publiclySeen(z.string().optional()),
  ocrReferenceNumber: assumed(z.string().optional()),
  debtors: assumed(z.array(Debtor.extend({ dateOfBirth: CalendarDate.nullish() })).optional()),
  claims: assumed(z.array(NewClaim).optional()),
  attachments: assumed(z.array(NewAttachment).optional()),
})
export type NewCollectionInvoice = z.infer<typeof NewCollectionInvoice>

/** Hands invoices over. The journal names the source id where there is one invoice: upstream ids come with the batch. */
export const createCollectionInvoices = operation({
  name: 'createCollectionInvoices',
  bounds: { ...boundsOfRows, text: 1_000_000 },
  area: 'collection',
  method: 'POST',
  path: '/orgs/:organizationId/invoices',
  summary: 'Submit invoices for collection, processed as a batch',
  section: '4.9',
  source: 'public',
  effect: 'write',
  resend: 'same-id',
  right: 'write:collection.case',
  params: ofOrganization,
  body: sent({ invoices: z.array(NewCollectionInvoice) }),
  target: ({ body }) => sharedBy(body.invoices, ({ uniqueSourceInvoiceId }) => uniqueSourceInvoiceId),
  answers: { 202: publiclySeen(BatchAccepted) },
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
          debtors: [{ type: 'COMPANY', role: 'PRIMARY_DEBTOR', name: 'Fjellheim Rør og Varme AS', organizationNumber: '984842252' }],
        },
      ],
    },
  },
})
