import 'server-only'
import { randomUUID } from 'node:crypto'
import type { SentBatch, SentRow } from '../contracts/desk/batches'
import { type Answer, type Input, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { collectionFates, endOf, foundInEnd, receivablesFates } from '../domain/batch-fates'
import { withRecord } from '../domain/resend-rules'
import { sentRows } from '../domain/sent-rows'
import { noteBatchEnd, readSentBatch, readSentBatches } from '../journal/sent-batches'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
import { guarded } from './guarded'
import { notShown, readerOf } from './reader-of'
import { mayDo, mayTouch } from './rights'

type ReadBatch = NonNullable<Answer<'getSentBatch'>['batch']>

/** The batches that were sent from here: out of the journal, and one of them as the upstream shows it. */
export const sentBatchHandlers = {
  listSentBatches: async ({ body }: Input<'listSentBatches'>, session: Session) => {
    const reader = await readerOf(session, body)
    return succeeded({ ...(await readSentBatches(reader, body)), isWhole: reader.isWhole })
  },
  getSentBatch: async ({ params }: Input<'getSentBatch'>, session: Session, signal?: AbortSignal): Promise<Result<Answer<'getSentBatch'>>> => {
    return readSent(params.intentId, session, signal)
  },
}

/** A 202 without a body: the batch runs, and that is all that is known. */
const stillRunning = { status: 'RUNNING' }

/** One write with a batch, its batch as it is now, and how that ended noted in the journal; as far as the person may see it. */
export async function readSent(intentId: string, session: Session, signal?: AbortSignal): Promise<Result<Answer<'getSentBatch'>>> {
  const reader = await readerOf(session, { intentId })
  const found = await readSentBatch(reader, intentId)
  if (!found) return failed(notShown(reader))
  const rows = sentRows((found.payload as { body?: unknown } | null)?.body)
  const read = await readUpstream(found.sent, rows, session, signal)
  if (!read?.ok) return succeeded({ sent: found.sent, rows, batch: null, unread: read?.failure ?? null })
  const tellsMore = saysMore(found.sent, read.value, rows !== null)
  if (tellsMore) await guarded('noteBatchEnd', () => noted(found.sent, read.value, rows !== null, session))
  const now = (tellsMore ? await readSentBatch(reader, intentId) : found)?.sent ?? found.sent
  return succeeded({
    sent: now,
    rows,
    batch: { ...read.value, rows: read.value.rows.map((row) => ({ ...row, is: withRecord(row.is, now.record) })) },
    unread: null,
  })
}

/** Whether a batch that was read tells more than the journal holds of it. What was not known of an ended one may be told by a later read. */
function saysMore({ state, end, record }: SentBatch, batch: ReadBatch, areRowsKnown: boolean): boolean {
  if (!batch.isOver || record !== null) return false
  if (end === null) return state === 'accepted' || state === 'unknown'
  return state === 'unknown' && (foundInEnd(batch, areRowsKnown) !== 'untold' || endOf(batch, new Date()).untold !== end.untold)
}

/** The batch as the upstream shows it; null where none is named. */
async function readUpstream(sent: SentBatch, rows: SentRow[] | null, session: Session, signal?: AbortSignal): Promise<Result<ReadBatch> | null> {
  const { batchId, organizationId, clientNo } = sent
  if (!batchId) return null
  if (organizationId) {
    const operation = operations.getCollectionBatch
    if (!mayDo(session, operation) || !mayTouch(session, { organizationId })) return failed({ kind: 'forbidden', code: 'scope' })
    const read = await callAsPerson(operation, { params: { organizationId, batchId } }, session, randomUUID(), signal)
    if (!read.ok) return read
    const answer = read.value as Answer<'getCollectionBatch'>
    if (!mayTouch(session, operation.scopeOfAnswer(answer))) return failed({ kind: 'forbidden', code: 'scope-of-answer' })
    return succeeded(collectionFates(answer.data ?? {}, rows))
  }
  if (!clientNo) return null
  const operation = operations.getReceivablesBatch
  if (!mayDo(session, operation) || !mayTouch(session, { clientNo })) return failed({ kind: 'forbidden', code: 'scope' })
  const read = await callAsPerson(operation, { params: { clientno: clientNo, batchuuid: batchId } }, session, randomUUID(), signal)
  return read.ok ? succeeded(receivablesFates((read.value as Answer<'getReceivablesBatch'>) ?? stillRunning, rows)) : read
}

async function noted({ intentId }: SentBatch, batch: ReadBatch, areRowsKnown: boolean, { userName }: Session): Promise<Result<null>> {
  const rowStates = areRowsKnown ? batch.rows.map(({ is }) => is) : []
  await noteBatchEnd(intentId, { end: endOf(batch, new Date()), rowStates, found: foundInEnd(batch, areRowsKnown), person: userName })
  return succeeded(null)
}
