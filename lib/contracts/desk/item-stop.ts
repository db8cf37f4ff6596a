import * as z from 'zod'
import { ExactNumber } from '../exact-number'
import { CalendarDate, ClientNo, CustomerNo } from '../formats'

/** What of a receivable item can be stopped. */
export const stopKinds = ['reminder', 'debtCollection', 'interestCalc'] as const
export type StopKind = (typeof stopKinds)[number]

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
  kind: z.enum(stopKinds),
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
