import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo, GlItemId } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

/**
 * A general-ledger item: one line of a voucher, on one account. The operations are public, the
 * fields are not: every one is assumed. A line has a debit or a credit, and zero in the other. What
 * concerns a receivable item names it.
 */
export const GlItem = markAssumed(
  defineAnswer({
    glItemId: ExactNumber,
    clientNo: ExactNumber,
    glAccountNo: z.string(),
    glAccountName: z.string(),
    voucherNo: z.string(),
    postingType: withExpected(
      openEnum(),
      ...['INVOICE', 'INTEREST_NOTE', 'CREDIT_NOTE', 'CREDITED', 'PAYMENT'],
    ),
    postingDate: z.string(),
    year: ExactNumber,
    period: ExactNumber,
    arItemId: ExactNumber,
    customerNo: z.string(),
    documentNo: z.string(),
    currency: z.string(),
    debitAmount: ExactNumber,
    creditAmount: ExactNumber,
  }),
)
export type GlItem = z.infer<typeof GlItem>

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:arm.customer',
} as const

/** A number in a query: digits. */
const wholeNumber = z.coerce.number().int().min(0).max(9999)

/** Parameters that both lists of the general ledger take: an account, and a year and period. */
export const glFilters = {
  glaccountno: markAssumed(z.string().max(40).optional()),
  currency: markAssumed(z.string().max(10).optional()),
  year: markAssumed(wholeNumber.optional()),
  period: markAssumed(wholeNumber.optional()),
}

/** General-ledger items of a client, newest first (assumed). */
export const listGlItems = defineOperation({
  ...read,
  name: 'listGlItems',
  path: '/clients/:clientno/glitems',
  summary: 'List general-ledger items, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    ...pageQuery,
    ...glFilters,
    fromdate: markAssumed(CalendarDate.optional()),
    todate: markAssumed(CalendarDate.optional()),
    customerno: markAssumed(CustomerNo.optional()),
    documentno: markAssumed(z.string().max(200).optional()),
    voucherno: markAssumed(z.string().max(60).optional()),
  }),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      glItems: markAssumed(defineList(GlItem)),
    }),
  },
  refusals: [400, 401, 403, 404],
  example: {
    params: { clientno: '1001' },
    query: { glaccountno: '1500', fromdate: '2026-10-01', pageno: 1, pagesize: 50 },
  },
})

/** One general-ledger item. */
export const getGlItem = defineOperation({
  ...read,
  name: 'getGlItem',
  path: '/clients/:clientno/glitems/:glitemid',
  summary: 'Read one general-ledger item',
  params: z.object({ clientno: ClientNo, glitemid: GlItemId }),
  target: ({ params }) => params.glitemid,
  targetOfAnswer: ({ glItemId }) => glItemId?.toString(),
  answers: { 200: GlItem },
  refusals: [401, 403, 404],
  example: { params: { clientno: '1001', glitemid: '1600002' } },
})
