import 'server-only'
import type { ExportReceipt } from '../contracts/desk/exports'
import { digestChunks, dropWorkChunks, FileLost, storedBytes, storeFile } from '../exports/export-chunks'
import { type ExportRow, noteStopped, noteWalk } from '../exports/export-rows'
import { CellTooLong } from '../exports/export-text'
import { withWorkbook } from '../exports/workbook'
import { searchOf } from '../gateway/export-view'
import { namesOf } from '../gateway/guarded'
import { log } from '../log'
import { newerRows } from './export-reads'
import { walkedSearch } from './export-ways'

/** An export that this process walks, as far as it has come. Counts and places change as it goes. */
export type Walk = ExportRow & { walk: string }

/** How a walk ended. `stopped`: it was cancelled, or another walk has it; the row says so already. */
export type Ending = { state: 'complete' } | { state: 'stopped' } | { state: 'waiting' | 'failed'; why: NonNullable<ExportReceipt['why']> }

/** What is noted at the end; no state among it, so that a cancellation stands. */
export function progressOf({ pages, rows, doubles, unnumbered, unread, neutralised, pauses, pausedSeconds, pausedUntil, ...walk }: Walk) {
  const { expected, firstRowId, lastRowId, place, bytes, parts } = walk
  const counts = { pages, rows, doubles, unnumbered, unread, neutralised, pauses, pausedSeconds, pausedUntil }
  return { ...counts, expected, firstRowId, lastRowId, place, bytes, parts }
}

/** Why a walk failed that threw: the store, the disk, or the desk itself. The text of an error may hold what stood in a row, so only its name is logged. */
export function whyOfError(exportId: string, error: unknown): NonNullable<ExportReceipt['why']> {
  if (error instanceof FileLost) return { kind: 'broken', code: 'file-lost' }
  if (error instanceof CellTooLong) return { kind: 'refused', code: 'cell-too-long' }
  log().error({ event: 'broken', operation: 'walkExport', exportId, ...namesOf(error) }, 'export')
  return { kind: 'broken', code: isOutOfSpace(error) ? 'no-space' : 'broken' }
}

/** A full disk: of this machine, or of the store (disk_full), whose error the query carries as its cause. */
const isOutOfSpace = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return code === 'ENOSPC' || cause?.code === '53100'
}

/** Notes how a walk ended, with the digest of what is stored; makes the workbook, and counts what arrived meanwhile, of one that is complete. */
export async function conclude(walk: Walk, ending: Ending, signal: AbortSignal): Promise<void> {
  const part = walk.parts.at(-1)!
  part.endedAt = new Date().toISOString()
  part.why = ending.state === 'waiting' || ending.state === 'failed' ? (ending.why.code ?? ending.why.kind) : ending.state

  const note = ending.state === 'complete' ? await wholeFile(walk, signal) : await partFile(walk, ending)
  const { pages, rows, doubles, pauses } = walk
  log().info({ event: 'export', exportId: walk.id, state: note.state, why: note.why, pages, rows, doubles, pauses }, 'export')
  const { state, ...rest } = note
  const progress = { ...progressOf(walk), pausedUntil: null }
  if (state !== 'stopped' && (await noteWalk(walk, { ...progress, ...rest, state }))) {
    if (state === 'complete') await dropWorkChunks(walk.id)
  } else await noteStopped(walk, { ...progress, sha256: note.sha256 })
}

type Note = Pick<Walk, 'sha256'> & Partial<Pick<Walk, 'bytes' | 'newer' | 'endedAt' | 'why'>> & { state: Ending['state'] }

async function wholeFile(walk: Walk, signal: AbortSignal): Promise<Note> {
  const { id, file } = walk
  try {
    const search = walk.kind === 'invoiceSummary' ? searchOf(walk) : null
    const newer = search && (await newerRows(walkedSearch(walk, search), walk.firstRowId, signal))
    if (file.format === 'xlsx' && !(await withWorkbook(id, walk, (pieces) => storeFile(walk, 'xlsx', pieces))))
      return { state: 'stopped', sha256: null }
    const bytes = await storedBytes(id, file.format)
    return { state: 'complete', why: null, newer, bytes, sha256: await digestChunks(id, file.format), endedAt: new Date() }
  } catch (error) {
    return { state: 'failed', why: whyOfError(id, error), sha256: null, endedAt: new Date() }
  }
}

async function partFile({ id, file, bytes }: Walk, ending: Exclude<Ending, { state: 'complete' }>): Promise<Note> {
  const sha256 = file.format === 'csv' && bytes > 0 ? await digestChunks(id, 'csv').catch(() => null) : null
  return ending.state === 'stopped' ? { state: 'stopped', sha256 } : { ...ending, sha256, endedAt: ending.state === 'failed' ? new Date() : null }
}
