import * as z from 'zod'
import { ClientNo, CustomerNo } from '../formats'
import { defineLocalOperation } from '../operation'

/**
 * How a write stands. `sending` past its deadline reads as `unknown`; `accepted` means that a batch
 * runs upstream; `not-applied` is what looking again found of a write whose outcome was not known.
 */
export const WriteState = z.enum([
  'sending',
  'done',
  'refused',
  'accepted',
  'not-sent',
  'unknown',
  'not-applied',
])
export type WriteState = z.infer<typeof WriteState>

/**
 * One field that was sent, with what stood there before and what a read saw afterwards. Sensitive
 * values never stand here.
 */
export const FieldOutcome = z.object({
  field: z.string(),
  sent: z.unknown().optional(),
  before: z.unknown().optional(),
  stored: z.unknown().optional(),
  applied: z.boolean().optional(),
})
export type FieldOutcome = z.infer<typeof FieldOutcome>

/**
 * What a person found of a write by other means, where no look could tell, with their name and
 * time. The note is null once it was erased.
 */
export const OutcomeRecord = z.object({
  at: z.string(),
  person: z.string(),
  found: z.enum(['applied', 'not-applied']),
  note: z.string().nullable(),
})
export type OutcomeRecord = z.infer<typeof OutcomeRecord>

/** A write as a person reads it. Times are instants in UTC. */
export const JournalEntry = z.object({
  idempotencyKey: z.string(),
  operation: z.string(),
  area: z.string(),
  person: z.string(),
  clientNo: z.string().nullable(),
  organizationId: z.string().nullable(),
  target: z.string().nullable(),
  state: WriteState,
  sentAt: z.string(),
  endedAt: z.string().nullable(),
  deadlineAt: z.string(),
  status: z.number().nullable(),
  code: z.string().nullable(),
  message: z.string().nullable(),
  requestId: z.string(),
  /** Why it was refused: of the named field, or of none in particular. */
  reasons: z.array(
    z.object({
      field: z.string().nullable(),
      code: z.string().nullable(),
      message: z.string().nullable(),
    }),
  ),
  warnings: z.array(z.object({ field: z.string().nullish(), message: z.string().nullish() })),
  fields: z.array(FieldOutcome),
  look: z
    .object({
      at: z.string(),
      person: z.string(),
      found: z.enum(['applied', 'not-applied', 'partly', 'unproven', 'gone']),
    })
    .nullable(),
  record: OutcomeRecord.nullable(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/**
 * A page of the journal. `before` is the sentAt of the last row held: pages go by key, not by
 * offset.
 */
/** False: whether the person may see more could not be asked, so more is not shown. */
export const isWhole = z.boolean()

export const journalPage = {
  before: z.iso.datetime({ offset: true }).optional(),
  limit: z.int().min(1).max(200).optional(),
}

/** Whole journal of the person's workspaces, newest first. */
export const listJournal = defineLocalOperation({
  name: 'listJournal',
  summary: 'List writes and their outcomes',
  effect: 'read',
  right: null,
  scope: ({ body }) => (body.clientNo ? { clientNo: body.clientNo } : {}),
  body: z.object({
    clientNo: ClientNo.optional(),
    customerNo: CustomerNo.optional(),
    state: WriteState.optional(),
    ...journalPage,
  }),
  answers: {
    200: z.object({
      entries: z.array(JournalEntry),
      more: z.boolean(),
      unknown: z.number(),
      isWhole,
    }),
  },
  example: { body: { limit: 50 } },
})

/** One write by its idempotency key, for a person who may see its client. */
export const getJournalEntry = defineLocalOperation({
  name: 'getJournalEntry',
  summary: 'Read one write and its outcome',
  effect: 'read',
  right: null,
  scope: () => ({}),
  params: z.object({ idempotencyKey: z.uuid() }),
  answers: { 200: JournalEntry },
  refusals: [404],
  example: { params: { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' } },
})
