import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { ClientNo } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'
import { glFilters } from './gl-items'

/**
 * What moved on an account in one period of one currency, and its balances before and after. A debit
 * raises a balance. Names of the operations are public, paths and fields are not: all are assumed.
 */
export const GlMovement = markAssumed(
  defineAnswer({
    glAccountNo: z.string(),
    glAccountName: z.string(),
    currency: z.string(),
    year: ExactNumber,
    period: ExactNumber,
    openingBalance: ExactNumber,
    debitAmount: ExactNumber,
    creditAmount: ExactNumber,
    closingBalance: ExactNumber,
  }),
)
export type GlMovement = z.infer<typeof GlMovement>

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:arm.customer',
} as const

/** Movements and balances, the newest period first, by account and currency (assumed). */
export const listGlMovements = defineOperation({
  ...read,
  name: 'listGlMovements',
  path: '/clients/:clientno/glmovements',
  summary: 'List movements and balances of accounts by period',
  params: z.object({ clientno: ClientNo }),
  query: z.object({ ...pageQuery, ...glFilters }),
  answers: {
    200: defineAnswer({
      summary: markAssumed(PageSummary),
      glMovements: markAssumed(defineList(GlMovement)),
    }),
  },
  refusals: [400, 401, 403, 404],
  example: { params: { clientno: '1001' }, query: { year: 2026, period: 10 } },
})

/** The newest period that is closed: nothing more is booked in it or before it (assumed). */
export const getLatestGlMovement = defineOperation({
  ...read,
  name: 'getLatestGlMovement',
  path: '/clients/:clientno/glmovements/latest',
  summary: 'Read the latest closed year and period',
  params: z.object({ clientno: ClientNo }),
  answers: {
    200: markAssumed(
      defineAnswer({ clientNo: ExactNumber, year: ExactNumber, period: ExactNumber }),
    ),
  },
  refusals: [401, 403, 404],
  example: { params: { clientno: '1001' } },
})
