import * as z from 'zod'

/** What is done to each case or invoice, as its button says it. */
export const collectionVerbs = [
  ...(['accept', 'reject', 'pause', 'resume', 'withdraw'] as const),
  ...(['correct', 'recordPayment'] as const),
] as const
export type CollectionVerb = (typeof collectionVerbs)[number]

/** What an import does to the customers of each of its batches. */
export const importVerbs = ['update', 'create'] as const
export type ImportVerb = (typeof importVerbs)[number]

/** What is done to each customer; those of the second row take back what those of the first did. */
export const customerVerbs = [
  ...(['stop', 'endStop', 'note', 'assign'] as const),
  ...(['undoStop', 'undoNote', 'undoAssign'] as const),
  ...importVerbs,
] as const
export type CustomerVerb = (typeof customerVerbs)[number]

/** What is done to each document of a client's companies: sent, or sent in a failed one's name. */
export const sendingVerbs = ['send', 'resend'] as const
export type SendingVerb = (typeof sendingVerbs)[number]

export const BulkVerb = z.enum([...collectionVerbs, ...customerVerbs, ...sendingVerbs])
export type BulkVerb = z.infer<typeof BulkVerb>

/** What cannot be taken back: the number of rows is typed before it starts. */
export const finalBulkVerbs: readonly BulkVerb[] = [
  ...(['withdraw', 'correct', 'recordPayment'] as const),
  ...importVerbs,
  ...sendingVerbs,
]

/**
 * What the rows of one are: all of one kind. A batch is some customers of an import, a document is
 * sent, maybe in the name of a failed invoice.
 */
export const CollectionSubject = z.enum(['case', 'invoice'])
export const BulkSubject = z.enum(['case', 'invoice', 'customer', 'batch', 'document'])
