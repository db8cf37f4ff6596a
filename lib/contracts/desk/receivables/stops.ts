import * as z from 'zod'
import { ExactNumber } from '../../exact-number'
import { CalendarDate, ClientNo, CustomerNo } from '../../formats'

/** What of a receivable item, or of a customer, can be stopped. */
export const stopKinds = ['reminder', 'debtCollection', 'interestCalc'] as const
export type StopKind = (typeof stopKinds)[number]
export const StopKindName = z.enum(stopKinds)

/** The longest reason of a stop, in characters. */
export const stopMemoMax = 200

/**
 * A stop of one receivable item as it arrives from a browser. `seen` is what the page showed of that
 * stop; null where there was none. When it is not so any more, nothing is sent.
 */
export const ItemStop = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  arItemId: ExactNumber,
  kind: StopKindName,
  until: CalendarDate,
  memo: z.string().trim().min(1).max(stopMemoMax),
  seen: z.strictObject({
    until: z.string().max(100).nullable(),
    memo: z.string().max(1000).nullable(),
  }),
})
export type ItemStop = z.infer<typeof ItemStop>

/**
 * What a stop came to, other than a failure.
 *
 * - `sent`: `found` is what a read afterwards shows of it, null when that read failed.
 * - `changed`: the stop is not as the page showed it, so nothing was sent.
 */
export type ItemStopOutcome =
  | { outcome: 'sent'; found: 'applied' | 'not-applied' | 'partly' | 'unproven' | null }
  | { outcome: 'changed'; until: string | null }

/** A stop of a customer as a page showed it: both are null where there is none. */
export const SeenStop = z.strictObject({
  until: z.string().max(100).nullable(),
  memo: z.string().max(1000).nullable(),
})
export type SeenStop = z.infer<typeof SeenStop>

/**
 * What a stop becomes. A memo of null leaves the stored one as it is; a blank one is sent as a
 * blank, and a read tells what came of it.
 */
export const NextStop = z.strictObject({
  until: CalendarDate,
  memo: z.string().trim().max(stopMemoMax).nullable(),
})
export type NextStop = z.infer<typeof NextStop>

/**
 * A change of one stop of a customer. When the stop is not as it was seen, nothing is sent. It is
 * ended by a day that is over: a day has no blank (interface.md 2.1).
 */
export const CustomerStop = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  kind: StopKindName,
  seen: SeenStop,
  next: NextStop,
})
export type CustomerStop = z.infer<typeof CustomerStop>

/**
 * What it came to, other than a failure.
 *
 * - `sent`: `found` is what a read afterwards shows of it, null when that read failed or does not
 *   tell.
 * - `changed`: the stop is not as it was seen, so nothing was sent.
 */
export type CustomerStopOutcome =
  | { outcome: 'sent'; found: 'applied' | 'differs' | null }
  | { outcome: 'changed' }
