import * as z from 'zod'
import { Findings } from '../filter-findings'
import { CompanyId } from '../formats'
import { defineLocalOperation } from '../operation'
import type { Failure } from '../result'

/** Days whose deliveries tell what is usual. */
export const deliveryDays = 30

const Share = z.object({ count: z.number(), of: z.number() })

/** What is usual of a company, a channel and a kind of document, and what waits there now. */
const Lane = z.object({
  companyId: z.number(),
  /** As the newest of its rows tells it. */
  company: z.string().nullable(),
  channel: z.string(),
  kind: z.string().nullable(),
  /**
   * In milliseconds; null where too few deliveries were read. `by`: of its own kind, or of all
   * kinds on the channel.
   */
  usual: z
    .object({
      medianMs: z.number(),
      longMs: z.number(),
      count: z.number(),
      by: z.enum(['kind', 'channel']),
    })
    .nullable(),
  waiting: z.number(),
  /** Those of them that wait longer than 95 of 100 deliveries took. */
  late: z.number(),
  /** How long the oldest of them has waited. */
  longestMs: z.number().nullable(),
})

/** How a channel goes in its last hours against the days before. */
const Channel = z.object({
  channel: z.string(),
  companies: z.number(),
  hours: z.number(),
  late: Share,
  lateBefore: Share,
  failed: Share,
  failedBefore: Share,
  isSlow: z.boolean(),
  isFailing: z.boolean(),
})

/**
 * How long the deliveries of some companies take, what waits, and which channels are slower or fail
 * more than they did: from the rows of the last 30 days as far as they can be read.
 */
export const listDeliveryTimes = defineLocalOperation({
  name: 'listDeliveryTimes',
  summary: 'Tell usual delivery times and slow channels',
  effect: 'read',
  right: 'read:partner.invoice',
  companies: 'own-where-left-out',
  scope: ({ body }) => ({ companyIds: (body.CompanyIds ?? []).map(Number) }),
  scopeOfAnswer: ({ lanes }) => ({ companyIds: lanes.map(({ companyId }) => companyId) }),
  body: z.object({ CompanyIds: z.array(CompanyId).max(500).optional() }),
  answers: {
    200: z.object({
      lanes: z.array(Lane),
      channels: z.array(Channel),
      /** Rows that were read. */
      read: z.number(),
      /** When the oldest time is from which on every row was read; null where none was. */
      since: z.string().nullable(),
      /** False: there are more rows than were read. */
      all: z.boolean(),
      /** True: the service answered without rows, which tells nothing. */
      withoutRows: z.boolean(),
      findings: Findings,
      brokenBy: z.custom<Failure>().nullable(),
    }),
  },
  example: { body: { CompanyIds: [501] } },
})
