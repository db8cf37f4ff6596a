import type { Answer } from '@/lib/contracts/registry'
import {
  holdsAllOpen,
  listOpenSubmissions,
  type OpenSubmission,
} from '@/lib/features/adjustments/domain/public'
import type { OpenInvoice } from './open-invoices'
import type { PlannedLine } from './payment-plan'

/**
 * What went out for open invoices before and is not known to be booked. `isKnown`: there is no more
 * of it.
 */
export type SentBefore = { open: readonly OpenSubmission[]; isKnown: boolean }

/** What a read of the batches that have not ended says of some invoices. */
export const toSentBefore = (
  answer: Answer<'listSentBatches'> | undefined,
  hasFailed: boolean,
  invoices: readonly OpenInvoice[],
): SentBefore => ({
  open: listOpenSubmissions(
    answer?.batches ?? [],
    invoices.map(({ id, number }) => ({ invoice: { id, invoiceNumber: number } })),
  ),
  isKnown: holdsAllOpen(answer, hasFailed),
})

/**
 * What a person has to know before lines go out: the numbers of their invoices for which something is
 * on its way, whether a batch of several may hold some, and whether there may be more. The key is another
 * one as soon as it changes, and empty where there is nothing to know.
 */
export function findSentForLines(
  lines: readonly PlannedLine[],
  { open, isKnown }: SentBefore,
): { named: readonly string[]; isInSeveral: boolean; isKnown: boolean; key: string } {
  if (lines.length === 0) return { named: [], isInSeveral: false, isKnown, key: '' }
  const ids = new Set(
    lines.flatMap(({ candidate }) => candidate?.parts.map(({ invoice }) => invoice.id) ?? []),
  )
  const own = open.filter(({ invoiceId }) => invoiceId === null || ids.has(invoiceId))
  const named = own.flatMap(({ invoiceNumber }) => invoiceNumber ?? [])
  const key = own.length === 0 && isKnown ? '' : JSON.stringify([own, isKnown])
  return { named, isInSeveral: named.length < own.length, isKnown, key }
}
