import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import type { BulkVerb, CollectionVerb, ImportVerb } from '@/lib/contracts/desk/bulk/bulk-verbs'
import type { SendOperationName } from '@/lib/contracts/distribution/send'

/** The operations of corrections and payments, whose rows are booked some time after they went out. */
export const adjustingOperations = {
  correction: 'createCorrections',
  payment: 'createPayments',
} as const

const adjustingVerbs: Partial<Record<BulkVerb, string>> = {
  correct: adjustingOperations.correction,
  recordPayment: adjustingOperations.payment,
}

/** True for the operation of a correction or a payment. */
const isAdjusting = (operation: string) => Object.values(adjustingVerbs).includes(operation)

/** The operations of the batches of an import. */
const importOperations: Record<ImportVerb, string> = {
  update: 'updateCustomers',
  create: 'createCustomers',
}

/** The operations that send a document. */
const sendingOperations: readonly SendOperationName[] = [
  'sendB2bInvoice',
  'sendB2bCreditNote',
  'sendB2cInvoice',
  'sendB2cLetter',
  'sendB2cDanishInvoice',
  'sendB2cSwedishInvoice',
]

/** True for an operation that sends a document, which is delivered some time later. */
export const isSending = (operation: string): boolean =>
  sendingOperations.some((each) => each === operation)

/** The operations whose rows are done some time after they went out. */
export const laterOperations: readonly string[] = [
  ...Object.values(adjustingOperations),
  ...Object.values(importOperations),
  ...sendingOperations,
]

/** The operations of what is done to customers. */
const ofCustomers = ['updateCustomer', 'addCustomerNote', 'removeCustomerNote', 'changeFollowUp']

/** What the operation of a row is done to. */
export function findSubject(operation: string): BulkAction['subject'] {
  if (Object.values(importOperations).includes(operation)) return 'batch'
  if (isSending(operation)) return 'document'
  if (ofCustomers.includes(operation)) return 'customer'
  return operation.endsWith('Invoice') || isAdjusting(operation) ? 'invoice' : 'case'
}

/**
 * Whether a row is what its bulk action says it does. Another one would go out without what a
 * person was asked for it.
 */
export const isOfVerb = (operation: string, verb: CollectionVerb): boolean =>
  adjustingVerbs[verb] === operation || (!isAdjusting(operation) && operation.startsWith(verb))

/** True for what an import does. */
export const isImportVerb = (verb: BulkVerb): verb is ImportVerb => verb in importOperations

/** True for verbs whose rows are booked some time after they went out. */
export const isAdjustingVerb = (verb: BulkVerb): verb is 'correct' | 'recordPayment' =>
  verb in adjustingVerbs
