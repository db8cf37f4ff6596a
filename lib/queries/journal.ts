import type { Input } from '../contracts/registry'
import { operationQuery } from './operation-query'

export type JournalView = Input<'listJournal'>['body']

export const journalQuery = (view: JournalView) => operationQuery('listJournal', { body: view })
