import * as z from 'zod'
import { batchWriteBounds, singleWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo, DocumentNo, SentDecimal } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import {
  defineAnswer,
  defineRequest,
  markAssumed,
  markPubliclySeen,
  openEnum,
  withExpected,
} from '../source'
import { pageQuery } from './customer-fields'
import { CustomerBatchAccepted, CustomerUpdateResult, Metadata, PageSummary } from './customers'

const text = z.string()
const documentType = withExpected(openEnum('IN'), 'CN', 'RN')
const readAmounts = defineAnswer({
  exclVat: ExactNumber,
  vat: ExactNumber,
  inclVat: ExactNumber,
})

/**
 * A document as it is read. The fields are those of its creation (public documentation) and a few
 * that only a read can have; that a read has them is assumed.
 */
export const Document = markAssumed(
  defineAnswer({
    documentNo: text,
    documentUuid: text,
    documentType,
    customerNo: text,
    subCustomerNo: text,
    documentDate: text,
    dueDate: text,
    currency: text,
    language: text,
    kid: text,
    customerMessage: text,
    sellerReference: text,
    buyerReference: text,
    currencyAmounts: readAmounts,
    distribution: defineAnswer({ type: text, einvoiceCode: ExactNumber }),
    attachmentFiles: z.array(text),
    attachmentCodes: z.array(text),
    documentLines: z.array(
      defineAnswer({
        lineNo: ExactNumber,
        lineType: openEnum('PLH', 'TXT'),
        articleNo: text,
        articleName: text,
        lineText: text,
        quantityUnit: text,
        quantity: ExactNumber,
        price: ExactNumber,
        currencyAmounts: readAmounts,
      }),
    ),
    arItemId: ExactNumber,
    bundleId: text,
    createdAt: text,
  }),
)

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/** One document by its number. Path and statuses are public. */
export const getDocument = defineOperation({
  ...read,
  name: 'getDocument',
  source: 'public',
  path: '/clients/:clientno/documents/:documentno',
  summary: 'Read one document',
  params: z.object({ clientno: ClientNo, documentno: DocumentNo }),
  target: ({ params }) => params.documentno,
  targetOfAnswer: ({ documentNo }) => documentNo,
  answers: { 200: Document },
  example: { params: { clientno: '1001', documentno: '2026-10442' } },
})

/**
 * Documents of a client, newest first, of one customer or bundle where asked. All of it is assumed.
 */
export const listDocuments = defineOperation({
  ...read,
  name: 'listDocuments',
  source: 'assumed',
  path: '/clients/:clientno/documents',
  summary: 'List documents, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    ...pageQuery,
    customerno: markAssumed(CustomerNo.optional()),
    documentno: markAssumed(DocumentNo.optional()),
    bundleid: markAssumed(DocumentNo.optional()),
  }),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      documents: markAssumed(defineList(Document)),
    }),
  },
  example: {
    params: { clientno: '1001' },
    query: { customerno: '10001', pageno: 1, pagesize: 50 },
  },
})

const sentAmounts = defineRequest({
  exclVat: SentDecimal.optional(),
  vat: SentDecimal.optional(),
  inclVat: SentDecimal,
})

/**
 * A document as it is sent (public documentation). Which fields must be there is assumed: those
 * without which nothing can be booked.
 */
const DocumentToCreate = defineRequest({
  documentType,
  customerNo: CustomerNo,
  subCustomerNo: CustomerNo.nullish(),
  documentNo: DocumentNo,
  documentDate: CalendarDate,
  dueDate: CalendarDate.nullish(),
  currency: text,
  language: text.nullish(),
  kid: text.max(60).nullish(),
  customerMessage: text.nullish(),
  salesOrderId: text.nullish(),
  purchaseOrderId: text.nullish(),
  sellerReference: text.nullish(),
  buyerReference: text.nullish(),
  additionalReference: text.nullish(),
  currencyAmounts: sentAmounts,
  distribution: defineRequest({
    type: text.nullish(),
    einvoiceCode: SentDecimal.nullish(),
  }).nullish(),
  attachmentFiles: z.array(text).nullish(),
  attachmentCodes: z.array(text).nullish(),
  documentLines: z
    .array(
      defineRequest({
        lineNo: z.int(),
        lineType: text,
        articleNo: text.nullish(),
        lineText: text.nullish(),
        quantityUnit: text.nullish(),
        quantity: SentDecimal.nullish(),
        price: SentDecimal.nullish(),
        currencyAmounts: sentAmounts.nullish(),
      }),
    )
    .nullish(),
})

export type DocumentToCreate = z.output<typeof DocumentToCreate>

const newDocument = {
  ...{ documentType: 'IN', customerNo: '10001', documentNo: '2026-90001', currency: 'NOK' },
  ...{ documentDate: '2026-11-26', dueDate: '2026-12-10' },
  currencyAmounts: { exclVat: 1000, vat: 250, inclVat: 1250 },
}

/** Creates one document, which is booked as a receivable item. The answer is assumed. */
export const createDocument = defineOperation({
  name: 'createDocument',
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'POST',
  path: '/clients/:clientno/documents',
  summary: 'Create one document',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'write:arm.customer',
  params: z.object({ clientno: ClientNo }),
  body: markPubliclySeen(
    defineRequest({
      metadata: Metadata.optional(),
      documents: z.array(DocumentToCreate).length(1),
    }),
  ),
  signed: true,
  target: ({ body }) => body.documents[0]?.customerNo ?? null,
  oneAtATime: ({ body }) => body.documents[0]?.documentNo ?? null,
  oneAtATimeWith: ['createDocuments'],
  answers: {
    200: markAssumed(
      CustomerUpdateResult.extend({
        documentNo: text.nullish(),
        documentUuid: text.nullish(),
        arItemId: ExactNumber.nullish(),
      }),
    ),
  },
  refusals: [400, 403, 404, 422],
  example: {
    params: { clientno: '1001' },
    body: {
      documents: [newDocument],
    },
  },
})

/**
 * Stores a batch of documents, each of which is booked later, or refused. The body is that of one
 * document with more of them (assumed), and so is the answer that of a batch of customers.
 */
export const createDocuments = defineOperation({
  name: 'createDocuments',
  bounds: batchWriteBounds,
  area: 'receivables',
  method: 'POST',
  path: '/clients/:clientno/documents/batches',
  summary: 'Store a batch of new documents, to be processed later',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'write:arm.customer',
  params: z.object({ clientno: ClientNo }),
  body: markAssumed(
    defineRequest({ metadata: Metadata.optional(), documents: z.array(DocumentToCreate) }),
  ),
  signed: true,
  oneAtATimeWith: ['createDocument'],
  answers: { 200: markAssumed(CustomerBatchAccepted), 202: markAssumed(CustomerBatchAccepted) },
  refusals: [400, 403, 404, 422],
  example: { params: { clientno: '1001' }, body: { documents: [newDocument] } },
})
