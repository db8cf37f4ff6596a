import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Answer, type Input, type OperationName, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { readJournal, readJournalEntry } from '../journal/read-journal'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
import { exportHandlers } from './export-handlers'
import { failureHandlers } from './failure-handlers'
import { joinHandlers } from './join-handlers'
import { keptHandlers } from './kept-handlers'
import { notShown, readerOf } from './reader-of'
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
  | keyof typeof joinHandlers
  | keyof typeof keptHandlers
  | keyof typeof recordHandlers
  | keyof typeof sentBatchHandlers
  | keyof typeof sessionHandlers
  | keyof typeof viewHandlers
type Handlers = { [Name in DeskOperation]: (input: Input<Name>, session: Session, signal?: AbortSignal) => Promise<Result<Answer<Name>>> }

/** What the desk answers itself: operations of the area `desk`, behind the same door as the upstream's. */
export const localHandlers: Handlers = {
  listJournal: async ({ body }, session) => {
    const reader = await readerOf(session, body)
    return succeeded({ ...(await readJournal(reader, body)), isWhole: reader.isWhole })
  },
  getJournalEntry: async ({ params }, session) => {
    const reader = await readerOf(session, params)
    const entry = await readJournalEntry(reader, params.intentId)
    return entry ? succeeded(entry) : failed(notShown(reader))
  },
  revealCustomerField: async ({ params, body }, session) => {
    const read = (await callAsPerson(operations.getCustomer, { params }, session, randomUUID())) as Result<Answer<'getCustomer'>>
    return read.ok ? succeeded({ value: read.value[body.field] ?? null }) : read
  },
  revealDebtorField,
  getVolume,
  ...keptHandlers,
  ...recordHandlers,
  ...sentBatchHandlers,
  ...viewHandlers,
  ...failureHandlers,
  ...joinHandlers,
  ...exportHandlers,
  ...sessionHandlers,
}

/** The handler of an operation, or undefined for one that goes upstream. */
export function localHandlerOf(
  name: OperationName,
): ((input: never, session: Session, signal?: AbortSignal) => Promise<Result<unknown>>) | undefined {
  return Object.hasOwn(localHandlers, name) ? localHandlers[name as DeskOperation] : undefined
}
