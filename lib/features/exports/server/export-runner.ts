import 'server-only'
import { setTimeout as waited } from 'node:timers/promises'
import { type Failure, makeFailure } from '@/lib/contracts/result'
import { workbookRowsMax } from '@/lib/features/exports/domain/export-kinds'
import { isStopping } from '@/lib/platform/database/keep-open'
import { mergeFilterReports } from '@/lib/shared/list-filters/verify-filters'
import { findUnread } from '@/lib/shared/wire/unread-record'
import type { Pause, RetryOptions } from './export-reads'
import { findSource, type Page } from './export-sources'
import { type ExportRun, finishExport, type RunOutcome, toFailureReason } from './finalize-export'
import { type ChunkedFile, readSeenNumbers, storePage } from './store/export-chunks'
import { acquireExport, noteProgress } from './store/export-rows'
import { formatHeaderLine, formatPage } from './store/export-text'
import { filterUnseen, numbersPerRow } from './store/row-numbers'
import type { SeenNumbers } from './store/seen-numbers'

const beatMs = 5_000
const waitAbortable: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Reads the list of an export to its end and stores it page by page; or goes on where an earlier
 * run ended. Does nothing where another run has it. Whatever happens is noted in the export and
 * never thrown, but for a store that does not answer.
 */
export async function runExport(
  exportId: string,
  signal: AbortSignal,
  pause = waitAbortable,
): Promise<void> {
  const run = await acquireExport(exportId)
  if (!run) return
  const part = {
    fromRowId: null,
    toRowId: null,
    rows: 0,
    startedAt: new Date().toISOString(),
    endedAt: null,
    why: null,
  }
  run.parts = [...run.parts, part]

  const gone = new AbortController()
  const either = AbortSignal.any([signal, gone.signal])
  const beat = setInterval(
    () =>
      void noteProgress(run).then(
        (isOurs) => isOurs || gone.abort(),
        () => {},
      ),
    beatMs,
  ).unref()
  try {
    await finishExport(run, await runToEnd(run, either, pause), either)
  } finally {
    clearInterval(beat)
  }
}

async function runToEnd(run: ExportRun, signal: AbortSignal, pause: Pause): Promise<RunOutcome> {
  try {
    const noted = { bytes: run.bytes, numbers: run.rows * numbersPerRow[run.kind] }
    const seen = await readSeenNumbers(run.id, getChunkedFile(run), noted)
    if (run.bytes === 0 && !(await storeHead(run))) return { state: 'stopped' }
    return await storeAllPages(run, seen, {
      signal,
      pause,
      onPaused: (seconds) => notePause(run, seconds),
    })
  } catch (error) {
    return { state: 'failed', why: toFailureReason(run.id, error) }
  }
}

const getChunkedFile = ({ file }: ExportRun): ChunkedFile =>
  file.format === 'csv' ? 'csv' : 'rows'

/** Stores the line of names, before all pages. */
async function storeHead(run: ExportRun): Promise<boolean> {
  const text = formatHeaderLine(run)
  const bytes = Buffer.byteLength(text, 'utf8')
  const isStored = await storePage(
    run,
    { bytes },
    { file: getChunkedFile(run), seq: 0, text, numbers: [] },
  )
  if (isStored) run.bytes = bytes
  return isStored
}

/**
 * Reads page by page. While one is written the next is asked for already, so that neither side
 * waits for the other.
 */
async function storeAllPages(
  run: ExportRun,
  seen: SeenNumbers,
  patience: RetryOptions,
): Promise<RunOutcome> {
  const source = findSource(run)
  if (source === null) return toRunOutcome({ kind: 'broken', code: 'filters-lost' })

  const leaving = new AbortController()
  const ahead = { ...patience, signal: AbortSignal.any([patience.signal, leaving.signal]) }
  let next = source.ask(ahead)
  let idle = 0
  try {
    for (;;) {
      if (next === null) return { state: 'complete' }
      const answer = await next
      if (patience.signal.aborted || isStopping()) return { state: 'stopped' }
      if (!answer.ok) return toRunOutcome(answer.failure)

      const page = answer.value
      if (page.outcome !== 'rows' && page.outcome !== 'end')
        return toRunOutcome({ kind: 'off-contract', code: page.outcome })
      if (run.pages === 0) run.expected = page.expected
      if (page.outcome === 'end') return { state: 'complete' }
      next = source.ask(ahead)
      const fresh = filterUnseen(run.kind, page.rows, seen)
      idle = fresh.kept.length === 0 && page.findings.strangers === 0 ? idle + 1 : 0
      if (idle > source.idleMax) return toRunOutcome({ kind: 'off-contract', code: 'no-progress' })
      if (run.file.format === 'xlsx' && run.rows + fresh.kept.length > workbookRowsMax)
        return toRunOutcome({ kind: 'refused', code: 'workbook-rows' })

      if (!(await storeNextPage(run, page, fresh))) return { state: 'stopped' }
    }
  } finally {
    leaving.abort()
    await next?.catch(() => {})
  }
}

type Rows = Extract<Page, { outcome: 'rows' }>

/**
 * Stores a page with how far the run has come then. False: the export is cancelled, or another
 * run has it.
 */
async function storeNextPage(
  run: ExportRun,
  page: Rows,
  { kept, numbers, unnumbered }: ReturnType<typeof filterUnseen>,
): Promise<boolean> {
  const added = formatPage(kept, run)
  const part = run.parts.at(-1)!
  const lastRowId = page.stands.lastRowId ?? run.lastRowId
  const progress = {
    ...page.stands,
    bytes: run.bytes + Buffer.byteLength(added.text, 'utf8'),
    pages: run.pages + 1,
    rows: run.rows + kept.length,
    doubles: run.doubles + page.repeated + page.rows.length - kept.length,
    unnumbered: run.unnumbered + unnumbered,
    unread: run.unread + kept.filter((row) => findUnread(row) !== null).length,
    neutralised: run.neutralised + added.neutralised,
    expected: run.expected,
    findings: mergeFilterReports(run.findings, page.findings),
    firstRowId: run.firstRowId ?? page.firstRowId,
    parts: [
      ...run.parts.slice(0, -1),
      {
        ...part,
        fromRowId: part.fromRowId ?? page.firstRowId,
        toRowId: lastRowId,
        rows: part.rows + kept.length,
      },
    ],
  }
  const isStored = await storePage(run, progress, {
    file: getChunkedFile(run),
    seq: progress.pages,
    text: added.text,
    numbers,
  })
  if (isStored) Object.assign(run, progress)
  return isStored
}

/** While one page is stored the next is asked for, so a pause notes nothing but itself. */
async function notePause(run: ExportRun, seconds: number | null) {
  run.pauses += seconds === null ? 0 : 1
  run.pausedSeconds += seconds ?? 0
  run.pausedUntil = seconds === null ? null : new Date(Date.now() + seconds * 1000)
  const { pauses, pausedSeconds, pausedUntil } = run
  await noteProgress(run, { pauses, pausedSeconds, pausedUntil })
}

/**
 * A refused token waits for the person; anything else that is left after all tries ends the run.
 */
function toRunOutcome(failure: Failure): RunOutcome {
  const { kind, code, status, requestId } = makeFailure(failure).failure
  return {
    state: kind === 'unauthenticated' ? 'waiting' : 'failed',
    why: { kind, code, status, requestId },
  }
}
