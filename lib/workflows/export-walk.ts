import 'server-only'
import { setTimeout as waited } from 'node:timers/promises'
import { type Failure, failed } from '../contracts/result'
import { workbookRowsMax } from '../domain/export-limits'
import { type PlacedRow, walkedPage } from '../domain/export-page'
import { openWalkFile, type WalkFile } from '../exports/export-file'
import { noteWalk, staleMs, takeUp } from '../exports/export-rows'
import { textOfHead, textOfPage } from '../exports/export-text'
import { searchOf } from '../gateway/export-view'
import { conclude, type Ending, progressOf, type Walk, whyOfError } from './export-ending'
import { type Patience, type Pause, readPage } from './export-reads'

const beatMs = 5_000
const realPause: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Walks the result of an export to its end, newest row first by RowId, and writes it to disk page by page; or goes on where an earlier walk ended. Does
 * nothing where another walk has it. Whatever happens is noted in the export and never thrown, but for a store that does not answer.
 */
export async function walkExport(exportId: string, signal: AbortSignal, pause = realPause): Promise<void> {
  const walk = await takeUp(exportId)
  if (!walk) return
  const part = { fromRowId: null, toRowId: null, rows: 0, startedAt: new Date().toISOString(), endedAt: null, why: null }
  walk.parts = [...walk.parts, part]

  const gone = new AbortController()
  const either = AbortSignal.any([signal, gone.signal])
  const beat = setInterval(
    () =>
      void noteWalk(walk).then(
        (isOurs) => isOurs || gone.abort(),
        () => {},
      ),
    beatMs,
  ).unref()
  try {
    await conclude(walk, await walked(walk, either, pause), either)
  } finally {
    clearInterval(beat)
  }
}

async function walked(walk: Walk, signal: AbortSignal, pause: Pause): Promise<Ending> {
  try {
    const file = await openWalkFile(walk.id, walk.file.format === 'csv' ? 'csv' : 'rows', walk)
    if (walk.bytes === 0) walk.bytes += await file.append(textOfHead(walk.file), [])
    return await walkPages(walk, file, { signal, pause, onPaused: (seconds) => notePause(walk, seconds) }).finally(file.close)
  } catch (error) {
    return { state: 'failed', why: whyOfError(walk.id, error) }
  }
}

/** Walks page by page. While one is written the next is asked for already, so that neither side waits for the other. */
async function walkPages(walk: Walk, file: WalkFile, patience: Patience): Promise<Ending> {
  const search = searchOf(walk)
  if (search === null) return endedBy({ kind: 'broken', code: 'filters-lost' })

  const asked = { sessionId: walk.sessionId, search: { ...search, ...(walk.companyIds.length > 0 && { CompanyIds: walk.companyIds }) } }
  const leaving = new AbortController()
  const ahead = { ...patience, signal: AbortSignal.any([patience.signal, leaving.signal]) }
  let next = readPage(asked, walk.lastRowId, ahead)
  let notedAt = Date.now()
  try {
    for (;;) {
      const answer = await next
      if (patience.signal.aborted) return { state: 'stopped' }
      if (!answer.ok) return endedBy(answer.failure)

      const page = walkedPage(answer.value?.Rows, walk.lastRowId)
      if (page.outcome === 'end') return { state: 'complete' }
      if (page.outcome !== 'rows') return endedBy({ kind: 'off-contract', code: page.outcome })
      next = readPage(asked, page.rows.at(-1)!.RowId, ahead)
      if (walk.pages === 0) walk.expected = expectedOf(answer.value)
      const kept = page.rows.filter((row) => isNew(row, file))
      if (walk.file.format === 'xlsx' && walk.rows + kept.length > workbookRowsMax) return endedBy({ kind: 'refused', code: 'workbook-rows' })

      // Held up for so long that another walk may have it: that one's file must not be written to.
      if (Date.now() - notedAt > staleMs / 2 && !(await noteWalk(walk))) return { state: 'stopped' }
      await write(walk, file, { kept, page: page.rows, dropped: page.repeated + page.rows.length - kept.length })
      if (!(await noteWalk(walk, progressOf(walk)))) return { state: 'stopped' }
      notedAt = Date.now()
    }
  } finally {
    leaving.abort()
    await next.catch(() => {})
  }
}

/** True for a transaction that this export has not seen. One without a number cannot be told from another. */
const isNew = ({ TransactionRid: rid }: PlacedRow, { seen }: WalkFile) => typeof rid !== 'number' || seen.add(rid)

async function write(walk: Walk, file: WalkFile, { kept, page, dropped }: { kept: PlacedRow[]; page: PlacedRow[]; dropped: number }) {
  const added = textOfPage(kept, walk.file)
  const rids = kept.map(({ TransactionRid: rid }) => rid ?? Number.NaN)
  walk.bytes += await file.append(added.text, rids)

  walk.pages += 1
  walk.rows += kept.length
  walk.doubles += dropped
  walk.unnumbered += rids.filter(Number.isNaN).length
  walk.neutralised += added.neutralised
  walk.firstRowId ??= page[0]!.RowId
  walk.lastRowId = page.at(-1)!.RowId
  const part = walk.parts.at(-1)!
  part.fromRowId ??= page[0]!.RowId
  part.toRowId = walk.lastRowId
  part.rows += kept.length
}

async function notePause(walk: Walk, seconds: number | null) {
  walk.pauses += seconds === null ? 0 : 1
  walk.pausedSeconds += seconds ?? 0
  walk.pausedUntil = seconds === null ? null : new Date(Date.now() + seconds * 1000)
  await noteWalk(walk, progressOf(walk))
}

function expectedOf(answer: { TotalCount?: number | null; TotalCountIs?: string | null } | null): Walk['expected'] {
  return typeof answer?.TotalCount === 'number' ? { count: answer.TotalCount, is: answer.TotalCountIs ?? 'about' } : null
}

/** A refused token waits for the person; anything else that is left after all tries ends the walk. */
function endedBy(failure: Failure): Ending {
  const { kind, code, status, requestId } = failed(failure).failure
  return { state: kind === 'unauthenticated' ? 'waiting' : 'failed', why: { kind, code, status, requestId } }
}
