import 'server-only'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk-actions'
import type { WriteState } from '@/lib/contracts/desk/journal'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { readJournalEntry, readWriteStates } from '@/lib/platform/journal/read-journal'
import type { Session } from '@/lib/platform/session/current-session'
import {
  type BulkActionRecord,
  findBulkRecord,
  isStale,
  resumeBulkRecord,
  startBulkRecord,
  stopBulkRecord,
} from './bulk-records'
import { type BulkRowRecord, countBulkRows, openRow, readBulkRows } from './bulk-rows'

/** Rows of one answer. */
const listedMax = 200

type Named = { params: { bulkActionId: string } }
type RowPage = { rows: BulkRow[]; more: boolean }
type IdPromise = Promise<Result<{ bulkActionId: string }>>

/**
 * A bulk action is seen by who may see its line in the journal, and is stopped and gone on with by
 * its own person alone. The sending itself is a workflow.
 */
export const bulkActionHandlers = {
  startBulkAction: async ({ body }: Input<'startBulkAction'>, session: Session): IdPromise => {
    const { bulkActionId, organizationId, verb, subject, total, reason, until, typedTotal } = body
    if (verb === 'withdraw' && typedTotal.trim() !== String(total))
      return makeFailure({ kind: 'invalid', fields: { typedTotal: 'missing' } })
    if (subject !== (await readSubject(bulkActionId)))
      return makeFailure({ kind: 'conflict', code: 'bulk-rows' })
    const hasStarted = await startBulkRecord({
      ...{ bulkActionId, organizationId, verb, total },
      ...{ person: session.userName, sessionId: session.rowId },
      common: { reason: reason.trim(), until },
    })
    return hasStarted
      ? makeSuccess({ bulkActionId })
      : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
  },

  stopBulkAction: (input: Named, session: Session): IdPromise =>
    withOwn(input, session, async ({ id }) =>
      (await stopBulkRecord(id))
        ? makeSuccess({ bulkActionId: id })
        : makeFailure({ kind: 'conflict', code: 'bulk-ended' }),
    ),

  continueBulkAction: (input: Named, session: Session): IdPromise =>
    withOwn(input, session, async ({ id, state, sessionId }) => {
      // The token that was refused is still the one of this session.
      if (state === 'waiting' && sessionId === session.rowId)
        return makeFailure({ kind: 'unauthenticated' })
      return (await resumeBulkRecord(id, session.rowId))
        ? makeSuccess({ bulkActionId: id })
        : makeFailure({ kind: 'conflict', code: 'bulk-moving' })
    }),

  getBulkAction: (input: Named, session: Session): Promise<Result<BulkAction>> =>
    withVisible(input, session, async (record) =>
      makeSuccess(
        toBulkAction(record, await readSubject(record.id), await countRows(record), session),
      ),
    ),

  listBulkActionRows: (
    input: Input<'listBulkActionRows'>,
    session: Session,
  ): Promise<Result<RowPage>> =>
    withVisible<RowPage>(input, session, async ({ id }) => {
      const { from = 0, states } = input.body ?? {}
      const found: BulkRow[] = []
      let next = from
      for (;;) {
        const read = await readBulkRows(id, next, listedMax)
        const rows = await Promise.all((await withJournalStates(read)).map(toBulkRow))
        found.push(...rows.filter(({ state }) => !states || states.includes(state)))
        if (read.length < listedMax) return makeSuccess({ rows: found, more: false })
        if (found.length >= listedMax) return makeSuccess({ rows: found, more: true })
        next = read.at(-1)!.seq + 1
      }
    }),
}

async function withVisible<Value>(
  { params }: Named,
  session: Session,
  work: (record: BulkActionRecord) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const record = await findBulkRecord(params.bulkActionId)
  if (!record) return makeFailure({ kind: 'not-found' })
  const scope = await resolveJournalScope(session, {
    organizationId: record.organizationId,
    idempotencyKey: record.id,
  })
  const line = await readJournalEntry(scope, record.id)
  return line ? work(record) : makeFailure(makeHiddenFailure(scope))
}

const withOwn = <Value>(
  input: Named,
  session: Session,
  work: (record: BulkActionRecord) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  withVisible(input, session, async (record) =>
    record.person === session.userName ? work(record) : makeFailure({ kind: 'not-found' }),
  )

/**
 * What the journal has come to know of a row since it was sent: a check, or an answer that came
 * late.
 */
async function withJournalStates(rows: readonly BulkRowRecord[]): Promise<BulkRowRecord[]> {
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

async function countRows({ id }: BulkActionRecord): Promise<Counts> {
  const { counts, open } = await countBulkRows(id)
  const known = await withJournalStates(open)
  for (const { state } of known) counts[state] = (counts[state] ?? 0) + 1
  return counts
}

/** Rows of one bulk action are all of one kind. */
async function readSubject(id: string): Promise<BulkAction['subject']> {
  const [first] = await readBulkRows(id, 0, 1)
  return first?.operation.endsWith('Invoice') ? 'invoice' : 'case'
}

function toBulkAction(
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
    organizationId: record.organizationId,
    state: state === 'running' && !isMoving ? 'interrupted' : (state as BulkAction['state']),
    why: record.why,
    total: total!,
    counts,
    pausedUntil: record.pausedUntil?.toISOString() ?? null,
    canContinue:
      isOwn && !isMoving && state !== 'over' && (counts.waiting ?? 0) + (counts.sending ?? 0) > 0,
    canStop: isOwn && (state === 'running' || state === 'waiting'),
    startedAt: record.startedAt.toISOString(),
    endedAt: record.endedAt?.toISOString() ?? null,
    askedAt: new Date().toISOString(),
  }
}

function toBulkRow(row: BulkRowRecord): BulkRow {
  const { seq, idempotencyKey, operation, state, failure } = row
  const content = openRow(row)
  const amount = content?.seen.remainingAmount ?? null
  const currency = content?.seen.currency ?? null
  return {
    ...{ seq, idempotencyKey, operation, state, failure },
    subject: toSubject(content),
    remaining: amount === null || currency === null ? null : { amount, currency },
  }
}

function toSubject(content: ReturnType<typeof openRow>): BulkRow['subject'] {
  if (!content) return null
  return 'caseNumber' in content
    ? { is: 'case', id: content.caseId, number: String(content.caseNumber) }
    : { is: 'invoice', id: content.invoiceId, number: content.invoiceNumber }
}
