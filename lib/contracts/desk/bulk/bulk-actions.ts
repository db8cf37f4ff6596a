import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { CalendarDate, OrganizationId } from '../../formats'
import { defineLocalOperation } from '../../operation'
import { BatchEnd } from '../journal'
import { bulkRowsMax } from './bulk-rows'
import { BulkSubject, BulkVerb, CollectionSubject, collectionVerbs } from './bulk-verbs'

/**
 * How a bulk action stands. `waiting`: its person has to sign in again. `halted`: something that
 * concerns all rows, or an outcome that nobody knows, ended it before its last row. `interrupted`:
 * its process ended, and none has taken it up yet. `over`: each row has its result.
 */
export const BulkActionState = z.enum([
  'running',
  'waiting',
  'stopped',
  'halted',
  'interrupted',
  'over',
])
export type BulkActionState = z.infer<typeof BulkActionState>

/**
 * What became of a row. `waiting`: nothing was sent of it. `accepted`: the service said that it will
 * do it. `changed`: it was no longer as the person had seen it, so nothing was sent. `gone`: it is
 * not there any more. `differs`: it was sent, and a read shows something else than what was sent.
 * `undelivered`: it was sent, and its delivery has failed.
 * `partly`: of a batch, some of its customers were refused, or nobody knows of them. `not-applied`: a
 * check found that it was not done.
 */
export const BulkRowState = z.enum([
  'waiting',
  'sending',
  'done',
  'accepted',
  'changed',
  'gone',
  'differs',
  'partly',
  'undelivered',
  'refused',
  'unknown',
  'not-applied',
])
export type BulkRowState = z.infer<typeof BulkRowState>

const Why = z.object({
  kind: z.string(),
  code: z.string().optional(),
  status: z.number().optional(),
  message: z.string().optional(),
  retryAfter: z.number().optional(),
  requestId: z.string().optional(),
})

/**
 * How many customers of an import stand where. `done`: the service says that it has processed them.
 * `failed`: it refused them. `untold`: they were sent, and it is not known what became of them.
 * `submitted`: their batch was taken and has not ended. `changed`: their address was no longer as it
 * was shown, so they were not sent. `waiting`: not sent.
 */
export const ImportCounts = z.object({
  done: z.number(),
  failed: z.number(),
  untold: z.number(),
  submitted: z.number(),
  changed: z.number(),
  waiting: z.number(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** A bulk action with how many of its rows stand where. Times are instants in UTC. */
export const BulkAction = z.object({
  bulkActionId: z.string(),
  verb: BulkVerb,
  /** What its rows are. */
  subject: BulkSubject,
  person: z.string(),
  /** Of cases and invoices; null of customers. */
  organizationId: z.string().nullable(),
  /** Of customers and of documents; null of cases and invoices. */
  clientNo: z.string().nullable(),
  state: BulkActionState,
  /** Why it ended before its last row; null where it did not. */
  why: Why.nullable(),
  total: z.number(),
  counts: z.partialRecord(BulkRowState, z.number()),
  /** Of an import: from which file or list, and its customers; null of anything else. */
  imported: z
    .object({ source: z.string(), customers: z.number(), counts: ImportCounts })
    .nullable(),
  /** Until when it waits because the service asked for it. */
  pausedUntil: z.string().nullable(),
  /** True for its own person, where there is something left to send and it does not run. */
  canContinue: z.boolean(),
  canStop: z.boolean(),
  /**
   * How many rows could be taken back by its own person: those that are done, once it has ended, and
   * that no earlier undo was begun for.
   */
  undoable: z.number(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  askedAt: z.string(),
})
export type BulkAction = z.infer<typeof BulkAction>

/** One row and its result. Its idempotency key leads to its line of the journal. */
export const BulkRow = z.object({
  /** From 0, in the order in which the rows are sent. */
  seq: z.number(),
  idempotencyKey: z.string(),
  operation: z.string(),
  /**
   * The id of its case, invoice or customer, the number by which people know it, and the name of a
   * customer. Of a batch both are its place among the batches, from 1. Null: it was sealed under
   * another key and can no longer be read.
   */
  subject: z
    .object({
      ...{ is: BulkSubject, id: z.string(), number: z.string() },
      name: z.string().nullable(),
    })
    .nullable(),
  /** What remained when it was shown; null where that was not known. */
  remaining: z.object({ amount: ExactNumber, currency: z.string() }).nullable(),
  /** What is corrected or paid; null for a decision. */
  adjustment: z.object({ amount: ExactNumber, currency: z.string() }).nullable(),
  /** The batch that the service made of it, where it named one. */
  batchId: z.string().nullable(),
  /** Of a batch: how many customers it holds, how many of them were not sent, and how it ended. */
  batch: z
    .object({ customers: z.number(), changed: z.number(), end: BatchEnd.nullable() })
    .nullable(),
  state: BulkRowState,
  failure: Why.nullable(),
})
export type BulkRow = z.infer<typeof BulkRow>

/** What is done to all of its rows: why, and for a pause until when. */
const forAll = {
  reason: z.string().max(500),
  until: CalendarDate.nullable(),
  /** How many they are, as the person typed it: what is final asks for it. */
  typedTotal: z.string().max(100),
}

/** What starts a bulk action, as it arrives from a browser. */
export const BulkStart = z.strictObject({
  bulkActionId: z.uuid(),
  organizationId: OrganizationId,
  verb: z.enum(collectionVerbs),
  subject: CollectionSubject,
  total: z.int().min(1).max(bulkRowsMax),
  ...forAll,
})
export type BulkStart = z.infer<typeof BulkStart>

const bulkActionId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
/** Who may see its line in the journal, may see it: that is asked of each. */
const one = {
  right: null,
  params: z.object({ bulkActionId: z.uuid() }),
  scope: () => ({}),
  refusals: [404],
} as const

/**
 * Starts what was stored row by row. The id is made by the page and is the idempotency key at the
 * same time; the lines of its rows in the journal name it.
 */
export const startBulkAction = defineLocalOperation({
  name: 'startBulkAction',
  summary: 'Do one thing to many cases or invoices',
  effect: 'write',
  right: 'write:collection.case',
  scope: ({ body }) => ({ organizationId: body.organizationId }),
  target: ({ body }) => body.bulkActionId,
  body: BulkStart,
  answers: { 200: z.object({ bulkActionId: z.string() }) },
  refusals: [404, 409],
  example: {
    body: {
      ...{ bulkActionId, organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10' },
      ...{ verb: 'pause', subject: 'case', total: 1, reason: 'A payment plan is being agreed' },
      ...{ until: '2026-04-30', typedTotal: '' },
    },
  },
})

const command = {
  ...one,
  effect: 'write',
  target: ({ params }: { params: { bulkActionId: string } }) => params.bulkActionId,
  answers: { 200: z.object({ bulkActionId: z.string() }) },
  refusals: [404, 409],
  example: { params: { bulkActionId } },
} as const

/** Sends no further row. The one that is on its way comes to its end. */
export const stopBulkAction = defineLocalOperation({
  ...command,
  name: 'stopBulkAction',
  summary: 'Stop a bulk action',
})

/** Goes on with the rows of which nothing was sent, as the person who is signed in now. */
export const continueBulkAction = defineLocalOperation({
  ...command,
  name: 'continueBulkAction',
  summary: 'Go on with a bulk action',
})

const toBulkScope = ({ organizationId, clientNo }: Partial<BulkAction>) => ({
  ...(organizationId && { organizationId }),
  ...(clientNo && { clientNo }),
})

/** How a bulk action stands, for who may see its line in the journal. */
export const getBulkAction = defineLocalOperation({
  ...one,
  name: 'getBulkAction',
  summary: 'Read how a bulk action stands',
  effect: 'read',
  scopeOfAnswer: (answer) => toBulkScope(answer ?? {}),
  answers: { 200: BulkAction },
  example: { params: { bulkActionId } },
})

/**
 * Bulk actions as far as the person may see them: those that have something left to send first, then
 * the newest. `before`: those that ended and began before an instant, for the next page.
 */
export const listBulkActions = defineLocalOperation({
  name: 'listBulkActions',
  summary: 'List bulk actions and how they stand',
  effect: 'read',
  right: null,
  scope: ({ body }) => (body.organizationId ? { organizationId: body.organizationId } : {}),
  scopeOfAnswer: ({ actions }) => ({
    organizationIds: actions.flatMap(({ organizationId }) => organizationId ?? []),
  }),
  body: z.object({
    ids: z.array(z.uuid()).max(200).optional(),
    person: z.string().max(200).optional(),
    organizationId: OrganizationId.optional(),
    before: z.iso.datetime({ offset: true }).optional(),
    limit: z.int().min(1).max(200).optional(),
  }),
  answers: {
    200: z.object({
      actions: z.array(BulkAction),
      more: z.boolean(),
      /** False: whether the person may see more could not be asked. */
      isWhole: z.boolean(),
    }),
  },
  example: { body: { limit: 50 } },
})

/** Its rows in their order, from one of them on, those of some states alone where they are named. */
export const listBulkActionRows = defineLocalOperation({
  ...one,
  name: 'listBulkActionRows',
  summary: 'List rows of a bulk action and their results',
  effect: 'read',
  body: z.object({
    from: z.int().min(0).optional(),
    states: z.array(BulkRowState).optional(),
  }),
  answers: { 200: z.object({ rows: z.array(BulkRow), more: z.boolean() }) },
  example: { params: { bulkActionId }, body: { from: 0 } },
})

/** A wish about one bulk action. Every click has an idempotency key of its own. */
export const BulkActionCommand = z.strictObject({
  idempotencyKey: z.uuid(),
  bulkActionId: z.uuid(),
})
export type BulkActionCommand = z.infer<typeof BulkActionCommand>
