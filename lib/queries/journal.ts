import type { Input } from '../contracts/registry'
import { operationQuery } from './operation-query'

export type JournalView = Input<'listJournal'>['body']

export const journalQuery = (view: JournalView) => operationQuery('listJournal', { body: view })

/** The newest writes of one customer: what its page tells of them. */
export const customerJournalQuery = (clientNo: string, customerNo: string) => journalQuery({ clientNo, customerNo, limit: 50 })

export const journalEntryQuery = (intentId: string) => operationQuery('getJournalEntry', { params: { intentId } })
