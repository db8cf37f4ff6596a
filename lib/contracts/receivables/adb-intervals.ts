import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo } from '../formats'
import { defineList } from '../list-schema'
import { defineOperation } from '../operation'
import { defineAnswer, markAssumed, openEnum, withExpected } from '../source'

/**
 * What is open in one currency, of one age: an interval of the age-distributed balance. Its name is
 * public and nothing else, so all is assumed. `fromDays` and `toDays` count whole days after the due
 * date, both within; null has no end on that side. Credits are taken from what is owed.
 */
const AdbInterval = markAssumed(
  defineAnswer({
    currency: z.string(),
    interval: withExpected(
      openEnum(),
      ...['NOT_DUE', 'DUE_1_30', 'DUE_31_60', 'DUE_61_90', 'DUE_91', 'NO_DUE_DATE'],
    ),
    fromDays: ExactNumber,
    toDays: ExactNumber,
    amount: ExactNumber,
    itemCount: ExactNumber,
  }),
)
export type AdbInterval = z.infer<typeof AdbInterval>

/**
 * The age-distributed balance of a client, or of one of its customers, at the end of a day; without
 * one, now.
 */
export const listAdbIntervals = defineOperation({
  name: 'listAdbIntervals',
  area: 'receivables',
  method: 'GET',
  path: '/clients/:clientno/insights/adb',
  summary: 'List the intervals of the age-distributed balance',
  section: '4.9',
  source: 'assumed',
  effect: 'read',
  right: 'read:arm.customer',
  params: z.object({ clientno: ClientNo }),
  query: z.object({
    asof: markAssumed(CalendarDate.optional()),
    customerno: markAssumed(CustomerNo.optional()),
  }),
  answers: {
    200: defineAnswer({
      asOf: markAssumed(z.string()),
      adbIntervals: markAssumed(defineList(AdbInterval)),
    }),
  },
  refusals: [400, 401, 403, 404],
  example: { params: { clientno: '1001' }, query: { asof: '2026-10-31' } },
})
