import * as z from 'zod'
import { B2bCreditNote, B2bInvoice } from '../../distribution/send-b2b'
import { B2cInvoice, DanishInvoice, SwedishInvoice } from '../../distribution/send-b2c'
import { B2cLetter } from '../../distribution/send-letter'
import type { ExactNumber } from '../../exact-number'
import { TransactionRid } from '../../formats'

/**
 * The sender's identifier as the desk makes it, once, with the draft. A document that goes out anew
 * because the service refused it has the next number behind its identifier.
 */
const MintedIdentifier = z.string().regex(/^s-\d{8}-[0-9a-z]{10}(-\d{1,3})?$/)

/** A document by the operation that sends it, in the service's own words. */
export const SentDocument = z
  .discriminatedUnion('operation', [
    z.strictObject({ operation: z.literal('sendB2bInvoice'), body: B2bInvoice }),
    z.strictObject({ operation: z.literal('sendB2bCreditNote'), body: B2bCreditNote }),
    z.strictObject({ operation: z.literal('sendB2cInvoice'), body: B2cInvoice }),
    z.strictObject({ operation: z.literal('sendB2cLetter'), body: B2cLetter }),
    z.strictObject({ operation: z.literal('sendB2cDanishInvoice'), body: DanishInvoice }),
    z.strictObject({ operation: z.literal('sendB2cSwedishInvoice'), body: SwedishInvoice }),
  ])
  .refine(({ body }) => MintedIdentifier.safeParse(body.Identifier).success, {
    path: ['body', 'Identifier'],
    error: 'was not made by the desk',
  })
export type SentDocument = z.infer<typeof SentDocument>

/** The failed invoice in whose name another one is sent, as its page knows it. */
export const ReplacedInvoice = z.strictObject({
  transactionRid: TransactionRid,
  receiptId: z.string().max(200).nullable(),
  invoiceNumber: z.string().max(200).nullable(),
})
export type ReplacedInvoice = z.infer<typeof ReplacedInvoice>

/** Most earlier documents of a number that are shown before another goes out. */
const besidesMax = 1_000

/** What is sent for a company: a document, and whose place it takes where it takes one. */
export const documentFields = {
  companyId: z.int().min(0),
  document: SentDocument,
  replaces: ReplacedInvoice.nullable(),
  /** What was sent under its number before, by its keys, as the person saw it and goes on. */
  besides: z.array(z.uuid()).max(besidesMax).optional(),
}

/** A document as it arrives from a browser, to be sent once. */
export const DocumentSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  /** Who approved it: an open page does not send as somebody who signed in elsewhere since. */
  userName: z.string(),
  ...documentFields,
})
export type DocumentSubmission = z.infer<typeof DocumentSubmission>

/**
 * What a send came to, other than a failure: the service took it. `looked`: its answer did not tell
 * so, a look did. `recordedBy`: no look tells so, this person has recorded it. The receipt id and
 * the request status (1, 2, 3) are null where nobody told them; the page of the invoice is found by
 * the identifier too.
 */
export type SendOutcome = {
  companyId: number
  identifier: string
  receiptId: string | null
  requestStatus: ExactNumber | null
  checked: boolean
  recordedBy: string | null
}
