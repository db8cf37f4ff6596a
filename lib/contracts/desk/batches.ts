import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { BatchUuid, CalendarDate, ClientNo, OrganizationId, Uuid } from '../formats'
import { defineLocalOperation } from '../operation'
import { Seen } from './decision'
import { isWhole, JournalEntry, journalPage, WrittenBatch } from './journal'

/** Writes that the upstream takes as a batch and processes later. */
export const BatchOperation = z.enum([
  'createCorrections',
  'createPayments',
  'createCollectionInvoices',
  'updateCustomers',
  'createCustomers',
  'createDocuments',
])
export type BatchOperation = z.infer<typeof BatchOperation>

export const AdjustmentKind = z.enum(['correction', 'payment'])
export type AdjustmentKind = z.infer<typeof AdjustmentKind>

/**
 * The id of a row, minted with its draft. A row that goes out anew because the upstream refused it
 * has the next number behind its id.
 */
const SourceId = z.string().regex(/^[cp]-\d{8}-[0-9a-z]{10}(-\d{1,3})?$/)

/** A correction or a payment as it was drafted. The date is a calendar date. */
export const AdjustmentRow = z.strictObject({
  invoiceId: Uuid,
  amount: z.number(),
  currency: z.string().trim().min(1).max(10),
  date: CalendarDate,
  description: z.string().max(500),
  sourceId: SourceId,
})
export type AdjustmentRow = z.infer<typeof AdjustmentRow>

/**
 * Corrections or payments of one organization as they arrive from a browser. Every row has an id of
 * its own, and each id names its kind.
 */
export const AdjustmentSubmission = z
  .strictObject({
    idempotencyKey: z.uuid(),
    /** Who typed it: an open page does not send as somebody who signed in elsewhere since. */
    userName: z.string(),
    organizationId: OrganizationId,
    kind: AdjustmentKind,
    rows: z.array(AdjustmentRow).min(1).max(batchWriteBounds.list),
    /** What was shown of the invoice of its only row: it goes out only while that still holds. */
    seen: Seen.optional(),
  })
  .refine(({ rows, seen }) => !seen || rows.length === 1, {
    path: ['seen'],
    error: 'several invoices were seen',
  })
  .refine(({ rows }) => new Set(rows.map(({ sourceId }) => sourceId)).size === rows.length, {
    path: ['rows'],
    error: 'an id stands there twice',
  })
  .refine(({ rows, kind }) => rows.every(({ sourceId }) => sourceId.startsWith(kind[0]!)), {
    path: ['rows'],
    error: 'an id of another kind',
  })
export type AdjustmentSubmission = z.infer<typeof AdjustmentSubmission>

/** Asks to send what was sent before once more, with the same ids. */
export const ResendRequest = z.strictObject({ idempotencyKey: z.uuid(), userName: z.string() })
export type ResendRequest = z.infer<typeof ResendRequest>

/**
 * What a submission came to, other than a failure. `looked`: its answer did not tell so, a look
 * did. The batch is null where no upstream named it.
 */
export type SubmissionOutcome = { batchId: string | null; checked: boolean }

const { shape: entry } = JournalEntry

/** A batch that was sent from here, as the journal holds it. Times are instants in UTC. */
export const SentBatch = z.object({
  idempotencyKey: entry.idempotencyKey,
  operation: BatchOperation,
  person: entry.person,
  clientNo: entry.clientNo,
  organizationId: entry.organizationId,
  /** The one thing that all its rows are about; null where it is about several. */
  target: entry.target,
  state: entry.state,
  sentAt: entry.sentAt,
  ...WrittenBatch.shape,
  status: entry.status,
  code: entry.code,
  message: entry.message,
  requestId: entry.requestId,
  checkedAt: z.string().nullable(),
  record: entry.record,
})
export type SentBatch = z.infer<typeof SentBatch>

/** A row as it was sent, in the fields that tell rows apart. */
export const SentRow = z.object({
  sourceId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  customerNo: z.string().nullable(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  date: z.string().nullable(),
  description: z.string().nullable(),
})
export type SentRow = z.infer<typeof SentRow>

/**
 * What is known of a row of a batch.
 *
 * - `booked`: the batch says that it succeeded, by naming it or by having succeeded as a whole.
 * - `taken`: its source id was there already, so an earlier arrival of the same row holds.
 * - `failed`: it was refused, with the service's own code and message.
 * - `waiting`: the batch has not ended and does not name it yet.
 * - `untold`: the batch has ended, and it is not known what became of the row.
 * - `recorded`, `absent`: the same, and a person has recorded that it is booked, or that it is not.
 */
export const RowState = z.enum([
  'booked',
  'taken',
  'failed',
  'waiting',
  'untold',
  'recorded',
  'absent',
])
export type RowState = z.infer<typeof RowState>

/** A row of a batch with what is known of it. */
export const BatchRowResult = z.object({
  index: z.number(),
  is: RowState,
  sourceId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  customerNo: z.string().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
})
export type BatchRowResult = z.infer<typeof BatchRowResult>

/**
 * A batch as it was just read: one shape for those of every area. `isWhole`: it says that it
 * succeeded, and names no row that did not.
 */
export const ReadBatch = z.object({
  status: z.string().nullable(),
  finishedAt: z.string().nullable(),
  isOver: z.boolean(),
  isWhole: z.boolean(),
  rows: z.array(BatchRowResult),
})
export type ReadBatch = z.infer<typeof ReadBatch>

const shared = {
  effect: 'read',
  right: null,
} as const
const batchId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'

/** Batches that were sent from here, newest first, as far as the person may see them. */
export const listSentBatches = defineLocalOperation({
  ...shared,
  name: 'listSentBatches',
  summary: 'List the batches that were sent from here',
  scope: ({ body }) => ({
    ...(body.organizationId && { organizationId: body.organizationId }),
    ...(body.clientNo && { clientNo: body.clientNo }),
  }),
  body: z.object({
    organizationId: OrganizationId.optional(),
    clientNo: ClientNo.optional(),
    batchId: BatchUuid.optional(),
    invoiceId: Uuid.optional(),
    /** Only those of which nothing has said that they ended. */
    isOpen: z.literal(true).optional(),
    /** A part of the id of the batch, of what it is about, or of the name of who sent it. */
    search: z.string().trim().min(1).max(200).optional(),
    ...journalPage,
  }),
  answers: { 200: z.object({ batches: z.array(SentBatch), more: z.boolean(), isWhole }) },
  example: { body: { limit: 50 } },
})

/**
 * One batch that was sent from here: its rows as they were sent (null once they were erased), and
 * the batch as the upstream shows it now, or why it could not be read. Once it has ended, the
 * journal keeps how.
 */
export const getSentBatch = defineLocalOperation({
  ...shared,
  name: 'getSentBatch',
  summary: 'Read a batch that was sent from here, and how it stands upstream',
  params: z.object({ idempotencyKey: z.uuid() }),
  scope: () => ({}),
  answers: {
    200: z.object({
      sent: SentBatch,
      rows: z.array(SentRow).nullable(),
      batch: ReadBatch.nullable(),
      unread: z
        .object({
          kind: z.string(),
          code: z.string().optional(),
          status: z.number().optional(),
          message: z.string().optional(),
        })
        .nullable(),
    }),
  },
  refusals: [404],
  example: { params: { idempotencyKey: batchId } },
})
