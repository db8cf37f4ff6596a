import 'server-only'
import type { ExportKind } from '../contracts/desk/export-files'
import { type Input, operations } from '../contracts/registry'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { placeIn } from '../database/places'
import { seal } from '../database/sealed'
import { exportedSearch } from '../domain/export-search'
import { cancelRow, type ExportRow, exportOf, exportsOf, insertExport, resumeExport } from '../exports/export-rows'
import type { Session } from '../session/current-session'
import { canContinue, receiptOf } from './export-view'
import { mayReadEach, type Place } from './may-read'
import { mayDo, mayTouch } from './rights'

type One = { params: { exportId: string } }
type Named = Promise<Result<{ exportId: string }>>

/** Exports belong to the person who is signed in, and open only while that person may read what is in them. The walk itself is a workflow. */
export const exportHandlers = {
  startExport: ({ body }: Input<'startExport'>, session: Session): Named => {
    const { exportId, file, ...search } = body
    return started(session, { id: exportId, kind: 'invoiceSummary', file, companyIds: (search.CompanyIds ?? []).map(Number) }, search)
  },

  startInvoiceExport: ({ body }: Input<'startInvoiceExport'>, session: Session): Named => {
    const { exportId, file, organizationId, ...search } = body
    return started(session, { id: exportId, kind: 'collectionInvoices', file, companyIds: [], organizationId }, search)
  },

  cancelExport: (input: One, session: Session): Named =>
    withOwn(input, session, async ({ id }) =>
      (await cancelRow(id)) ? succeeded({ exportId: id }) : failed({ kind: 'conflict', code: 'export-over' }),
    ),

  continueExport: (input: One, session: Session): Named =>
    withOwn(input, session, async (row) => {
      if (!canContinue(row)) return failed({ kind: 'conflict', code: row.state === 'running' ? 'export-moving' : 'export-over' })
      // The token that was refused is still the one of this session: going on would only be refused again.
      if (row.state === 'waiting' && row.sessionId === session.rowId) return failed({ kind: 'unauthenticated' })
      const signIns = row.signIns + (row.sessionId === session.rowId ? 0 : 1)
      const outcome = await resumeExport({ id: row.id, person: row.person, sessionId: session.rowId, signIns, parts: endedParts(row) })
      if (outcome === 'resumed') return succeeded({ exportId: row.id })
      return failed(outcome === 'busy' ? tooMany : { kind: 'conflict', code: 'export-moving' })
    }),

  getExport: (input: One, session: Session) => withOwn(input, session, async (row) => succeeded(receiptOf(row))),

  listExports: async (_: unknown, session: Session) => {
    const rows = await exportsOf(session.userName)
    const closed = await Promise.all(rows.map((row) => whyClosed(session, row)))
    return succeeded({ exports: rows.filter((_, at) => closed[at] === null).map(receiptOf) })
  },
}

type New = Pick<Parameters<typeof insertExport>[0], 'id' | 'kind' | 'file' | 'companyIds' | 'organizationId'> & { kind: ExportKind }

async function started({ userName, rowId }: Session, named: New, search: Record<string, unknown>): Named {
  const now = new Date()
  const hasRoom = await insertExport({
    ...named,
    person: userName,
    sessionId: rowId,
    search: seal(JSON.stringify(exportedSearch(named.kind, search)), placeIn.exportSearch(named.id)),
    state: 'running',
    startedAt: now,
    heartbeatAt: now,
  })
  return hasRoom ? succeeded({ exportId: named.id }) : failed(tooMany)
}

/** The parts before a new one; that of a walk which stopped with its process ended when it last told of itself. */
const endedParts = ({ parts, heartbeatAt }: ExportRow) =>
  parts.map((part) => (part.endedAt === null ? { ...part, endedAt: heartbeatAt.toISOString(), why: 'interrupted' } : part))

const tooMany: Failure = { kind: 'refused', code: 'exports-running' }

async function withOwn<Value>({ params }: One, session: Session, work: (row: ExportRow) => Promise<Result<Value>>): Promise<Result<Value>> {
  const row = await exportOf(params.exportId)
  if (row?.person !== session.userName) return failed({ kind: 'not-found' })
  const closed = await whyClosed(session, row)
  return closed === null ? work(row) : failed({ kind: 'forbidden', code: closed })
}

/** Who may no longer start an export of a kind may not open an earlier one either. */
const startOf = { invoiceSummary: operations.startExport, collectionInvoices: operations.startInvoiceExport } as const

/** Why a person may not open an export of theirs; null where they may. */
async function whyClosed(session: Session, row: ExportRow): Promise<'right' | 'scope' | null> {
  if (!mayDo(session, startOf[row.kind])) return 'right'
  if (!mayReach(session, row)) return 'scope'
  const { companyIds, organizationId } = row
  const places: Place[] = [...(companyIds.length > 0 ? [{ companyIds }] : []), ...(organizationId !== null ? [{ organizationId }] : [])]
  // An export is its person's own: while nobody can be asked, it stays theirs.
  return (await mayReadEach(session, places)).some(({ verdict }) => verdict === 'no') ? 'scope' : null
}

/** An export that names nobody may hold rows of anybody: it was made when nobody but the upstream knew the person's companies. */
function mayReach(session: Session, { companyIds, organizationId }: ExportRow): boolean {
  if (companyIds.length === 0 && organizationId === null && session.workspaces !== null) return false
  return mayTouch(session, { companyIds, ...(organizationId !== null && { organizationId }) })
}
