import 'server-only'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk-actions'
import { caseDecisions, invoiceDecisions } from '@/lib/contracts/desk/decision'
import type { WriteState } from '@/lib/contracts/desk/journal'
import { findUndoVerb } from '@/lib/features/bulk-actions/domain/undo-rows'
import { readWriteStates } from '@/lib/platform/journal/read-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { isAmong } from '@/lib/shared/is-among'
import { type BulkActionRecord, isStale, toPlace } from './bulk-records'
import { type BulkRowRecord, countBulkRows, openRow, readBulkRows } from './bulk-rows'

/**
 * What the journal has come to know of a row since it was sent: a check, or an answer that came
 * late.
 */
export async function withJournalStates(rows: readonly BulkRowRecord[]): Promise<BulkRowRecord[]> {
  const open = rows.filter(({ state }) => state === 'unknown' || state === 'sending')
  const known = await readWriteStates(open.map(({ idempotencyKey }) => idempotencyKey))
  return rows.map((row) => {
    const state = open.includes(row) ? known.get(row.idempotencyKey) : undefined
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

type Counts = BulkAction['counts']

/** How many rows stand where, by what is known now. */
export async function countRows({ id }: BulkActionRecord): Promise<Counts> {
  const { counts, open } = await countBulkRows(id)
  const known = await withJournalStates(open)
  for (const { state } of known) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** Rows of one bulk action are all of one kind. */
export async function readSubject(id: string): Promise<BulkAction['subject']> {
  const operation = (await readBulkRows(id, 0, 1))[0]?.operation ?? ''
  if (isAmong(invoiceDecisions, operation)) return 'invoice'
  return isAmong(caseDecisions, operation) ? 'case' : 'customer'
}

/** A bulk action as its person, or another one, is told of it. */
export function toBulkAction(
  record: BulkActionRecord,
  subject: BulkAction['subject'],
  counts: Counts,
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

/** One row of it with its result. */
export function toBulkRow(row: BulkRowRecord): BulkRow {
  const { seq, idempotencyKey, operation, state, failure } = row
  const content = openRow(row)
  const seen = content && 'seen' in content ? content.seen : null
  const [amount, currency] = [seen?.remainingAmount ?? null, seen?.currency ?? null]
  return {
    ...{ seq, idempotencyKey, operation, state, failure },
    subject: toSubject(content),
    remaining: amount === null || currency === null ? null : { amount, currency },
  }
}

function toSubject(content: ReturnType<typeof openRow>): BulkRow['subject'] {
  if (!content) return null
  if ('customerNo' in content) {
    const { customerNo, name } = content
    return { is: 'customer', id: customerNo, number: customerNo, name }
  }
  return 'caseNumber' in content
    ? { is: 'case', id: content.caseId, number: String(content.caseNumber), name: null }
    : { is: 'invoice', id: content.invoiceId, number: content.invoiceNumber, name: null }
}
