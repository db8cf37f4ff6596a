import 'server-only'
import { randomUUID } from 'node:crypto'
import type { SentBatch, SentRow } from '../contracts/desk/batches'
import { type Answer, type Input, operations } from '../contracts/registry'
import { failed, type Result, succeeded } from '../contracts/result'
import { collectionFates, endOf, receivablesFates } from '../domain/batch-fates'
import { sentRows } from '../domain/sent-rows'
import { noteBatchEnd, readSentBatch, readSentBatches } from '../journal/sent-batches'
import type { Session } from '../session/current-session'
import { callAsPerson } from './call-as-person'
import { guarded } from './guarded'
import { readerOf } from './reader-of'
import { mayDo, mayTouch } from './rights'

type ReadBatch = NonNullable<Answer<'getSentBatch'>['batch']>

/** The batches that were sent from here: out of the journal, and one of them as the upstream shows it. */
export const sentBatchHandlers = {
  listSentBatches: async ({ body }: Input<'listSentBatches'>, session: Session) => succeeded(await readSentBatches(readerOf(session), body)),
  getSentBatch: async ({ params }: Input<'getSentBatch'>, session: Session, signal?: AbortSignal): Promise<Result<Answer<'getSentBatch'>>> => {
    const found = await readSentBatch(readerOf(session), params.intentId)
    if (!found) return failed({ kind: 'not-found' })
    const rows = sentRows((found.payload as { body?: unknown } | null)?.body)
    const read = await readUpstream(found.sent, rows, session, signal)
    if (!read) return succeeded({ sent: found.sent, rows, batch: null, unread: null })
    if (!read.ok) return succeeded({ sent: found.sent, rows, batch: null, unread: read.failure })
    const isNew = read.value.isOver && found.sent.state === 'accepted' && !found.sent.end
    if (isNew) await guarded('noteBatchEnd', () => noted(found.sent, read.value, session))
    const again = isNew ? await readSentBatch(readerOf(session), params.intentId) : found
    return succeeded({ sent: again?.sent ?? found.sent, rows, batch: read.value, unread: null })
  },
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
  return read.ok ? succeeded(receivablesFates(read.value as Answer<'getReceivablesBatch'>, rows)) : read
}

async function noted({ intentId }: SentBatch, batch: ReadBatch, session: Session): Promise<Result<null>> {
  const end = endOf(batch, new Date())
  const untold = batch.rows.filter(({ is }) => is === 'untold').length
  const held = end.succeeded + end.taken
  const found = end.failed + untold === 0 && held > 0 ? 'applied' : held + untold === 0 && end.failed > 0 ? 'not-applied' : 'partly'
  await noteBatchEnd(intentId, end, { person: session.userName, found })
  return succeeded(null)
}
