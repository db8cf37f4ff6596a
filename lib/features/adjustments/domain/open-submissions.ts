import type { SentBatch } from '@/lib/contracts/desk/batches'

const operations: readonly string[] = ['createCorrections', 'createPayments']

/** The batches of an organization among which those are that may yet be booked. */
export const getOpenBatchesQuestion = (organizationId: string) => ({
  organizationId,
  isOpen: true as const,
  limit: 200,
})

/**
 * Corrections or payments that went out and may yet be booked: of one invoice, or, where none stands
 * there, of several, which may be any.
 */
export type OpenSubmission = {
  invoiceId: string | null
  invoiceNumber: string | null
  kind: 'correction' | 'payment'
  at: string
}

/**
 * Corrections and payments that were sent, and of which nothing has said that they ended: what
 * remains does not count them. One each invoice of some rows, the newest. A batch of several invoices
 * does not say which, so it may hold those of the rows: before all others, one each kind, the newest.
 */
export function listOpenSubmissions(
  batches: readonly SentBatch[],
  rows: readonly { invoice: NamedInvoice }[],
): OpenSubmission[] {
  const oldestFirst = batches.filter(isOpenSubmission).toReversed()
  const byInvoice = new Map(oldestFirst.map((batch) => [batch.target?.toLowerCase(), batch]))
  const byKind = new Map(
    oldestFirst.filter(({ target }) => !target).map((batch) => [batch.operation, batch]),
  )
  return [
    ...[...byKind.values()].map((batch) => describeSubmission(batch)),
    ...rows.flatMap(({ invoice }) => {
      const found = byInvoice.get(invoice.id?.toLowerCase() ?? '')
      return found ? [describeSubmission(found, invoice)] : []
    }),
  ]
}

type NamedInvoice = { id?: string | null; invoiceNumber?: string | null }

const isOpenSubmission = ({ operation, state, end, record }: SentBatch) =>
  operations.includes(operation) &&
  ['accepted', 'unknown', 'sending'].includes(state) &&
  !end &&
  !record

const describeSubmission = (
  { operation, sentAt }: SentBatch,
  invoice?: NamedInvoice,
): OpenSubmission => ({
  invoiceId: invoice?.id ?? null,
  invoiceNumber: invoice ? (invoice.invoiceNumber ?? '') : null,
  at: sentAt,
  kind: operation === 'createPayments' ? 'payment' : 'correction',
})

/**
 * Whether a read tells of all that went out and may yet be booked: one that failed, that leaves out
 * what the reader may not see, or that has more, proves nothing of the others.
 */
export const holdsAllOpen = (
  read: { isWhole: boolean; more: boolean } | undefined,
  hasFailed: boolean,
): boolean => !hasFailed && read !== undefined && read.isWhole && !read.more
