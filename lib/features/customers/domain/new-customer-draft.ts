import { toFormValues } from './customer-edit'
import { parseEditDraft } from './edit-draft'
import type { CustomerFormValues } from './editable-fields'

/**
 * Under which it is kept which number was begun last, as `{ customerNo }`. Until 28 November 2026
 * all that was typed for that number stood there too.
 */
export const begunNumberDraftKey = 'new-customer'

/** Under which what is typed for a new customer is kept: one for each number. */
export const getNewCustomerDraftKey = (customerNo: string) => `new-customer:${customerNo}`

/** What was typed for a number that nobody has, and the key under which that is kept. */
export type TypedNewCustomer = { customerNo: string; draftKey: string; edited: CustomerFormValues }

/** What was kept for a new customer: where, what (null: nothing), and the number begun last. */
export type BegunCustomer = {
  draftKey: string
  edited: CustomerFormValues | null
  lastNumber: string | null
  /** False where what was typed for a number stands in the place of the number begun last. */
  notesNumber: boolean
}

/** The number that was begun last, out of whatever was kept; or null. */
export function parseBegunNumber(content: unknown): string | null {
  const { customerNo } = (content ?? {}) as { customerNo?: unknown }
  return typeof customerNo === 'string' ? customerNo : null
}

/**
 * What was kept for a number. What stands under the key of all numbers is taken where it is of this
 * one and nothing else is, and is replaced by nothing of another one.
 *
 * @param own what is kept under the key of the number.
 * @param last what is kept under the key of the number begun last.
 */
export function pickBegunCustomer(customerNo: string, own: unknown, last: unknown): BegunCustomer {
  const lastNumber = parseBegunNumber(last)
  const [ownTyped, lastTyped] = [parseTyped(own), parseTyped(last)]
  const isInLast = ownTyped === null && lastTyped !== null && lastNumber === customerNo
  return {
    draftKey: isInLast ? begunNumberDraftKey : getNewCustomerDraftKey(customerNo),
    edited: isInLast ? lastTyped : ownTyped,
    lastNumber,
    notesNumber: lastTyped === null,
  }
}

function parseTyped(content: unknown): CustomerFormValues | null {
  const { edited } = (content ?? {}) as { edited?: unknown }
  return parseEditDraft({ baseline: toFormValues({}), edited, clearing: [] })?.edited ?? null
}
