import 'server-only'
import { type Input, type OperationName, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { offersFor, stateAfterRecord } from '../domain/resend-rules'
import { readJournalEntry } from '../journal/read-journal'
import { journalRow, noteRecord } from '../journal/write-journal'
import type { Session } from '../session/current-session'
import { notShown, readerOf } from './reader-of'
import { mayDo, mayTouch } from './rights'
import { readSent } from './sent-batch-handlers'

/** What persons record of writes whose outcome nobody could look up. */
export const recordHandlers = {
  recordOutcome: async ({ params, body }: Input<'recordOutcome'>, session: Session): Promise<Result<null>> => {
    const reader = await readerOf(session, params)
    const entry = await readJournalEntry(reader, params.intentId)
    if (!entry) return failed(notShown(reader))
    const { clientNo, organizationId } = entry
    const operation = operations[entry.operation as OperationName]
    if (operation?.effect !== 'write' || operation.area === 'desk') return failed({ kind: 'conflict', code: 'not-open' })
    if (clientNo !== (body.clientNo ?? null) || organizationId !== (body.organizationId ?? null)) return failed({ kind: 'forbidden', code: 'scope' })
    if (!mayDo(session, operation)) return failed({ kind: 'forbidden', code: 'right' })
    if (!mayTouch(session, { ...(clientNo && { clientNo }), ...(organizationId && { organizationId }) }))
      return failed({ kind: 'forbidden', code: 'scope' })

    // A batch that can be read tells more than a person: it is read first, and its end noted.
    const sent = await readSent(params.intentId, session)
    const known = sent.ok ? sent.value.sent : { operation: entry.operation, state: entry.state, batchId: null, end: null }
    if (!offersFor(known, sent.ok && sent.value.unread !== null).canRecord) return failed({ kind: 'conflict', code: 'not-open' })

    const row = await journalRow(params.intentId)
    const record = { at: new Date().toISOString(), person: session.userName, found: body.found, note: body.note.trim() }
    const isNoted = row !== null && (await noteRecord(row, record, stateAfterRecord(known.end, body.found)))
    return isNoted ? succeeded(null) : failed({ kind: 'conflict', code: 'not-open' })
  },
}
