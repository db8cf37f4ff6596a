import type { Answer } from '@/lib/client/operation-query'
import { useChangeReads } from '@/lib/client/use-polling'
import { findLastByOthers } from '../domain/colleague-saves'
import { getCustomerQuery } from './customers'
import { getItemsKey } from './use-customer-areas'

type Shown = { clientNo: string; customerNo: string; userName: string }

/**
 * Reads a shown customer again, by the page itself, when its journal tells of another save by
 * somebody else, and its receivable items when it tells so of one of those. The customer not while
 * anything is typed: what was saved meanwhile is read once that is saved or discarded.
 *
 * @param entries writes of the customer, which live events keep fresh; undefined while not read.
 */
export function useColleagueSaves(
  { clientNo, customerNo, userName }: Shown,
  entries: Answer<'listJournal'>['entries'] | undefined,
  isTyping: boolean,
): void {
  const findLast = (of: 'updateCustomer' | 'updateArItem') =>
    entries && (findLastByOthers(entries, userName, of)?.idempotencyKey ?? 'none')
  useChangeReads(
    getCustomerQuery(clientNo, customerNo).queryKey,
    isTyping ? undefined : findLast('updateCustomer'),
  )
  useChangeReads(getItemsKey(clientNo, customerNo), findLast('updateArItem'))
}
