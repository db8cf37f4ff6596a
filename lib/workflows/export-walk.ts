import 'server-only'
import { setTimeout as waited } from 'node:timers/promises'
import { type Failure, failed } from '../contracts/result'
import { workbookRowsMax } from '../domain/export-limits'
import { openWalkFile, type WalkFile } from '../exports/export-file'
import { noteWalk, staleMs, takeUp } from '../exports/export-rows'
import { textOfHead, textOfPage } from '../exports/export-text'
import { numbersOfRow, unseen } from '../exports/row-numbers'
import { conclude, type Ending, progressOf, type Walk, whyOfError } from './export-ending'
import type { Patience, Pause } from './export-reads'
import { type Page, wayOf } from './export-ways'

const beatMs = 5_000
const realPause: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Walks the list of an export to its end and writes it to disk page by page; or goes on where an earlier walk ended. Does nothing where another walk has
 * it. Whatever happens is noted in the export and never thrown, but for a store that does not answer.
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
    const noted = { bytes: walk.bytes, numbers: walk.rows * numbersOfRow[walk.kind] }
    const file = await openWalkFile(walk.id, walk.file.format === 'csv' ? 'csv' : 'rows', noted)
    if (walk.bytes === 0) walk.bytes += await file.append(textOfHead(walk), [])
    return await walkPages(walk, file, { signal, pause, onPaused: (seconds) => notePause(walk, seconds) }).finally(file.close)
  } catch (error) {
    return { state: 'failed', why: whyOfError(walk.id, error) }
  }
}

/** Walks page by page. While one is written the next is asked for already, so that neither side waits for the other. */
async function walkPages(walk: Walk, file: WalkFile, patience: Patience): Promise<Ending> {
  const way = wayOf(walk)
  if (way === null) return endedBy({ kind: 'broken', code: 'filters-lost' })

  const leaving = new AbortController()
  const ahead = { ...patience, signal: AbortSignal.any([patience.signal, leaving.signal]) }
  let next = way.ask(ahead)
  let notedAt = Date.now()
  let idle = 0
  try {
    for (;;) {
      if (next === null) return { state: 'complete' }
      const answer = await next
      if (patience.signal.aborted) return { state: 'stopped' }
      if (!answer.ok) return endedBy(answer.failure)

      const page = answer.value
      if (page.outcome === 'end') return { state: 'complete' }
      if (page.outcome !== 'rows') return endedBy({ kind: 'off-contract', code: page.outcome })
      next = way.ask(ahead)
      if (walk.pages === 0) walk.expected = page.expected
      const fresh = unseen(walk.kind, page.rows, file.seen)
      idle = fresh.kept.length === 0 ? idle + 1 : 0
      if (idle > way.idleMax) return endedBy({ kind: 'off-contract', code: 'no-progress' })
      if (walk.file.format === 'xlsx' && walk.rows + fresh.kept.length > workbookRowsMax) return endedBy({ kind: 'refused', code: 'workbook-rows' })

      // Held up for so long that another walk may have it: that one's file must not be written to.
      if (Date.now() - notedAt > staleMs / 2 && !(await noteWalk(walk))) return { state: 'stopped' }
      await write(walk, file, page, fresh)
      if (!(await noteWalk(walk, progressOf(walk)))) return { state: 'stopped' }
      notedAt = Date.now()
    }
  } finally {
    leaving.abort()
    await next?.catch(() => {})
  }
}

type Rows = Extract<Page, { outcome: 'rows' }>

async function write(walk: Walk, file: WalkFile, page: Rows, { kept, numbers, unnumbered }: ReturnType<typeof unseen>) {
  const added = textOfPage(kept, walk)
  walk.bytes += await file.append(added.text, numbers)

  walk.pages += 1
  walk.rows += kept.length
  walk.doubles += page.repeated + page.rows.length - kept.length
  walk.unnumbered += unnumbered
  walk.neutralised += added.neutralised
  walk.firstRowId ??= page.firstRowId
  Object.assign(walk, page.stands)
  const part = walk.parts.at(-1)!
  part.fromRowId ??= page.firstRowId
  part.toRowId = walk.lastRowId
  part.rows += kept.length
}

async function notePause(walk: Walk, seconds: number | null) {
  walk.pauses += seconds === null ? 0 : 1
  walk.pausedSeconds += seconds ?? 0
  walk.pausedUntil = seconds === null ? null : new Date(Date.now() + seconds * 1000)
  await noteWalk(walk, progressOf(walk))
}

/** A refused token waits for the person; anything else that is left after all tries ends the walk. */
function endedBy(failure: Failure): Ending {
  const { kind, code, status, requestId } = failed(failure).failure
  return { state: kind === 'unauthenticated' ? 'waiting' : 'failed', why: { kind, code, status, requestId } }
}
