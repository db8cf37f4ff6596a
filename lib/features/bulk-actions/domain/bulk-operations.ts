import type { BulkAction, BulkVerb } from '@/lib/contracts/desk/bulk-actions'

/** What the operation of a row is done to. */
export const findSubject = (operation: string): BulkAction['subject'] =>
  operation.endsWith('Invoice') || isAdjusting(operation) ? 'invoice' : 'case'

const adjustingVerbs: Partial<Record<BulkVerb, string>> = {
  correct: 'createCorrections',
  recordPayment: 'createPayments',
}

/** True for the operation of a correction or a payment. */
const isAdjusting = (operation: string) => Object.values(adjustingVerbs).includes(operation)

/**
 * Whether a row is what its bulk action says it does. Another one would go out without what a
 * person was asked for it.
 */
export const isOfVerb = (operation: string, verb: BulkVerb): boolean =>
  adjustingVerbs[verb] === operation || (!isAdjusting(operation) && operation.startsWith(verb))

/** True for verbs whose rows are booked some time after they went out. */
export const isAdjustingVerb = (verb: BulkVerb): verb is 'correct' | 'recordPayment' =>
  verb in adjustingVerbs
