import 'server-only'
import type { ExportKind } from '@/lib/contracts/desk/export-files'
import { type Input, operations } from '@/lib/contracts/registry'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { pickExportFilters } from '@/lib/features/exports/domain/export-filters'
import { placeIn } from '@/lib/platform/database/places'
import { seal } from '@/lib/platform/database/sealed'
import { mayReadEach, type Place } from '@/lib/platform/gateway/may-read'
import { mayDo, mayTouch } from '@/lib/platform/gateway/rights'
import type { Session } from '@/lib/platform/session/current-session'
import { canContinue, toExportReceipt } from './export-receipt'
import {
  cancelExportRow,
  type ExportRow,
  findExportRow,
  insertExport,
  readExportRows,
  resumeExport,
} from './store/export-rows'

type ExportInput = { params: { exportId: string } }
type ExportIdPromise = Promise<Result<{ exportId: string }>>

/**
 * Exports belong to the person who is signed in, and open only while that person may read what is
 * in them. The run itself is a workflow.
 */
export const exportHandlers = {
  startExport: ({ body }: Input<'startExport'>, session: Session): ExportIdPromise => {
    const { exportId, file, ...search } = body
    return createExport(
      session,
      {
        id: exportId,
        kind: 'invoiceSummary',
        file,
        companyIds: (search.CompanyIds ?? []).map(Number),
      },
      search,
    )
  },

  startInvoiceExport: (
    { body }: Input<'startInvoiceExport'>,
    session: Session,
  ): ExportIdPromise => {
    const { exportId, file, organizationId, ...search } = body
    return createExport(
      session,
      { id: exportId, kind: 'collectionInvoices', file, companyIds: [], organizationId },
      search,
    )
  },

  cancelExport: (input: ExportInput, session: Session): ExportIdPromise =>
    withOwnExport(input, session, async ({ id }) =>
      (await cancelExportRow(id))
        ? makeSuccess({ exportId: id })
        : makeFailure({ kind: 'conflict', code: 'export-over' }),
    ),

  continueExport: (input: ExportInput, session: Session): ExportIdPromise =>
    withOwnExport(input, session, async (row) => {
      if (!canContinue(row))
        return makeFailure({
          kind: 'conflict',
          code: row.state === 'running' ? 'export-moving' : 'export-over',
        })
      // The token that was refused is still the one of this session: going on would only be refused
      // again.
      if (row.state === 'waiting' && row.sessionId === session.rowId)
        return makeFailure({ kind: 'unauthenticated' })
      const signIns = row.signIns + (row.sessionId === session.rowId ? 0 : 1)
      const outcome = await resumeExport({
        id: row.id,
        person: row.person,
        sessionId: session.rowId,
        signIns,
        parts: closeOpenParts(row),
      })
      if (outcome === 'resumed') return makeSuccess({ exportId: row.id })
      return makeFailure(
        outcome === 'busy' ? tooManyExports : { kind: 'conflict', code: 'export-moving' },
      )
    }),

  getExport: (input: ExportInput, session: Session) =>
    withOwnExport(input, session, async (row) => makeSuccess(toExportReceipt(row))),

  listExports: async (_: unknown, session: Session) => {
    const rows = await readExportRows(session.userName)
    const closed = await Promise.all(rows.map((row) => findDenialReason(session, row)))
    return makeSuccess({
      exports: rows.filter((_, at) => closed[at] === null).map(toExportReceipt),
    })
  },
}

type NewExport = Pick<
  Parameters<typeof insertExport>[0],
  'id' | 'kind' | 'file' | 'companyIds' | 'organizationId'
> & { kind: ExportKind }

async function createExport(
  { userName, rowId }: Session,
  named: NewExport,
  search: Record<string, unknown>,
): ExportIdPromise {
  const now = new Date()
  const hasRoom = await insertExport({
    ...named,
    person: userName,
    sessionId: rowId,
    search: seal(
      JSON.stringify(pickExportFilters(named.kind, search)),
      placeIn.exportSearch(named.id),
    ),
    state: 'running',
    startedAt: now,
    heartbeatAt: now,
  })
  return hasRoom ? makeSuccess({ exportId: named.id }) : makeFailure(tooManyExports)
}

/**
 * The parts before a new one; that of a run which stopped with its process ended when it last told
 * of itself.
 */
const closeOpenParts = ({ parts, heartbeatAt }: ExportRow) =>
  parts.map((part) =>
    part.endedAt === null
      ? { ...part, endedAt: heartbeatAt.toISOString(), why: 'interrupted' }
      : part,
  )

const tooManyExports: Failure = { kind: 'refused', code: 'exports-running' }

async function withOwnExport<Value>(
  { params }: ExportInput,
  session: Session,
  work: (row: ExportRow) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const row = await findExportRow(params.exportId)
  if (row?.person !== session.userName) return makeFailure({ kind: 'not-found' })
  const closed = await findDenialReason(session, row)
  return closed === null ? work(row) : makeFailure({ kind: 'forbidden', code: closed })
}

/** Who may no longer start an export of a kind may not open an earlier one either. */
const startOperations = {
  invoiceSummary: operations.startExport,
  collectionInvoices: operations.startInvoiceExport,
} as const

/** Why a person may not open an export of theirs; null where they may. */
async function findDenialReason(
  session: Session,
  row: ExportRow,
): Promise<'right' | 'scope' | null> {
  if (!mayDo(session, startOperations[row.kind])) return 'right'
  if (!mayReachExport(session, row)) return 'scope'
  const { companyIds, organizationId } = row
  const places: Place[] = [
    ...(companyIds.length > 0 ? [{ companyIds }] : []),
    ...(organizationId !== null ? [{ organizationId }] : []),
  ]
  // An export is its person's own: while nobody can be asked, it stays theirs.
  return (await mayReadEach(session, places)).some(({ verdict }) => verdict === 'no')
    ? 'scope'
    : null
}

/**
 * An export that names nobody may hold rows of anybody: it was made when nobody but the upstream
 * knew the person's companies.
 */
function mayReachExport(session: Session, { companyIds, organizationId }: ExportRow): boolean {
  if (companyIds.length === 0 && organizationId === null && session.workspaces !== null)
    return false
  return mayTouch(session, { companyIds, ...(organizationId !== null && { organizationId }) })
}
