import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { CalendarDate, ClientNo, CustomerNo, SentDecimal } from '../../formats'
import { reservationIdentifiers } from '../../receivables/payment-reservations'

/** What a reservation is about: the one identifier that is sent, and what it is. */
export const ReservationSubject = z.strictObject({
  by: z.enum(reservationIdentifiers),
  value: z.union([ExactNumber, z.string().trim().min(1).max(200)]),
})
export type ReservationSubject = z.infer<typeof ReservationSubject>

/**
 * A payment reservation as it arrives from a browser. Its paymentId was minted with the draft and
 * stays what it is, however often it is sent.
 */
export const ReservationSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  /** Whose it is, as the page showed it; null where only the identifier is known. */
  customerNo: CustomerNo.nullable(),
  documentNo: z.string().max(200).nullable(),
  subject: ReservationSubject,
  paymentId: z.string().regex(/^r-\d{8}-[0-9a-z]{10}$/),
  amount: SentDecimal.refine((amount) => Number(amount) > 0, 'must be above zero'),
  currency: z.string().trim().min(1).max(10),
  paymentDate: CalendarDate,
})
export type ReservationSubmission = z.infer<typeof ReservationSubmission>

/** What it came to, other than a failure; `looked`: a look told so, its answer did not. */
export type ReservationOutcome = {
  paymentId: string
  checked: boolean
  recordedBy: string | null
}
