import { type Answer, getOperationQuery } from '@/lib/client/operation-query'
import type { Input } from '@/lib/contracts/registry'

export type JournalView = Input<'listJournal'>['body']

/** A write as a list of them shows it. */
export type JournalEntry = Answer<'listJournal'>['entries'][number]

export const getJournalQuery = (view: JournalView) =>
  getOperationQuery('listJournal', { body: view })

/** The newest writes of one customer: what its page tells of them. */
export const getCustomerJournalQuery = (clientNo: string, customerNo: string) =>
  getJournalQuery({ clientNo, customerNo, limit: 50 })

export const getJournalEntryQuery = (idempotencyKey: string) =>
  getOperationQuery('getJournalEntry', { params: { idempotencyKey } })
