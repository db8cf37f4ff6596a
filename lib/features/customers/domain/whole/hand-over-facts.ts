import { summarizeTransactionStatus } from '@/lib/features/invoice-search/domain/public'
import type { ItemLink } from './item-links'

/** What other areas say of an item: that it is in collection, that it was not delivered. */
export type HandOverFacts = { isInCollection: boolean; isUndelivered: boolean }

type SentRow = Parameters<typeof summarizeTransactionStatus>[0]
type Link<Row> = ItemLink<Row> | { is: 'reading' }

/**
 * What is linked to an item there. Where nothing is linked, nothing speaks against it; nor do rows
 * of which none was read, as of an invoice that a person linked and no search has found.
 */
export const toHandOverFacts = ({
  delivery,
  collection,
}: {
  delivery: Link<SentRow>
  collection: Link<unknown>
}): HandOverFacts => ({
  isInCollection: collection.is === 'linked',
  isUndelivered:
    delivery.is === 'linked' &&
    delivery.rows.length > 0 &&
    delivery.rows.every((row) => summarizeTransactionStatus(row, null).tone === 'fail'),
})
