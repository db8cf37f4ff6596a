import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { Findings } from '../filter-findings'
import { CalendarDate, CompanyId } from '../formats'
import { defineLocalOperation } from '../operation'
import { SummaryRow, toCompanyIds } from '../partner/invoice-summary'
import type { Failure } from '../result'

/** Rows of a page, and pages, that one question reads at most. */
export const failurePageSize = 1000
export const failurePagesMax = 10

/** The longest note that a mark carries, in characters. */
export const noteMax = 200

const Counted = z.object({ count: z.number() })

/**
 * Who marked failures of a cause as handled, last of all the companies that the question is about.
 * `newer`: failures that came since.
 */
const Handled = z.object({
  by: z.string(),
  at: z.string(),
  note: z.string().nullable(),
  newer: z.number(),
})

/**
 * For how many of the failed invoices others were sent in their place, and what became of the last of
 * each. The cause is mended once all of them are sent; left out where none was sent.
 */
const Resent = z.object({
  sent: z.number(),
  failed: z.number(),
  waiting: z.number(),
  isMended: z.boolean(),
})

/**
 * Failed rows that belong together: of one known cause, of one shape of unknown text, or without a
 * text.
 */
export const FailureGroup = z.object({
  /** The same for the same cause or shape, in every period and company. */
  key: z.string(),
  kind: z.enum(['cause', 'shape', 'silent']),
  cause: z.string().nullable(),
  shape: z.string().nullable(),
  count: z.number(),
  /** Those of them that no mark covers. */
  unhandled: z.number(),
  /** `name` as the newest of their rows tells it. */
  companies: z.array(Counted.extend({ companyId: z.number(), name: z.string().nullable() })),
  /** By the channel that was asked for; a row that names none is not counted here. */
  channels: z.array(Counted.extend({ channel: z.string() })),
  /** By the day of LogTime as it came; a row without one is not counted here. */
  days: z.array(Counted.extend({ day: z.string() })),
  firstTime: z.string().nullable(),
  lastTime: z.string().nullable(),
  oldestRid: ExactNumber.nullable(),
  newestRid: ExactNumber.nullable(),
  /** How far a mark may reach; null too where one channel is asked for, as a mark covers all. */
  newestRowId: z.number().nullable(),
  handled: Handled.nullable(),
  resent: Resent.optional(),
  samples: z.array(SummaryRow),
  /**
   * How many different names were not reached, and those of most failures, each with its newest row;
   * a row that names nobody is not counted here.
   */
  receivers: z.object({
    count: z.number(),
    shown: z.array(Counted.extend({ row: SummaryRow })),
  }),
})
export type FailureGroup = z.infer<typeof FailureGroup>

const FailuresQuestion = z.object({
  CompanyIds: z.array(CompanyId).max(500).optional(),
  FromDate: CalendarDate,
  ToDate: CalendarDate,
  /** Counts only what was asked for by this channel. The rows are read whatever their channel. */
  Channel: z.string().min(1).max(100).optional(),
})

/** The failed rows of a period, grouped by cause. */
export const listFailuresByCause = defineLocalOperation({
  name: 'listFailuresByCause',
  summary: 'Group failed rows of a period by cause',
  effect: 'read',
  right: 'read:partner.invoice',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  scopeOfAnswer: ({ groups }) => ({
    companyIds: groups.flatMap(({ companies }) => companies.map(({ companyId }) => companyId)),
  }),
  body: FailuresQuestion,
  answers: {
    200: z.object({
      groups: z.array(FailureGroup),
      failed: z.number(),
      /** Failed rows of any channel that were read. */
      read: z.number(),
      /** By the channel that was asked for, whatever channel is counted. */
      channels: z.array(Counted.extend({ channel: z.string() })),
      /** False: there are more than were read. */
      all: z.boolean(),
      /** True: the upstream answered without a body, which tells nothing about how many failed. */
      withoutRows: z.boolean(),
      /**
       * What the rows say of the status, the period and the companies that were asked for; those
       * that contradict them are not counted.
       */
      findings: Findings,
      /** Rows carry no RowId, so they were read by position. */
      byPosition: z.boolean(),
      /** What broke the reading off after some pages. */
      brokenBy: z.custom<Failure>().nullable(),
    }),
  },
  example: { body: { CompanyIds: [501], FromDate: '2026-03-01', ToDate: '2026-03-12' } },
})

/** Most failed invoices of one cause that are listed, and sent again at once. */
export const causeRowsMax = 1000

/** `cause:mailboxFull`, `shape:` and the digest of a shape, or `silent`. */
const Key = z.string().regex(/^(?:cause:[A-Za-z]{1,40}|shape:[\w-]{43}|silent)$/)

/** The failed rows of one cause in a period, newest first. */
export const listFailuresOfCause = defineLocalOperation({
  name: 'listFailuresOfCause',
  summary: 'List failed rows of one cause in a period',
  effect: 'read',
  right: 'read:partner.invoice',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  scopeOfAnswer: ({ rows }) => ({ companyIds: toCompanyIds(rows) }),
  /** `shapes`: all texts that nobody recognises. */
  body: FailuresQuestion.extend({ Key: z.union([Key, z.literal('shapes')]) }),
  answers: {
    200: z.object({
      rows: z.array(SummaryRow).max(causeRowsMax),
      /** How many there are of the cause among the failed rows that were read. */
      count: z.number(),
      /** False: there are more failed rows than were read, so there may be more of the cause. */
      all: z.boolean(),
    }),
  },
  example: {
    body: {
      ...{ Key: 'cause:mailboxFull', CompanyIds: [501] },
      ...{ FromDate: '2026-03-01', ToDate: '2026-03-12' },
    },
  },
})

const Companies = z.array(CompanyId).min(1).max(500)

/** Most causes that one mark covers: there are not more than rows that are read. */
const causesMax = failurePageSize * failurePagesMax

const Marked = z.strictObject({ Key, CompanyIds: Companies })
const causesOf = <Shape extends z.ZodType>(shape: Shape) => z.array(shape).min(1).max(causesMax)
const listCompanyIds = (causes: readonly { CompanyIds: readonly (number | string)[] }[]) => [
  ...new Set(causes.flatMap(({ CompanyIds }) => CompanyIds.map(Number))),
]

const mark = {
  effect: 'write',
  right: 'read:partner.invoice',
  answers: { 200: null },
} as const

/**
 * Marks the failures of causes as handled, each in some companies and up to a row: everybody who may
 * see those companies sees it.
 */
export const markCauseHandled = defineLocalOperation({
  ...mark,
  name: 'markCauseHandled',
  summary: 'Mark failures of causes as handled',
  scope: ({ body }) => ({ companyIds: listCompanyIds(body.Causes) }),
  target: ({ body }) => nameCauses(body.Causes),
  sensitive: ['Note'],
  body: z.object({
    Causes: causesOf(Marked.extend({ UpToRowId: z.int().min(0) })),
    Note: z.string().max(noteMax).optional(),
  }),
  example: {
    body: {
      Causes: [{ Key: 'cause:receiverNotInPeppol', CompanyIds: [501], UpToRowId: 9_004_102 }],
      Note: 'The receiver registers on Monday',
    },
  },
})

/**
 * Takes such marks back, whoever set them. `Undoes`: the row up to which the person's own mark reaches;
 * no other is taken back then, and where another stands none is.
 */
export const unmarkCauseHandled = defineLocalOperation({
  ...mark,
  name: 'unmarkCauseHandled',
  summary: 'Take marks of causes back',
  scope: ({ body }) => ({ companyIds: listCompanyIds(body.Causes) }),
  target: ({ body }) => nameCauses(body.Causes),
  body: z.object({ Causes: causesOf(Marked.extend({ Undoes: z.int().min(0).optional() })) }),
  refusals: [409],
  example: { body: { Causes: [{ Key: 'cause:receiverNotInPeppol', CompanyIds: [501] }] } },
})

/** What a write on causes is about, as the journal names it: the cause, or none of several. */
const nameCauses = ([first, ...others]: readonly { Key: string }[]) =>
  first && others.length === 0 ? first.Key : null

/**
 * A click on "Mark as handled" as it arrives from a browser; of causes without a row up to which it
 * holds, one on "Take back"; with the row of a mark that is undone, one on "Undo".
 */
export const CauseMark = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  causes: causesOf(
    z.strictObject({
      key: Key,
      companyIds: Companies,
      upToRowId: z.int().min(0).nullable(),
      undoes: z.int().min(0).optional(),
    }),
  ),
  note: z.string().max(noteMax),
})
export type CauseMark = z.infer<typeof CauseMark>
