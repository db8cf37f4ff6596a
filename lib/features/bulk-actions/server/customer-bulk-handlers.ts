import 'server-only'
import { randomUUID } from 'node:crypto'
import { operationOfVerb } from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import type { Input } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findUndoVerb, planRowUndo } from '@/lib/features/bulk-actions/domain/undo-rows'
import type { Session } from '@/lib/platform/session/current-session'
import { withOwn } from './bulk-access'
import {
  type BulkActionRecord,
  isStale,
  openCommon,
  readUndos,
  startBulkRecord,
} from './bulk-records'
import { countImported, type NewRow, openRow, readBulkRows, storeBulkRows } from './bulk-rows'
import { isUndoLost, withJournalStates } from './row-states'

type Start = Input<'startCustomerBulkAction'>['body']
type Undo = Extract<Start, { undoes: string }>

/** Starts what is done to many customers of a client, or takes back what was done to them. */
export const customerBulkHandlers = {
  startCustomerBulkAction: async (
    { body }: Input<'startCustomerBulkAction'>,
    session: Session,
  ): Promise<Result<{ bulkActionId: string }>> => {
    const { bulkActionId, clientNo, total, ...common } = body
    if ('undoes' in body) {
      const stored = await storeUndo(body, session)
      if (!stored.ok) return stored
    }
    if ('customers' in body) {
      if (body.typedTotal.trim() !== String(body.customers))
        return makeFailure({ kind: 'invalid', fields: { typedTotal: 'missing' } })
      if ((await countImported(bulkActionId)) !== body.customers)
        return makeFailure({ kind: 'conflict', code: 'bulk-rows' })
    }
    const [first] = await readBulkRows(bulkActionId, 0, 1)
    const hasStarted =
      first?.operation === operationOfVerb[body.verb] &&
      (await startBulkRecord({
        ...{ bulkActionId, scopeId: clientNo, verb: body.verb, total, common },
        ...{ person: session.userName, sessionId: session.rowId },
      }))
    return hasStarted
      ? makeSuccess({ bulkActionId })
      : makeFailure({ kind: 'conflict', code: 'bulk-rows' })
  },
}

/**
 * Stores the rows that take another bulk action back: of each of its rows that is done, and that no
 * earlier one was begun for, unless that surely did not take it back. They are as many as the person was told, or nothing is stored.
 */
function storeUndo(undo: Undo, session: Session): Promise<Result<null>> {
  const { undoes, bulkActionId, clientNo, total, verb } = undo
  return withOwn({ params: { bulkActionId: undoes } }, session, async (record) => {
    const isMoving = record.state === 'running' && !isStale(record)
    if (record.scopeId !== clientNo || findUndoVerb(record.verb!) !== verb || isMoving)
      return makeFailure({ kind: 'conflict', code: 'bulk-undo' })
    const rows = await listUndoRows(record, undo, await listTakenBack(record))
    if (rows.length !== total) return makeFailure({ kind: 'conflict', code: 'bulk-undo' })
    for (let from = 0; from < rows.length; from += storedAtOnce) {
      const chunk = {
        bulkActionId,
        scopeId: clientNo,
        from,
        rows: rows.slice(from, from + storedAtOnce),
      }
      if (!(await storeBulkRows(session.userName, chunk)))
        return makeFailure({ kind: 'conflict', code: 'bulk-rows' })
    }
    return makeSuccess(null)
  })
}

const storedAtOnce = 500

/** The customers for whom its person has begun to take it back, but for those where it surely failed. */
async function listTakenBack({ id, person }: BulkActionRecord): Promise<Set<string>> {
  const undos = (await readUndos(person)).get(id) ?? []
  const rows = await Promise.all(undos.map((undo) => readBulkRows(undo.id, 0, undo.total!)))
  const known = await withJournalStates(rows.flat())
  const contents = known.filter(({ state }) => !isUndoLost(state)).map(openRow)
  return new Set(
    contents.flatMap((content) => (content && 'customerNo' in content ? [content.customerNo] : [])),
  )
}

async function listUndoRows(
  record: BulkActionRecord,
  undo: Undo,
  takenBack: ReadonlySet<string>,
): Promise<NewRow[]> {
  const did = openCommon(record)
  const rows = await withJournalStates(await readBulkRows(record.id, 0, record.total!))
  if (!did || !('verb' in did)) return []
  const ends = undo.verb === 'undoStop' ? undo.until : ''
  return rows
    .filter(({ state }) => state === 'done')
    .flatMap((row) => {
      const content = openRow(row)
      const planned =
        content && 'customerNo' in content && !takenBack.has(content.customerNo)
          ? planRowUndo(did, { content, idempotencyKey: row.idempotencyKey }, ends)
          : null
      const operation = operationOfVerb[undo.verb]
      return planned ? [{ operation, idempotencyKey: randomUUID(), content: planned }] : []
    })
}
