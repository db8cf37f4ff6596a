import * as z from 'zod'
import { singleWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo } from '../formats'
import { defineOperation } from '../operation'
import { defineAnswer, defineRequest, markAssumed, openEnum, withExpected } from '../source'
import { Metadata } from './customers'

const type = z.string().trim().min(1).max(60)

/**
 * Something that the service is asked to do, as to send a reminder. Its paths and every field are
 * assumed: interface.md 4.9 names two ways to create one.
 */
export const Action = markAssumed(
  defineRequest({
    actionType: type,
    customerNo: CustomerNo.optional(),
    documentNo: z.string().trim().min(1).max(200).optional(),
    actionDate: CalendarDate.optional(),
    text: z.string().max(500).optional(),
  }),
)

/** A report that the service is asked to make of a period. */
export const ReportAction = markAssumed(
  defineRequest({
    reportType: type,
    fromDate: CalendarDate,
    toDate: CalendarDate,
    format: z.string().max(10).optional(),
  }),
)

/**
 * What was taken. Nothing reads one action (interface.md 4.9 names no such operation), so it is
 * followed by the log items that carry its id as their reference (assumed).
 */
const ActionResult = markAssumed(
  defineAnswer({
    status: withExpected(openEnum('PROCESSED'), 'ACCEPTED'),
    result: z.string(),
    message: z.string(),
    actionId: z.string(),
    clientNo: ExactNumber,
    fileId: z.string(),
  }),
)

const action = {
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'POST',
  section: '4.9',
  source: 'assumed',
  effect: 'write',
  right: 'write:arm.customer',
  params: z.object({ clientno: ClientNo }),
  signed: true,
  refusals: [400, 403, 404, 422],
} as const
const metadata = { userId: 'controller' }

export const createAction = defineOperation({
  ...action,
  name: 'createAction',
  path: '/clients/:clientno/actions',
  summary: 'Create an action',
  body: markAssumed(defineRequest({ metadata: Metadata.optional(), action: Action })),
  target: ({ body }) => body.action.customerNo ?? null,
  answers: { 200: ActionResult },
  example: {
    params: { clientno: '1001' },
    body: { metadata, action: { actionType: 'SEND_STATEMENT', customerNo: '10001' } },
  },
})

/** Accepted at once, made later: that the answer is 202 is assumed, 200 passes too. */
export const createReportAction = defineOperation({
  ...action,
  name: 'createReportAction',
  path: '/clients/:clientno/actions/reports',
  summary: 'Create a reports action, which generates a report',
  body: markAssumed(defineRequest({ metadata: Metadata.optional(), report: ReportAction })),
  answers: { 200: ActionResult, 202: ActionResult },
  example: {
    params: { clientno: '1001' },
    body: {
      metadata,
      report: { reportType: 'OPEN_ITEMS', fromDate: '2026-11-01', toDate: '2026-11-26' },
    },
  },
})
