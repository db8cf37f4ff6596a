import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, CompanyId } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed } from '../source'
import { toCompanyIds } from './invoice-summary'

const shared = {
  area: 'partner',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:partner.invoice',
  query: z.object({ FromDate: CalendarDate, ToDate: CalendarDate, CompanyId }),
  refusals: [400, 401, 403],
  example: { query: { FromDate: '2026-03-01', ToDate: '2026-03-12', CompanyId: 501 } },
} as const

type Question = { query: { CompanyId: number | string } }
const toCompanyScope = ({ query }: Question) => ({ companyIds: [Number(query.CompanyId)] })

/** A bundle or file as it came in. Its fields are assumed. */
export const Bundle = defineAnswer({
  BundleId: z.string(),
  CompanyId: z.number(),
  Filename: z.string(),
  ReceivedTime: z.string(),
  Invoices: ExactNumber,
  Failed: ExactNumber,
})

/**
 * Bundles and files that came in a period: whole days, both counted. Newest first, at most 1,000
 * (assumed).
 */
export const listBundles = defineOperation({
  ...shared,
  name: 'listBundles',
  path: '/api/Bundle/List',
  summary: 'List bundles and files of a period',
  scope: toCompanyScope,
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds(answer) }),
  answers: { 200: markAssumed(defineList(Bundle)) },
})

/**
 * What a day brought, by the day of LogTime and by status; a status that is not documented counts
 * as Other.
 */
export const BundleDay = defineAnswer({
  Date: CalendarDate,
  Total: z.number(),
  OK: z.number(),
  Pending: z.number(),
  Failed: z.number(),
  Handled: z.number(),
  Other: z.number(),
})

/** Counts of a period by day, of one company. Days without invoices may be left out (assumed). */
export const summarizeBundles = defineOperation({
  ...shared,
  name: 'summarizeBundles',
  path: '/api/Bundle/Summary',
  summary: 'Count what came in a period, by day and outcome',
  scope: toCompanyScope,
  scopeOfAnswer: (answer) => ({ companyIds: toCompanyIds([answer]) }),
  answers: {
    200: markAssumed(defineAnswer({ CompanyId: z.number(), Days: defineList(BundleDay) })),
  },
})
