import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { defineLocalOperation } from '../operation'
import type { Failure } from '../result'
import { BatchOperation } from './batches'
import { BulkSubject, BulkVerb } from './bulk/bulk-verbs'
import { webhookRefusalReasons } from './events'
import { WorkScope } from './work-marks'

/** What the work of a day is read from. Each is asked for by itself, so that one may fail alone. */
export const workSources = [
  ...(['outcomes', 'bulkActions', 'decisions', 'stops', 'followUps'] as const),
  ...(['failures', 'batches', 'waiting', 'amounts', 'webhooks'] as const),
] as const
export type WorkSource = (typeof workSources)[number]

/** Exact sums by currency; null where the records tell no currency, or no amount to add up. */
const Sums = z.array(z.object({ amount: ExactNumber, currency: z.string() })).nullable()

const line = {
  /** The same for the same work, today and tomorrow: `decision:` and the number of the case. */
  subject: z.string(),
  scope: WorkScope,
  /** How many records the line is about. */
  count: z.number(),
  /** True where there may be more of them than could be read; `sums` of several are null then. */
  isPart: z.literal(true).optional(),
  sums: Sums,
  /** Since when, as the record tells it; null where it does not. */
  since: z.string().nullable(),
  /** The last day, a calendar date; null where there is none. */
  due: z.string().nullable(),
  /** What the line shows, as one text: a line that was done comes back when this changes. */
  shows: z.string(),
}

const Company = z.object({ companyId: z.number(), name: z.string().nullable() })

/** A write whose outcome is not known. */
const UnconfirmedOutcome = z.object({
  ...line,
  source: z.literal('outcomes'),
  idempotencyKey: z.string(),
  operation: z.string(),
  target: z.string().nullable(),
  person: z.string(),
})

/**
 * Cases that wait for their creditor: those of a debt-collection list in one line for each
 * organization, evictions one by one.
 */
const DecisionDue = z.object({
  ...line,
  source: z.literal('decisions'),
  organizationId: z.string(),
  /** What the workspace is called. */
  place: z.string().nullable(),
  question: z.enum(['DEBT_COLLECTION_LIST_MANUAL', 'EVICTION_REQUEST', 'EVICTION_CONFIRMATION']),
  /** The only case, where it is one. */
  caseNumber: z.string().nullable(),
  debtor: z.string().nullable(),
})

/** Stops of customers of a client that end within a week. */
const StopsEnding = z.object({
  ...line,
  source: z.literal('stops'),
  /** False where the client may have more of them than could be read. */
  isWhole: z.boolean(),
  clientNo: z.string(),
  /** What the workspace is called. */
  place: z.string().nullable(),
  withoutMemo: z.number(),
  byKind: z.object({ reminder: z.number(), debtCollection: z.number(), interestCalc: z.number() }),
  /** Whose stops end first, and the day of the first; `unnamed` are that many more. */
  customers: z.array(
    z.object({ customerNo: z.string(), name: z.string().nullable(), until: z.string() }),
  ),
  unnamed: z.number(),
})

/** Customers of a client whom the person has, and whose day to look again has come. */
const FollowUpsDue = z.object({
  ...line,
  source: z.literal('followUps'),
  /** False where there are more of them than are counted. */
  isWhole: z.boolean(),
  clientNo: z.string(),
  /** What the workspace is called. */
  place: z.string().nullable(),
  /** Whose day came first first; `name` is null where it could not be read. `unnamed` are that many more. */
  customers: z.array(
    z.object({ customerNo: z.string(), name: z.string().nullable(), on: z.string() }),
  ),
  unnamed: z.number(),
})

/**
 * Invoices that failed for one cause and that nobody has handled; those whose text nobody knows
 * stand together.
 */
const FailuresOpen = z.object({
  ...line,
  source: z.literal('failures'),
  /** The group of the failures page; null for the texts that nobody knows. */
  key: z.string().nullable(),
  cause: z.string().nullable(),
  /** How many texts nobody knows. */
  texts: z.number(),
  companies: z.array(Company),
})

/** A batch of which rows were rejected, or of which it is not known what became of them. */
const BatchIncomplete = z.object({
  ...line,
  source: z.literal('batches'),
  idempotencyKey: z.string(),
  operation: BatchOperation,
  organizationId: z.string().nullable(),
  batchId: z.string().nullable(),
  failed: z.number(),
  untold: z.number(),
  rows: z.number().nullable(),
})

/**
 * Invoices of a company that wait longer than 95 of 100 others of their channel did in 30 days, the
 * channels with most first.
 */
const WaitingLong = z.object({
  ...line,
  source: z.literal('waiting'),
  company: Company,
  channels: z.array(
    z.object({
      channel: z.string(),
      count: z.number(),
      /** 95 of 100 invoices were delivered within so many milliseconds. */
      usualMs: z.number(),
      /** So many delivered invoices tell it. */
      basis: z.number(),
    }),
  ),
  /** The longest wait now, in milliseconds. */
  longestMs: z.number(),
  /**
   * Their numbers in the service, the longest wait first, at most as many as a search takes; none
   * where one of them has no number.
   */
  transactions: z.array(ExactNumber),
})

/**
 * A collection invoice or a settlement whose amounts do not add up, or several of an organization.
 * `sums` is what it is off by, without a sign, where that is one amount.
 */
const AmountsDisagree = z.object({
  ...line,
  source: z.literal('amounts'),
  organizationId: z.string(),
  /** What the workspace is called. */
  place: z.string().nullable(),
  record: z.enum(['invoice', 'settlement']),
  /** The only one, where it is one: its id, and how it is called. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  /** How many relations between amounts do not hold. */
  differences: z.number(),
  /** Of several each one by itself, by name; `unnamed` are that many more. */
  records: z.array(
    z.object({ id: z.string().nullable(), name: z.string().nullable(), sums: Sums }),
  ),
  unnamed: z.number(),
  /** The days that were checked, both counted. */
  from: z.string(),
  to: z.string(),
})

/**
 * Webhooks that were refused for one reason. Where nobody proved whose they are, `isProven` is
 * false and the organizations are all those of the person.
 */
const WebhooksRefused = z.object({
  ...line,
  source: z.literal('webhooks'),
  isProven: z.boolean(),
  reason: z.enum(webhookRefusalReasons),
  /** How many on which day (a calendar date in UTC), the last day first. */
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Whose pages may lack news, one at least, with what their workspaces are called. */
  organizations: z.array(z.object({ organizationId: z.string(), place: z.string().nullable() })),
})

/** Something done to many that ended before its last row: a person decides whether the rest goes out. */
const BulkActionHalted = z.object({
  ...line,
  source: z.literal('bulkActions'),
  ...{ bulkActionId: z.string(), verb: BulkVerb, of: BulkSubject, person: z.string() },
  /** How many rows it has, and of how many the outcome is not known. */
  ...{ total: z.number(), unknown: z.number() },
  /** It waits for its person to sign in, and did not end. */
  needsSignIn: z.boolean(),
})

export const WorkLine = z.discriminatedUnion('source', [
  UnconfirmedOutcome,
  BulkActionHalted,
  DecisionDue,
  StopsEnding,
  FollowUpsDue,
  FailuresOpen,
  BatchIncomplete,
  WaitingLong,
  AmountsDisagree,
  WebhooksRefused,
])
export type WorkLine = z.infer<typeof WorkLine>

/** The work that one source has for the person, as far as they may see it. */
export const listWork = defineLocalOperation({
  name: 'listWork',
  summary: 'List what needs a person now, of one source',
  effect: 'read',
  right: null,
  body: z.object({ source: z.enum(workSources) }),
  scopeOfAnswer: ({ lines }) => ({
    companyIds: lines.flatMap(({ scope }) => (scope.companyIds ?? []).map(Number)),
    organizationIds: lines.flatMap(({ scope }) => scope.organizationId ?? []),
  }),
  answers: {
    200: z.object({
      lines: z.array(WorkLine),
      /** Places (clients, organizations, companies) that were asked for it. */
      asked: z.number(),
      /** False: there may be more than was read. */
      isWhole: z.boolean(),
      /** What broke the reading of some of the places off; their work is not known. */
      failures: z.array(z.custom<Failure>()),
    }),
  },
  example: { body: { source: 'outcomes' } },
})
