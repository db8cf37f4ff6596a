import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { ArItemId, ClientNo, CustomerNo } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum, withExpected } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

const makeExpectedEnum = (...values: string[]) => withExpected(openEnum(), ...values)

/**
 * A receivable item: what is owed for one document. The operations are public, the fields are not:
 * every one is assumed. Amounts are JSON numbers as everywhere in receivables; those of a credit
 * note are negative.
 */
export const ArItem = markAssumed(
  defineAnswer({
    arItemId: ExactNumber,
    clientNo: ExactNumber,
    accountNo: ExactNumber,
    customerNo: z.string(),
    documentNo: z.string(),
    documentUuid: z.string(),
    documentType: withExpected(openEnum('IN'), 'CN', 'RN'),
    kid: z.string(),
    documentDate: z.string(),
    dueDate: z.string(),
    currency: z.string(),
    originalAmount: ExactNumber,
    remainingAmount: ExactNumber,
    status: makeExpectedEnum('OPEN', 'PARTLY_PAID', 'PAID'),
    collectionLevel: makeExpectedEnum('NONE', 'REMINDER', 'COLLECTION'),
    reminderCount: ExactNumber,
    lastReminderDate: z.string(),
    stopReminderUntil: z.string(),
    stopReminderMemo: z.string(),
    stopDebtCollectionUntil: z.string(),
    stopDebtCollectionMemo: z.string(),
    stopInterestCalcUntil: z.string(),
    stopInterestCalcMemo: z.string(),
  }),
)
export type ArItem = z.infer<typeof ArItem>

/** Parameters of public documentation. What they change is not shown. */
const view = {
  expand: markPubliclySeen(z.string().max(100).optional()),
  userid: markPubliclySeen(z.string().max(100).optional()),
}

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/**
 * Receivable items of a client, newest first (assumed), of one customer, document or KID where that
 * is asked.
 */
export const listArItems = defineOperation({
  ...read,
  name: 'listArItems',
  path: '/clients/:clientno/aritems',
  summary: 'List receivable items, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    ...pageQuery,
    ...view,
    customerno: markAssumed(CustomerNo.optional()),
    documentno: markAssumed(z.string().max(200).optional()),
    kid: markAssumed(z.string().max(60).optional()),
  }),
  answers: {
    200: defineAnswer({
      summary: markPubliclySeen(PageSummary),
      arItems: markAssumed(defineList(ArItem)),
    }),
  },
  example: {
    params: { clientno: '1001' },
    query: { documentno: '2026-10442', pageno: 1, pagesize: 50 },
  },
})

/** One receivable item. */
export const getArItem = defineOperation({
  ...read,
  name: 'getArItem',
  path: '/clients/:clientno/aritems/:aritemid',
  summary: 'Read one receivable item',
  params: z.object({ clientno: ClientNo, aritemid: ArItemId }),
  query: z.object(view),
  answers: { 200: ArItem },
  example: { params: { clientno: '1001', aritemid: '400012' }, query: {} },
})
