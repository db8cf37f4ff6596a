import 'server-only'
import { type Input, type OperationName, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { mayDo, mayTouch } from '@/lib/platform/gateway/rights'
import { noteRecord } from '@/lib/platform/journal/note-findings'
import { readJournalEntry } from '@/lib/platform/journal/read-journal'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { getRecordedState, getResendActions } from '@/lib/shared/batch-rows/resend-rules'
import { refreshSentBatch } from './sent-batch-handlers'

/** What persons record of writes whose outcome nobody could look up. */
export const recordHandlers = {
  recordOutcome: async (
    { params, body }: Input<'recordOutcome'>,
    session: Session,
  ): Promise<Result<null>> => {
    const journalScope = await resolveJournalScope(session, params)
    const found = await readJournalEntry(journalScope, params.idempotencyKey)
    if (!found) return makeFailure(makeHiddenFailure(journalScope))
    const { entry } = found
    const { clientNo, organizationId } = entry
    const operation = operations[entry.operation as OperationName]
    if (operation?.effect !== 'write' || operation.area === 'desk')
      return makeFailure({ kind: 'conflict', code: 'not-open' })
    if (clientNo !== (body.clientNo ?? null) || organizationId !== (body.organizationId ?? null))
      return makeFailure({ kind: 'forbidden', code: 'scope' })
    if (!mayDo(session, operation)) return makeFailure({ kind: 'forbidden', code: 'right' })
    if (
      !mayTouch(session, {
        ...(clientNo && { clientNo }),
        ...(organizationId && { organizationId }),
      })
    )
      return makeFailure({ kind: 'forbidden', code: 'scope' })

    // A batch that can be read tells more than a person: it is read first, and its end noted.
    const sent = await refreshSentBatch(params.idempotencyKey, session)
    const known = sent.ok
      ? sent.value.sent
      : { operation: entry.operation, state: entry.state, batchId: null, end: null }
    if (!getResendActions(known, sent.ok && sent.value.unread !== null).canRecord)
      return makeFailure({ kind: 'conflict', code: 'not-open' })

    const row = await findJournalRow(params.idempotencyKey)
    const record = {
      at: new Date().toISOString(),
      person: session.userName,
      found: body.found,
      note: body.note.trim(),
    }
    const isNoted =
      row !== null && (await noteRecord(row, record, getRecordedState(known.end, body.found)))
    return isNoted ? makeSuccess(null) : makeFailure({ kind: 'conflict', code: 'not-open' })
  },
}
