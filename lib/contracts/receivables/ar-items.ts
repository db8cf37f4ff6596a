import * as z from 'zod'
import { singleWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { ArItemId, CalendarDate, ClientNo, CustomerNo, SentAmount } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import {
  defineAnswer,
  defineRequest,
  markAssumed,
  markPubliclySeen,
  openEnum,
  withExpected,
} from '../source'
import { pageQuery } from './customer-fields'
import { Metadata, PageSummary } from './customers'

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
    reservedAmount: ExactNumber,
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
 * is asked, or narrowed by what an item tells. Both due days are inside.
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
    status: markAssumed(z.string().max(60).optional()),
    currency: markAssumed(z.string().max(60).optional()),
    duefrom: markAssumed(CalendarDate.optional()),
    dueto: markAssumed(CalendarDate.optional()),
    documenttype: markAssumed(z.string().max(60).optional()),
    collectionlevel: markAssumed(z.string().max(60).optional()),
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
  target: ({ params }) => params.aritemid,
  targetOfAnswer: ({ arItemId }) => arItemId?.toString(),
  query: z.object(view),
  answers: { 200: ArItem },
  example: { params: { clientno: '1001', aritemid: '400012' }, query: {} },
})

const stopUntil = CalendarDate.nullish()
const stopMemo = z.string().max(200).nullish()

/**
 * The stops of an item as they are sent. By analogy with a customer (interface.md 2.1) what is
 * absent or null keeps what is stored.
 */
const ArItemStops = defineRequest({
  stopReminderUntil: stopUntil,
  stopReminderMemo: stopMemo,
  stopDebtCollectionUntil: stopUntil,
  stopDebtCollectionMemo: stopMemo,
  stopInterestCalcUntil: stopUntil,
  stopInterestCalcMemo: stopMemo,
})
/**
 * A credit note for an invoice or an interest note: that the update makes one is public, how it is
 * asked for is assumed. The amount is above zero and lowers what remains of the item at once. The
 * note is an item of type CN under the number of the document that it credits.
 */
export const CreditNote = defineRequest({
  amount: SentAmount.gt(0),
  text: z.string().max(200).nullish(),
})
/** Assumed to be as that of a customer update (interface.md 2.2). */
const ArItemUpdateResult = markAssumed(
  defineAnswer({
    status: z.string(),
    result: z.string(),
    message: z.string(),
    clientNo: ExactNumber,
    customerNo: z.string(),
    arItemId: ExactNumber,
    creditNoteArItemId: ExactNumber,
    warnings: z.array(defineAnswer({ field: z.string(), message: z.string() })),
  }),
)

/**
 * Changes one receivable item, at once. That there is such a PUT is public, its body is not shown:
 * it is assumed to be an envelope as that of a customer (interface.md 2.1). The customer is sent
 * with the item, so that a service can refuse an item that is another customer's.
 */
export const updateArItem = defineOperation({
  name: 'updateArItem',
  bounds: singleWriteBounds,
  area: 'receivables',
  method: 'PUT',
  path: '/clients/:clientno/aritems',
  summary: 'Update the details of one receivable item, at once',
  section: '4.9',
  source: 'public',
  effect: 'write',
  right: 'write:arm.customer',
  params: z.object({ clientno: ClientNo }),
  body: markAssumed(
    defineRequest({
      metadata: Metadata.optional(),
      arItem: ArItemStops.extend({
        arItemId: ExactNumber,
        customerNo: CustomerNo,
        creditNote: CreditNote.nullish(),
      }),
    }),
  ),
  signed: true,
  target: ({ body }) => body.arItem.customerNo,
  answers: { 200: ArItemUpdateResult },
  refusals: [400, 403, 404, 422],
  example: {
    params: { clientno: '1001' },
    body: {
      metadata: { userId: 'controller' },
      arItem: {
        arItemId: 400_012,
        customerNo: '10001',
        stopReminderUntil: '2026-12-31',
        stopReminderMemo: 'Disputed',
      },
    },
  },
})
