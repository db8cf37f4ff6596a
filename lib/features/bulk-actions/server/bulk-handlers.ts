import 'server-only'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { finalBulkVerbs } from '@/lib/contracts/desk/bulk/bulk-verbs'
import type { Answer, Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findSubject, isOfVerb } from '@/lib/features/bulk-actions/domain/bulk-operations'
import { resolveJournalScope } from '@/lib/features/journal/server/public'
import type { Session } from '@/lib/platform/session/current-session'
import { withOwn, withVisible } from './bulk-access'
import { listBulkRecords } from './bulk-lists'
import { resumeBulkRecord, startBulkRecord, stopBulkRecord } from './bulk-records'
import { listBulkOperations, readBulkRows } from './bulk-rows'
import { viewBulkActions, viewBulkRows } from './bulk-view'

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
    if (finalBulkVerbs.includes(verb) && typedTotal.trim() !== String(total))
      return makeFailure({ kind: 'invalid', fields: { typedTotal: 'missing' } })
    const operations = await listBulkOperations(bulkActionId)
    if (operations.some((each) => findSubject(each) !== subject || !isOfVerb(each, verb)))
      return makeFailure({ kind: 'conflict', code: 'bulk-rows' })
    const hasStarted = await startBulkRecord({
      ...{ bulkActionId, scopeId: organizationId, verb, total },
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
      makeSuccess((await viewBulkActions([record], session))[0]!),
    ),

  listBulkActions: async (
    { body }: Input<'listBulkActions'>,
    session: Session,
  ): Promise<Result<Answer<'listBulkActions'>>> => {
    const scope = await resolveJournalScope(session, body)
    const { records, more } = await listBulkRecords(scope, body)
    return makeSuccess({
      actions: await viewBulkActions(records, session),
      ...{ more, isWhole: scope.isWhole },
    })
  },

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
        const rows = await viewBulkRows(read)
        found.push(...rows.filter(({ state }) => !states || states.includes(state)))
        if (read.length < listedMax) return makeSuccess({ rows: found, more: false })
        if (found.length >= listedMax) return makeSuccess({ rows: found, more: true })
        next = read.at(-1)!.seq + 1
      }
    }),
}
