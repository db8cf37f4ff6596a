import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { ClientNo, CustomerNo, SentAmount } from '../../formats'

/** The longest text of a credit note, in characters. */
export const creditTextMax = 200

/**
 * A credit note for one receivable item as it arrives from a browser. `seen` is what the page showed
 * as remaining, an exact decimal: when that is not so any more, nothing is sent.
 */
export const CreditNoteSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  arItemId: ExactNumber,
  documentNo: z.string().trim().min(1).max(200),
  amount: SentAmount.gt(0),
  text: z.string().trim().min(1).max(creditTextMax),
  seen: z.strictObject({ remaining: z.string().max(100) }),
})
export type CreditNoteSubmission = z.infer<typeof CreditNoteSubmission>

/**
 * What a credit note came to, other than a failure.
 *
 * - `sent`: `isFound` tells whether a read afterwards shows the note.
 * - `changed`: what remains is not as the page showed it, so nothing was sent.
 * - `open`: an earlier one for the same item is not confirmed, so nothing was sent.
 */
export type CreditNoteOutcome =
  | { outcome: 'sent'; isFound: boolean }
  | { outcome: 'changed' }
  | { outcome: 'open'; idempotencyKey: string }
