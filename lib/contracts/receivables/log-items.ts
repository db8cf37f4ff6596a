import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { ArItemId, ClientNo, CustomerNo, LogItemId } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum, withExpected } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

/**
 * A line that the service keeps of what was done. That there are such is documented, none of their
 * fields is: every one is assumed. `reference` is an id of whoever had it done, as a paymentId.
 */
export const LogItem = markAssumed(
  defineAnswer({
    logItemId: ExactNumber,
    clientNo: ExactNumber,
    customerNo: z.string(),
    arItemId: ExactNumber,
    documentNo: z.string(),
    type: withExpected(
      openEnum(),
      'CUSTOMER',
      'ITEM',
      'CREDIT_NOTE',
      'POSTING',
      'RESERVATION',
      'ACTION',
      'REPORT',
    ),
    message: z.string(),
    reference: z.string(),
    fileId: z.string(),
    userId: z.string(),
    loggedAt: z.string(),
  }),
)
export type LogItem = z.infer<typeof LogItem>

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/** What the service did, newest first: of a client, a customer, an item or a document. */
export const listLogItems = defineOperation({
  ...read,
  name: 'listLogItems',
  path: '/clients/:clientno/logitems',
  summary: 'List log items, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    ...pageQuery,
    customerno: markAssumed(CustomerNo.optional()),
    aritemid: markAssumed(ArItemId.optional()),
    documentno: markAssumed(z.string().max(200).optional()),
    reference: markAssumed(z.string().max(200).optional()),
    type: markAssumed(z.string().max(60).optional()),
  }),
  answers: {
    200: defineAnswer({
      summary: markAssumed(PageSummary),
      logItems: markAssumed(defineList(LogItem)),
    }),
  },
  example: {
    params: { clientno: '1001' },
    query: { customerno: '10001', pageno: 1, pagesize: 50 },
  },
})

export const getLogItem = defineOperation({
  ...read,
  name: 'getLogItem',
  path: '/clients/:clientno/logitems/:logitemid',
  summary: 'Read one log item',
  params: z.object({ clientno: ClientNo, logitemid: LogItemId }),
  target: ({ params }) => params.logitemid,
  targetOfAnswer: ({ logItemId }) => logItemId?.toString(),
  answers: { 200: LogItem },
  example: { params: { clientno: '1001', logitemid: '700012' } },
})
