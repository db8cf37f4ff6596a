import 'server-only'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import { isStopping } from '@/lib/platform/database/keep-open'
import { toLoggableError } from '@/lib/platform/gateway/catch-unexpected'
import { log } from '@/lib/platform/log'
import { countArrivedRows } from './export-reads'
import { unsealExportSearch } from './export-receipt'
import { toSessionSearch } from './export-sources'
import {
  deleteWorkChunks,
  FileLost,
  hashChunks,
  storeFile,
  sumStoredBytes,
} from './store/export-chunks'
import { type ExportRow, noteCancelled, noteProgress } from './store/export-rows'
import { CellTooLong } from './store/export-text'
import { withWorkbook } from './store/workbook'

/**
 * An export that this process runs, as far as it has come. Counts and places change as it goes.
 */
export type ExportRun = ExportRow & { worker: string }

/**
 * How a run ended. `stopped`: it was cancelled, or another run has it, and the row says so already;
 * or the process is about to end.
 */
export type RunOutcome =
  | { state: 'complete' }
  | { state: 'stopped' }
  | { state: 'waiting' | 'failed'; why: NonNullable<ExportReceipt['why']> }

/** What is noted at the end; no state among it, so that a cancellation stands. */
export function toProgress({
  pages,
  rows,
  doubles,
  unnumbered,
  unread,
  neutralised,
  pauses,
  pausedSeconds,
  pausedUntil,
  ...run
}: ExportRun) {
  const { expected, firstRowId, lastRowId, place, bytes, parts } = run
  const counts = {
    pages,
    rows,
    doubles,
    unnumbered,
    unread,
    neutralised,
    pauses,
    pausedSeconds,
    pausedUntil,
  }
  return { ...counts, expected, firstRowId, lastRowId, place, bytes, parts }
}

/**
 * Why a run failed that threw: the store, the disk, or the desk itself. The text of an error may
 * hold what stood in a row, so only its name is logged.
 */
export function toFailureReason(
  exportId: string,
  error: unknown,
): NonNullable<ExportReceipt['why']> {
  if (error instanceof FileLost) return { kind: 'broken', code: 'file-lost' }
  if (error instanceof CellTooLong) return { kind: 'refused', code: 'cell-too-long' }
  log().error(
    { event: 'broken', operation: 'runExport', exportId, ...toLoggableError(error) },
    'export',
  )
  return { kind: 'broken', code: isDiskFull(error) ? 'no-space' : 'broken' }
}

/**
 * A full disk: of this machine, or of the store (disk_full), whose error the query carries as its
 * cause.
 */
const isDiskFull = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === 'ENOSPC' || cause?.code === '53100'
}

/**
 * Notes how a run ended, with the digest of what is stored; makes the workbook, and counts what
 * arrived meanwhile, of one that is complete.
 */
export async function finishExport(
  run: ExportRun,
  ending: RunOutcome,
  signal: AbortSignal,
): Promise<void> {
  const part = run.parts.at(-1)!
  part.endedAt = new Date().toISOString()
  part.why =
    ending.state === 'waiting' || ending.state === 'failed'
      ? (ending.why.code ?? ending.why.kind)
      : ending.state === 'stopped' && isStopping()
        ? 'interrupted'
        : ending.state

  const note =
    ending.state === 'complete'
      ? await finishCompleteFile(run, signal)
      : await finishPartialFile(run, ending)
  const { pages, rows, doubles, pauses } = run
  log().info(
    {
      event: 'export',
      exportId: run.id,
      state: note.state,
      why: note.why,
      pages,
      rows,
      doubles,
      pauses,
    },
    'export',
  )
  const { state, ...rest } = note
  const progress = { ...toProgress(run), pausedUntil: null }
  if (state !== 'stopped' && (await noteProgress(run, { ...progress, ...rest, state }))) {
    if (state === 'complete') await deleteWorkChunks(run.id)
  } else await noteCancelled(run, { ...progress, sha256: note.sha256 })
}

type FinalNote = Pick<ExportRun, 'sha256'> &
  Partial<Pick<ExportRun, 'bytes' | 'newer' | 'endedAt' | 'why'>> & { state: RunOutcome['state'] }

async function finishCompleteFile(run: ExportRun, signal: AbortSignal): Promise<FinalNote> {
  const { id, file } = run
  try {
    const search = run.kind === 'invoiceSummary' ? unsealExportSearch(run) : null
    const newer =
      search && (await countArrivedRows(toSessionSearch(run, search), run.firstRowId, signal))
    if (
      file.format === 'xlsx' &&
      !(await withWorkbook(id, run, (pieces) => storeFile(run, 'xlsx', pieces)))
    )
      return { state: 'stopped', sha256: null }
    const bytes = await sumStoredBytes(id, file.format)
    return {
      state: 'complete',
      why: null,
      newer,
      bytes,
      sha256: await hashChunks(id, file.format),
      endedAt: new Date(),
    }
  } catch (error) {
    return { state: 'failed', why: toFailureReason(id, error), sha256: null, endedAt: new Date() }
  }
}

async function finishPartialFile(
  { id, file, bytes }: ExportRun,
  ending: Exclude<RunOutcome, { state: 'complete' }>,
): Promise<FinalNote> {
  const sha256 =
    file.format === 'csv' && bytes > 0 ? await hashChunks(id, 'csv').catch(() => null) : null
  return ending.state === 'stopped'
    ? { state: 'stopped', sha256 }
    : { ...ending, sha256, endedAt: ending.state === 'failed' ? new Date() : null }
}
