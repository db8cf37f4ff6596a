import * as z from 'zod'
import { batchWriteBounds } from '../bounds'
import { ExactNumber } from '../exact-number'
import { AutoPostingMethod, CalendarDate, ClientNo, CustomerNo, SentDecimal } from '../formats'
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
import { Metadata } from './customers'

/**
 * One posting. That there is an option `validateOnly`, and that on one row it is one of the whole
 * set, is public; every other field is assumed. An amount above zero lowers what the item owes.
 */
export const AutoPosting = defineRequest({
  customerNo: markAssumed(CustomerNo),
  documentNo: markAssumed(z.string().trim().min(1).max(200)),
  amount: markAssumed(SentDecimal),
  currency: markAssumed(z.string().trim().min(1).max(10)),
  postingDate: markAssumed(CalendarDate),
  text: markAssumed(z.string().max(200).optional()),
  validateOnly: markPubliclySeen(z.boolean().optional()),
})
export type AutoPosting = z.infer<typeof AutoPosting>

/**
 * What became of a row. One bad row rejects the set: it is FAILED, and the rows that would have
 * been taken are BATCH-REJECTED (public). The fields are assumed.
 */
const AutoPostingRow = defineAnswer({
  index: ExactNumber,
  status: withExpected(openEnum('FAILED'), 'PROCESSED', 'VALIDATED'),
  resultType: withExpected(openEnum('BATCH-REJECTED'), 'POSTED', 'VALID', 'REJECTED'),
  message: z.string(),
  customerNo: z.string(),
  documentNo: z.string(),
  arItemId: ExactNumber,
  voucherNo: z.string(),
})

export const AutoPostingResult = markAssumed(
  defineAnswer({
    status: withExpected(openEnum('FAILED'), 'PROCESSED', 'VALIDATED'),
    message: z.string(),
    results: defineList(AutoPostingRow),
  }),
)
export type AutoPostingResult = z.infer<typeof AutoPostingResult>

const posting = {
  bounds: batchWriteBounds,
  area: 'receivables',
  method: 'POST',
  path: '/clients/:clientno/autopostings/:autopostingmethod',
  section: '4.9',
  source: 'public',
  params: z.object({ clientno: ClientNo, autopostingmethod: AutoPostingMethod }),
  body: markAssumed(
    defineRequest({ metadata: Metadata.optional(), autoPostings: z.array(AutoPosting).min(1) }),
  ),
  signed: true,
  answers: { 200: AutoPostingResult },
  refusals: [400, 403, 404, 422],
} as const
const row = {
  customerNo: '10001',
  documentNo: '2026-10442',
  amount: 1250,
  currency: 'NOK',
  postingDate: '2026-11-26',
  text: 'Settled against prepayment',
}
const example = {
  params: { clientno: '1001', autopostingmethod: 'PAYMENT' },
  body: { metadata: { userId: 'controller' }, autoPostings: [row] },
}

/** Books one posting or more: all of them, or none. */
export const createAutoPostings = defineOperation({
  ...posting,
  name: 'createAutoPostings',
  summary: 'Book one auto posting or more, all or nothing',
  effect: 'write',
  right: 'write:arm.customer',
  target: ({ body: { autoPostings } }) =>
    autoPostings.length === 1 ? autoPostings[0]!.customerNo : null,
  example,
})

/**
 * The same question without the deed: `validateOnly` stands on every row, so nothing is booked
 * whichever of them a service reads. A read by meaning.
 */
export const validateAutoPostings = defineOperation({
  ...posting,
  name: 'validateAutoPostings',
  variantOf: 'createAutoPostings',
  summary: 'Ask what would become of auto postings, and book nothing',
  effect: 'read',
  right: 'write:arm.customer',
  body: markAssumed(
    defineRequest({
      metadata: Metadata.optional(),
      autoPostings: z.array(AutoPosting.extend({ validateOnly: z.literal(true) })).min(1),
    }),
  ),
  example: {
    ...example,
    body: { ...example.body, autoPostings: [{ ...row, validateOnly: true }] },
  },
})
