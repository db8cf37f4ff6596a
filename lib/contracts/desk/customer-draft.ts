import * as z from 'zod'
import { ClientNo, CustomerNo } from '../formats'
import { addressGroup } from '../receivables/customer-fields'
import type { AddressField, Customer, CustomerUpdateResult } from '../receivables/customers'

const text = z.string().max(60_000)
const address = z.strictObject(Object.fromEntries(addressGroup.map((field) => [field, text])) as Record<AddressField, typeof text>)

/** What the form of a customer holds, or held when it was opened. */
const Entry = z.strictObject({
  name: text,
  address,
  addressName: text,
  phoneNo: text,
  emailAddressDocument: z.array(text).max(1_000),
})

/** A save of one customer as it arrives from a browser: what the form opened with and what stands in it now. Anything else in it is refused. */
export const CustomerDraft = z.strictObject({
  intentId: z.uuid(),
  clientNo: ClientNo,
  customerNo: CustomerNo,
  /** Who typed it: an open page does not save as somebody who signed in elsewhere since. */
  userName: z.string(),
  baseline: Entry,
  edited: Entry,
})
export type CustomerDraft = z.infer<typeof CustomerDraft>

/** Asks to look at a write whose outcome is not known. */
export const LookAgain = z.strictObject({ intentId: z.uuid() })
export type LookAgain = z.infer<typeof LookAgain>

/**
 * What a save came to, other than a failure.
 *
 * - `saved`: the upstream took it; `stored` is a fresh read, or null when that read failed; `theirs` are units that others had changed
 *   meanwhile and that stand as theirs.
 * - `conflict`: nothing was sent. `open` are units that both changed, `theirs` units that only others changed, `current` what stands there now.
 * - `nothing`: the stored customer already holds what was typed; nothing was sent.
 */
export type CustomerSave =
  | { outcome: 'saved'; result: CustomerUpdateResult; stored: Customer | null; theirs: string[] }
  | { outcome: 'conflict'; open: string[]; theirs: string[]; current: Customer }
  | { outcome: 'nothing'; current: Customer }
