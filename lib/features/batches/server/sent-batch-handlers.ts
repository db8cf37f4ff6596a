import 'server-only'
import { randomUUID } from 'node:crypto'
import type { SentBatch, SentRow } from '@/lib/contracts/desk/batches'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { catchUnexpected } from '@/lib/platform/gateway/catch-unexpected'
import { mayDo, mayTouch } from '@/lib/platform/gateway/rights'
import { noteBatchEnd, noteFoundBatch } from '@/lib/platform/journal/note-batches'
import {
  readSentBatch,
  readSentBatches,
  rereadSentBatch,
} from '@/lib/platform/journal/sent-batches'
import type { Session } from '@/lib/platform/session/current-session'
import { withRecord } from '@/lib/shared/batch-rows/resend-rules'
import {
  classifyBatchOutcome,
  resolveCollectionBatch,
  resolveReceivablesBatch,
  summarizeBatch,
} from '@/lib/shared/batch-rows/row-results'
import { parseSentRows } from '@/lib/shared/batch-rows/sent-rows'

type ReadBatch = NonNullable<Answer<'getSentBatch'>['batch']>

/**
 * The batches that were sent from here: out of the journal, and one of them as the upstream shows
 * it.
 */
export const sentBatchHandlers = {
  listSentBatches: async ({ body }: Input<'listSentBatches'>, session: Session) => {
    const journalScope = await resolveJournalScope(session, body)
    return makeSuccess({
      ...(await readSentBatches(journalScope, body)),
      isWhole: journalScope.isWhole,
    })
  },
  getSentBatch: async (
    { params }: Input<'getSentBatch'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<Answer<'getSentBatch'>>> => {
    return refreshSentBatch(params.idempotencyKey, session, signal)
  },
}

/** A 202 without a body: the batch runs, and that is all that is known. */
const runningBatch = { status: 'RUNNING' }

/**
 * One write with a batch, its batch as it is now, and how that ended noted in the journal; as far
 * as the person may see it. A batch that can be read again replaces what a person recorded while it
 * could not.
 */
export async function refreshSentBatch(
  idempotencyKey: string,
  session: Session,
  signal?: AbortSignal,
): Promise<Result<Answer<'getSentBatch'>>> {
  const journalScope = await resolveJournalScope(session, { idempotencyKey })
  const found = await readSentBatch(journalScope, idempotencyKey)
  if (!found) return makeFailure(makeHiddenFailure(journalScope))
  const rows = parseSentRows((found.payload as { body?: unknown } | null)?.body)
  const read = await fetchUpstreamBatch(found.sent, rows, session, signal)
  if (!read?.ok)
    return makeSuccess({ sent: found.sent, rows, batch: null, unread: read?.failure ?? null })
  const isOpenAgain = isFoundRunning(found.sent, read.value)
  const isNews = isOpenAgain || hasNewOutcome(found.sent, read.value, rows !== null)
  if (isNews)
    await catchUnexpected('noteBatchEnd', () =>
      isOpenAgain
        ? recordRunning(found.sent, session)
        : recordBatchEnd(found.sent, read.value, rows !== null, session),
    )
  const now =
    (isNews && (await rereadSentBatch(journalScope, idempotencyKey, found.payload))) || found.sent
  return makeSuccess({
    sent: now,
    rows,
    batch: {
      ...read.value,
      rows: read.value.rows.map((row) => ({ ...row, is: withRecord(row.is, now.record) })),
    },
    unread: null,
  })
}

/** Whether a batch has yet to end of which a person has recorded that nothing of it is booked. */
const isFoundRunning = ({ record, end }: SentBatch, { isOver, status }: ReadBatch): boolean =>
  record?.found === 'not-applied' && end === null && !isOver && status !== null

/**
 * Whether a batch that was read tells more than the journal holds of it. What was not known of an
 * ended one may be told by a later read, unless that knows less of the rows than the journal does,
 * also where a person has recorded since that it is not booked.
 */
function hasNewOutcome(
  { state, end, record, rows }: SentBatch,
  batch: ReadBatch,
  areRowsKnown: boolean,
): boolean {
  if (!batch.isOver || record?.found === 'applied') return false
  const isOpen = state === 'unknown' || record !== null
  if (!isOpen && (end !== null || state !== 'accepted')) return false
  if (classifyBatchOutcome(batch, areRowsKnown, rows) !== 'untold') return true
  if (record !== null && !areRowsKnown) return false
  return end === null || (areRowsKnown && summarizeBatch(batch, new Date()).untold !== end.untold)
}

/** The batch as the upstream shows it; null where none is named. */
async function fetchUpstreamBatch(
  sent: SentBatch,
  rows: SentRow[] | null,
  session: Session,
  signal?: AbortSignal,
): Promise<Result<ReadBatch> | null> {
  const { batchId, organizationId, clientNo } = sent
  if (!batchId) return null
  if (organizationId) {
    const operation = operations.getCollectionBatch
    if (!mayDo(session, operation) || !mayTouch(session, { organizationId }))
      return makeFailure({ kind: 'forbidden', code: 'scope' })
    const read = await callAsPerson(
      operation,
      { params: { organizationId, batchId } },
      session,
      randomUUID(),
      signal,
    )
    if (!read.ok) return read
    const answer = read.value as Answer<'getCollectionBatch'>
    if (!mayTouch(session, operation.scopeOfAnswer(answer)))
      return makeFailure({ kind: 'forbidden', code: 'scope-of-answer' })
    return makeSuccess(resolveCollectionBatch(answer.data ?? {}, rows))
  }
  if (!clientNo) return null
  const operation = operations.getReceivablesBatch
  if (!mayDo(session, operation) || !mayTouch(session, { clientNo }))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  const read = await callAsPerson(
    operation,
    { params: { clientno: clientNo, batchuuid: batchId } },
    session,
    randomUUID(),
    signal,
  )
  return read.ok
    ? makeSuccess(
        resolveReceivablesBatch(
          (read.value as Answer<'getReceivablesBatch'>) ?? runningBatch,
          rows,
        ),
      )
    : read
}

async function recordBatchEnd(
  { idempotencyKey, rows }: SentBatch,
  batch: ReadBatch,
  areRowsKnown: boolean,
  { userName }: Session,
): Promise<Result<null>> {
  const rowStates = areRowsKnown ? batch.rows.map(({ is }) => is) : []
  await noteBatchEnd(idempotencyKey, {
    end: summarizeBatch(batch, new Date()),
    rowStates,
    found: classifyBatchOutcome(batch, areRowsKnown, rows),
    person: userName,
  })
  return makeSuccess(null)
}

async function recordRunning(
  { idempotencyKey, batchId }: SentBatch,
  { userName }: Session,
): Promise<Result<null>> {
  const look = { at: new Date().toISOString(), person: userName, stored: {} }
  await noteFoundBatch(idempotencyKey, batchId, { ...look, found: 'applied' })
  return makeSuccess(null)
}
