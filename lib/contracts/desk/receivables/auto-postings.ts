import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { AutoPostingMethod, CalendarDate, ClientNo, CustomerNo, SentDecimal } from '../../formats'

/** Most rows of one set. Ours: no document shows a limit. */
export const postingRowsMax = 200

/** A posting as it is typed. */
export const PostingRow = z.strictObject({
  customerNo: CustomerNo,
  documentNo: z.string().trim().min(1).max(200),
  amount: SentDecimal.refine((amount) => Number(amount) > 0, 'must be above zero'),
  currency: z.string().trim().min(1).max(10),
  postingDate: CalendarDate,
  text: z.string().trim().max(200),
})
export type PostingRow = z.infer<typeof PostingRow>

/** A set of auto postings as it arrives from a browser, with its number of rows as it was typed. */
export const PostingSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  method: AutoPostingMethod,
  rows: z.array(PostingRow).min(1).max(postingRowsMax),
  typedTotal: z.string().max(20),
})
export type PostingSubmission = z.infer<typeof PostingSubmission>

/**
 * What became of a row. `rejected`: it is why the set was refused; `rejected-with`: it was refused
 * with the set; `untold`: the answer does not name it.
 */
export const PostingEnd = z.object({
  index: z.number(),
  is: z.enum(['booked', 'valid', 'rejected', 'rejected-with', 'untold']),
  message: z.string().nullable(),
  voucherNo: z.string().nullable(),
  arItemId: ExactNumber.nullable(),
})
export type PostingEnd = z.infer<typeof PostingEnd>
