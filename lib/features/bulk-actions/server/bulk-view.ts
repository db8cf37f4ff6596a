import 'server-only'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { findSubject } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { findUndoVerb } from '@/lib/features/bulk-actions/domain/undo-rows'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import { readBatchIds } from '@/lib/platform/journal/sent-batches'
import type { Session } from '@/lib/platform/session/current-session'
import { type BulkActionRecord, isStale, toPlace } from './bulk-records'
import { type BulkRowRecord, countBulkRows, isOpenRow, type OpenRow, openRow } from './bulk-rows'

/** Bulk actions as a person reads them, with how many of their rows stand where. */
export async function viewBulkActions(
  records: readonly BulkActionRecord[],
  session: Session,
): Promise<BulkAction[]> {
  const counted = await countBulkRows(records.map(({ id }) => id))
  const open = Map.groupBy(await withJournalStates(counted.open), (row) => row.bulkActionId)
  const settled = Map.groupBy(counted.settled, (row) => row.bulkActionId)
  return records.map((record) => {
    const counts: BulkAction['counts'] = {}
    for (const { state, count } of settled.get(record.id) ?? []) addTo(counts, state, count)
    for (const { state } of open.get(record.id) ?? []) addTo(counts, state, 1)
    const [first] = [...(settled.get(record.id) ?? []), ...(open.get(record.id) ?? [])]
    return toBulkAction(record, findSubject(first?.operation ?? ''), counts, session)
  })
}

function addTo(counts: BulkAction['counts'], state: BulkRow['state'], count: number) {
  counts[state] = (counts[state] ?? 0) + count
}

/** Rows as a person reads them, each as the journal has come to know it. */
export async function viewBulkRows(rows: readonly BulkRowRecord[]): Promise<BulkRow[]> {
  const batchIds = await readBatchIds(rows.map(({ idempotencyKey }) => idempotencyKey))
  return (await withJournalStates(rows)).map((row) => toBulkRow(row, batchIds))
}

/**
 * What the journal has come to know of a row since it was sent: a check, or an answer that came
 * late.
 */
export async function withJournalStates<Row extends OpenRow>(rows: readonly Row[]): Promise<Row[]> {
  const open = rows.filter(isOpenRow)
  const known = await readWriteStates(open.map(({ idempotencyKey }) => idempotencyKey))
  return rows.map((row) => {
    const state = isOpenRow(row) ? known.get(row.idempotencyKey) : undefined
    const now = state && rowStates[state]
    return now ? { ...row, state: now } : row
  })
}

/** A write that was not sent, and one that is being sent, say nothing that the row does not say. */
const rowStates: Record<WriteState, BulkRow['state'] | null> = {
  done: 'done',
  accepted: 'accepted',
  refused: 'refused',
  'not-applied': 'not-applied',
  unknown: 'unknown',
  'not-sent': null,
  sending: null,
}

function toBulkAction(
  record: BulkActionRecord,
  subject: BulkAction['subject'],
  counts: BulkAction['counts'],
  session: Session,
): BulkAction {
  const { id, state, person, verb, total } = record
  const isOwn = person === session.userName
  const isMoving = state === 'running' && !isStale(record)
  return {
    bulkActionId: id,
    verb: verb!,
    subject,
    person,
    organizationId: null,
    clientNo: null,
    ...toPlace(record),
    state: state === 'running' && !isMoving ? 'interrupted' : (state as BulkAction['state']),
    why: record.why,
    total: total!,
    counts,
    pausedUntil: record.pausedUntil?.toISOString() ?? null,
    canContinue:
      isOwn && !isMoving && state !== 'over' && (counts.waiting ?? 0) + (counts.sending ?? 0) > 0,
    canStop: isOwn && (state === 'running' || state === 'waiting'),
    undoable: isOwn && !isMoving && findUndoVerb(verb!) ? (counts.done ?? 0) : 0,
    startedAt: record.startedAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    askedAt: new Date().toISOString(),
  }
}

const pickAmount = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount,
  currency,
})

function toBulkRow(row: BulkRowRecord, batchIds: ReadonlyMap<string, string>): BulkRow {
  const { seq, idempotencyKey, operation, state, failure } = row
  const content = openRow(row)
  const seen = content && 'seen' in content ? content.seen : null
  const [amount, currency] = [seen?.remainingAmount ?? null, seen?.currency ?? null]
  return {
    ...{ seq, idempotencyKey, operation, state, failure },
    subject: toSubject(content),
    remaining: amount === null || currency === null ? null : { amount, currency },
    adjustment: content && 'adjustment' in content ? pickAmount(content.adjustment) : null,
    batchId: batchIds.get(idempotencyKey) ?? null,
  }
}

function toSubject(content: ReturnType<typeof openRow>): BulkRow['subject'] {
  if (!content) return null
  if ('customerNo' in content) {
    const { customerNo, name } = content
    return { is: 'customer', id: customerNo, number: customerNo, name }
  }
  if ('caseNumber' in content)
    return { is: 'case', id: content.caseId, number: String(content.caseNumber), name: null }
  const id = 'adjustment' in content ? content.adjustment.invoiceId : content.invoiceId
  return { is: 'invoice', id, number: content.invoiceNumber, name: null }
}
