import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { CalendarDate, ClientNo, CustomerNo, DocumentNo, SentDecimal } from '../../formats'
import type { SubmissionOutcome } from '../batches'

/** Most lines of one document. Ours: no document shows a limit. */
export const documentLinesMax = 200

const makeText = (max: number) => z.string().trim().max(max)
const reference = makeText(100)

const NewDocumentAmounts = z.strictObject({
  exclVat: SentDecimal,
  vat: SentDecimal,
  inclVat: SentDecimal,
})
export type NewDocumentAmounts = z.infer<typeof NewDocumentAmounts>

/** A line. Amounts are those of all of it, whatever its quantity and the price of one. */
const NewDocumentLine = z.strictObject({
  text: makeText(200),
  articleNo: reference.default(''),
  quantity: SentDecimal.nullable().default(null),
  unit: makeText(20).default(''),
  price: SentDecimal.nullable().default(null),
  amounts: NewDocumentAmounts.nullable(),
})

/**
 * A document that is to be created. A text of nothing, and null, are not sent. What has a default is
 * not sent by pages that are older.
 */
export const NewDocument = z.strictObject({
  documentType: makeText(20).min(1),
  customerNo: CustomerNo,
  subCustomerNo: z.union([CustomerNo, z.literal('')]).default(''),
  documentNo: DocumentNo,
  documentDate: CalendarDate,
  dueDate: CalendarDate.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: makeText(10),
  kid: makeText(60),
  amounts: NewDocumentAmounts,
  lines: z.array(NewDocumentLine).max(documentLinesMax),
  customerMessage: makeText(1_000),
  sellerReference: reference,
  buyerReference: reference,
  additionalReference: reference,
  salesOrderId: reference,
  purchaseOrderId: reference,
  distribution: makeText(10),
  einvoiceCode: SentDecimal.nullable(),
})
export type NewDocument = z.infer<typeof NewDocument>

/** A document to be created, as it arrives from a browser. */
export const DocumentSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  document: NewDocument,
})
export type DocumentSubmission = z.infer<typeof DocumentSubmission>

/** What is there under a document number, as far as a read tells it. */
export const ExistingDocument = z.object({
  customerNo: z.string().nullable(),
  documentType: z.string().nullable(),
  amount: ExactNumber.nullable(),
  currency: z.string().nullable(),
})
export type ExistingDocument = z.infer<typeof ExistingDocument>

/**
 * What the creation of a document came to, other than a failure.
 *
 * - `created`: `isFound` tells whether a read afterwards shows it.
 * - `exists`: something has the number already, so nothing was sent.
 * - `open`: an earlier one under the number is not confirmed, so nothing was sent.
 */
export type DocumentOutcome =
  | { outcome: 'created'; isFound: boolean }
  | { outcome: 'exists'; existing: ExistingDocument[] }
  | { outcome: 'open'; idempotencyKey: string }

/** Most documents of one submission. Ours: no document shows a limit. */
export const submittedDocumentsMax = 100

/** Documents of one client that go out as one batch, as they arrive from a browser. */
export const DocumentsSubmission = z
  .strictObject({
    idempotencyKey: z.uuid(),
    /** Who approved them: an open page does not send as somebody who signed in elsewhere since. */
    userName: z.string(),
    clientNo: ClientNo,
    documents: z.array(NewDocument).min(1).max(submittedDocumentsMax),
  })
  .refine(
    ({ documents }) =>
      new Set(documents.map(({ documentNo }) => documentNo)).size === documents.length,
    { path: ['documents'], error: 'a number stands there twice' },
  )
export type DocumentsSubmission = z.infer<typeof DocumentsSubmission>

/**
 * What a batch of documents came to, other than a failure.
 *
 * - `accepted`: the service has it and books it later.
 * - `exists`: something has these numbers already, so nothing of the batch was sent.
 */
export type DocumentsOutcome =
  | ({ outcome: 'accepted'; recordedBy?: string } & SubmissionOutcome)
  | { outcome: 'exists'; numbers: string[] }
