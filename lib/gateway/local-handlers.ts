import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type Input, type OperationName, operations } from '../contracts/registry'
import { makeFailure, type Result, makeSuccess } from '../contracts/result'
import { readJournal, readJournalEntry } from '../journal/read-journal'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
import { exportHandlers } from './export-handlers'
import { failureHandlers } from './failure-handlers'
import { manualLinkHandlers } from './join-handlers'
import { userStateHandlers } from './kept-handlers'
import { makeHiddenFailure, resolveJournalScope } from './reader-of'
import { recordHandlers } from './record-handlers'
import { revealDebtorField } from './reveal-debtor'
import { sentBatchHandlers } from './sent-batch-handlers'
import { sessionHandlers } from './session-handlers'
import { viewHandlers } from './view-handlers'
import { getVolume } from './volume-handler'

type DeskOperation =
  | 'listJournal'
  | 'getJournalEntry'
  | 'revealCustomerField'
  | 'revealDebtorField'
  | 'getVolume'
  | keyof typeof exportHandlers
  | keyof typeof failureHandlers
  | keyof typeof manualLinkHandlers
  | keyof typeof userStateHandlers
  | keyof typeof recordHandlers
  | keyof typeof sentBatchHandlers
  | keyof typeof sessionHandlers
  | keyof typeof viewHandlers
type Handlers = { [Name in DeskOperation]: (input: Input<Name>, session: Session, signal?: AbortSignal) => Promise<Result<Answer<Name>>> }

/** What the desk answers itself: operations of the area `desk`, behind the same door as the upstream's. */
export const localHandlers: Handlers = {
  listJournal: async ({ body }, session) => {
    const journalScope = await resolveJournalScope(session, body)
    return makeSuccess({ ...(await readJournal(journalScope, body)), isWhole: journalScope.isWhole })
  },
  getJournalEntry: async ({ params }, session) => {
    const journalScope = await resolveJournalScope(session, params)
    const entry = await readJournalEntry(journalScope, params.intentId)
    return entry ? makeSuccess(entry) : makeFailure(makeHiddenFailure(journalScope))
  },
  revealCustomerField: async ({ params, body }, session) => {
    const read = (await callAsPerson(operations.getCustomer, { params }, session, randomUUID())) as Result<Answer<'getCustomer'>>
    return read.ok ? makeSuccess({ value: read.value[body.field] ?? null }) : read
  },
  revealDebtorField,
  getVolume,
  ...userStateHandlers,
  ...recordHandlers,
  ...sentBatchHandlers,
  ...viewHandlers,
  ...failureHandlers,
  ...manualLinkHandlers,
  ...exportHandlers,
  ...sessionHandlers,
}

/** The handler of an operation, or undefined for one that goes upstream. */
export function findLocalHandler(
  name: OperationName,
): ((input: never, session: Session, signal?: AbortSignal) => Promise<Result<unknown>>) | undefined {
  return Object.hasOwn(localHandlers, name) ? localHandlers[name as DeskOperation] : undefined
}
