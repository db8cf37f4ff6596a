import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { ArItemId, ClientNo, CustomerNo } from '../formats'
import { listOf } from '../list-of'
import { operation } from '../operation'
import { answered, assumed, openEnum, orExpected, publiclySeen } from '../source'
import { pageQuery } from './customer-fields'
import { PageSummary } from './customers'

const words = (...values: string[]) => orExpected(openEnum(), ...values)

/**
 * A receivable item: what is owed for one document. The operations are public, the fields are not: every one is assumed. Amounts are JSON numbers as
 * everywhere in receivables; those of a credit note are negative.
 */
export const ArItem = assumed(
  answered({
    arItemId: ExactNumber,
    clientNo: ExactNumber,
    accountNo: ExactNumber,
    customerNo: z.string(),
    documentNo: z.string(),
    documentUuid: z.string(),
    documentType: orExpected(openEnum('IN'), 'CN', 'RN'),
    kid: z.string(),
    documentDate: z.string(),
    dueDate: z.string(),
    currency: z.string(),
    originalAmount: ExactNumber,
    remainingAmount: ExactNumber,
    status: words('OPEN', 'PARTLY_PAID', 'PAID'),
    collectionLevel: words('NONE', 'REMINDER', 'COLLECTION'),
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
const view = { expand: publiclySeen(z.string().max(100).optional()), userid: publiclySeen(z.string().max(100).optional()) }

const read = {
  area: 'receivables',
  method: 'GET',
  section: '4.9',
  source: 'public',
  effect: 'read',
  right: 'read:arm.customer',
  refusals: [401, 403, 404],
} as const

/** Receivable items of a client, newest first (assumed), of one customer, document or KID where that is asked. */
export const listArItems = operation({
  ...read,
  name: 'listArItems',
  path: '/clients/:clientno/aritems',
  summary: 'List receivable items, a page at a time',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    ...pageQuery,
    ...view,
    customerno: assumed(CustomerNo.optional()),
    documentno: assumed(z.string().max(200).optional()),
    kid: assumed(z.string().max(60).optional()),
  }),
  answers: { 200: answered({ summary: publiclySeen(PageSummary), arItems: assumed(listOf(ArItem)) }) },
  example: { params: { clientno: '1001' }, query: { documentno: '2026-10442', pageno: 1, pagesize: 50 } },
})

/** One receivable item. */
export const getArItem = operation({
  ...read,
  name: 'getArItem',
  path: '/clients/:clientno/aritems/:aritemid',
  summary: 'Read one receivable item',
  params: z.object({ clientno: ClientNo, aritemid: ArItemId }),
  query: z.object(view),
  answers: { 200: ArItem },
  example: { params: { clientno: '1001', aritemid: '400012' }, query: {} },
})
