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
export const OutcomeNote = z.object({
  at: z.string(),
  person: z.string(),
  found: z.enum(['applied', 'not-applied']),
  note: z.string().nullable(),
})
export type OutcomeNote = z.infer<typeof OutcomeNote>

/**
 * How a batch ended, as it was last read: `taken` are rows whose source id was there already,
 * `untold` those of which it is not known (absent in what an earlier desk kept).
 */
export const BatchEnd = z.object({
  status: z.string().nullable(),
  succeeded: z.number(),
  taken: z.number(),
  failed: z.number(),
  untold: z.number().optional(),
  at: z.string(),
})
export type BatchEnd = z.infer<typeof BatchEnd>

const BatchSums = z.array(z.object({ currency: z.string(), total: z.string() })).nullable()

/**
 * What is known of a write of many rows: how many went out, to what they add up, as which batch,
 * and how that ended. The sums are exact decimals, null where a row names no amount or no currency,
 * and where what was sent was erased. `unbookedSums` are those of the rows that were refused or of
 * which it is not known: null also where there are none, and where it is not known which they are.
 */
export const WrittenBatch = z.object({
  rows: z.number().nullable(),
  sums: BatchSums,
  unbookedSums: BatchSums,
  batchId: z.string().nullable(),
  end: BatchEnd.nullable(),
})
export type WrittenBatch = z.infer<typeof WrittenBatch>

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
  /** Of a write of many rows there are none: its rows are read with its batch. */
  fields: z.array(FieldOutcome),
  batch: WrittenBatch.nullable(),
  look: z
    .object({
      at: z.string(),
      person: z.string(),
      found: z.enum(['applied', 'not-applied', 'partly', 'unproven', 'gone']),
      /** Of a document that was sent: how its delivery ended, absent while nobody has read that. */
      delivery: z.enum(['sent', 'failed']).optional(),
    })
    .nullable(),
  record: OutcomeNote.nullable(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

/** What writes are about, in the words of who looks for one. */
export const WriteKind = z.enum([
  'customers',
  'stops',
  'cases',
  'invoices',
  'adjustments',
  'documents',
  'failures',
  'registrations',
  'exports',
  'reveals',
  'other',
])
export type WriteKind = z.infer<typeof WriteKind>

/** So many people are named as those who made writes. */
export const journalPeopleMax = 200

/** The longest text that the journal is searched for. */
export const journalSearchMax = 100

/**
 * How many writes there are, as far as the person may see them. `shown` is under every filter;
 * `all`, `mine`, `unknown` and `refused` take the place of those by person and outcome, under the
 * others; the rest is under none.
 */
export const JournalCounts = z.object({
  shown: z.number(),
  all: z.number(),
  mine: z.number(),
  unknown: z.number(),
  refused: z.number(),
  /** Since the instant that was asked for. */
  today: z.object({ changes: z.number(), people: z.number(), unknown: z.number() }),
  /** Who made any, by name. */
  people: z.array(z.string()),
})
export type JournalCounts = z.infer<typeof JournalCounts>

/** False: whether the person may see more could not be asked, so more is not shown. */
export const isWhole = z.boolean()

const instant = z.iso.datetime({ offset: true })

/**
 * A page of the journal. `before` is the sentAt of the last row held, `beforeKey` its idempotency
 * key, which tells apart what was sent in the same millisecond: pages go by key, not by offset.
 */
export const journalPage = {
  before: instant.optional(),
  beforeKey: z.uuid().optional(),
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
    person: z.string().max(200).optional(),
    kind: WriteKind.optional(),
    /** The first instant, and the one after the last. */
    from: instant.optional(),
    until: instant.optional(),
    /** A number of a customer, a case or an invoice, an id that was sent, or part of a name. */
    search: z.string().trim().min(1).max(journalSearchMax).optional(),
    /** One write, as a link names it. */
    idempotencyKey: z.uuid().optional(),
    /** Counts too, and of today since then. */
    countSince: instant.optional(),
    ...journalPage,
  }),
  answers: {
    200: z.object({
      entries: z.array(JournalEntry),
      more: z.boolean(),
      unknown: z.number(),
      counts: JournalCounts.nullable(),
      isWhole,
    }),
  },
  example: { body: { limit: 50 } },
})

/** A request as it went out; values that the journal seals are masked. */
const SentRequest = z.object({ method: z.string(), path: z.string(), body: z.unknown() })
export type SentRequest = z.infer<typeof SentRequest>

/**
 * One write by its idempotency key, for a person who may see its client. `request` is null where
 * nothing went out to the service, and once its content was erased.
 */
export const getJournalEntry = defineLocalOperation({
  name: 'getJournalEntry',
  summary: 'Read one write and its outcome',
  effect: 'read',
  right: null,
  scope: () => ({}),
  params: z.object({ idempotencyKey: z.uuid() }),
  answers: { 200: JournalEntry.extend({ request: SentRequest.nullable() }) },
  refusals: [404],
  example: { params: { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' } },
})
