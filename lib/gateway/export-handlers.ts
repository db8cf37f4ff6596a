import 'server-only'
import type { Input } from '../contracts/registry'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { seal } from '../database/sealed'
import { exportedSearch } from '../domain/export-search'
import { cancelRow, type ExportRow, exportOf, exportsOf, insertExport, resumeExport } from '../exports/export-rows'
import type { Session } from '../session/current-session'
import { canContinue, receiptOf } from './export-view'
import { mayTouch } from './rights'

type One = { params: { exportId: string } }
type Named = Promise<Result<{ exportId: string }>>

/** Exports belong to the person who is signed in, and open only while that person may touch every company in them. The walk itself is a workflow. */
export const exportHandlers = {
  startExport: async ({ body }: Input<'startExport'>, session: Session): Named => {
    const { exportId, file, ...search } = body
    const now = new Date()
    const hasRoom = await insertExport({
      id: exportId,
      person: session.userName,
      sessionId: session.rowId,
      search: seal(JSON.stringify(exportedSearch(search))),
      companyIds: (search.CompanyIds ?? []).map(Number),
      file,
      state: 'running',
      startedAt: now,
      heartbeatAt: now,
    })
    return hasRoom ? succeeded({ exportId }) : failed(tooMany)
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
    return succeeded({ exports: rows.filter((row) => mayOpen(session, row)).map(receiptOf) })
  },
}

/** The parts before a new one; that of a walk which stopped with its process ended when it last told of itself. */
const endedParts = ({ parts, heartbeatAt }: ExportRow) =>
  parts.map((part) => (part.endedAt === null ? { ...part, endedAt: heartbeatAt.toISOString(), why: 'interrupted' } : part))

const tooMany: Failure = { kind: 'refused', code: 'exports-running' }

async function withOwn<Value>({ params }: One, session: Session, work: (row: ExportRow) => Promise<Result<Value>>): Promise<Result<Value>> {
  const row = await exportOf(params.exportId)
  if (row?.person !== session.userName) return failed({ kind: 'not-found' })
  return mayOpen(session, row) ? work(row) : failed({ kind: 'forbidden', code: 'scope' })
}

/** An export that names no company may hold rows of any: it was made when nobody but the upstream knew the person's companies. */
const mayOpen = (session: Session, { companyIds }: ExportRow) =>
  (companyIds.length > 0 || session.workspaces === null) && mayTouch(session, { companyIds })
