import 'server-only'
import { setTimeout as waited } from 'node:timers/promises'
import { type Failure, makeFailure } from '@/lib/contracts/result'
import { workbookRowsMax } from '@/lib/features/exports/domain/export-kinds'
import { mergeFilterFindings } from '@/lib/shared/list-filters/verify-filters'
import { findUnread } from '@/lib/shared/wire/unread-record'
import type { Pause, RetryOptions } from './export-reads'
import { findSource, type Page } from './export-sources'
import { type ExportRun, finishExport, type RunOutcome, toFailureReason } from './finalize-export'
import { type ChunkedFile, readSeenNumbers, storePage } from './store/export-chunks'
import { claimExport, noteProgress } from './store/export-rows'
import { formatHeaderLine, formatPage } from './store/export-text'
import { filterUnseen, numbersPerRow } from './store/row-numbers'
import type { SeenNumbers } from './store/seen-numbers'

const beatMs = 5_000
const waitAbortable: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Walks the list of an export to its end and stores it page by page; or goes on where an earlier
 * walk ended. Does nothing where another walk has it. Whatever happens is noted in the export and
 * never thrown, but for a store that does not answer.
 */
export async function runExport(
  exportId: string,
  signal: AbortSignal,
  pause = waitAbortable,
): Promise<void> {
  const run = await claimExport(exportId)
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

async function runToEnd(walk: ExportRun, signal: AbortSignal, pause: Pause): Promise<RunOutcome> {
  try {
    const noted = { bytes: walk.bytes, numbers: walk.rows * numbersPerRow[walk.kind] }
    const seen = await readSeenNumbers(walk.id, getChunkedFile(walk), noted)
    if (walk.bytes === 0 && !(await storeHead(walk))) return { state: 'stopped' }
    return await storeAllPages(walk, seen, {
      signal,
      pause,
      onPaused: (seconds) => notePause(walk, seconds),
    })
  } catch (error) {
    return { state: 'failed', why: toFailureReason(walk.id, error) }
  }
}

const getChunkedFile = ({ file }: ExportRun): ChunkedFile =>
  file.format === 'csv' ? 'csv' : 'rows'

/** Stores the line of names, before all pages. */
async function storeHead(walk: ExportRun): Promise<boolean> {
  const text = formatHeaderLine(walk)
  const bytes = Buffer.byteLength(text, 'utf8')
  const isStored = await storePage(
    walk,
    { bytes },
    { file: getChunkedFile(walk), seq: 0, text, numbers: [] },
  )
  if (isStored) walk.bytes = bytes
  return isStored
}

/**
 * Walks page by page. While one is written the next is asked for already, so that neither side
 * waits for the other.
 */
async function storeAllPages(
  walk: ExportRun,
  seen: SeenNumbers,
  patience: RetryOptions,
): Promise<RunOutcome> {
  const source = findSource(walk)
  if (source === null) return toRunOutcome({ kind: 'broken', code: 'filters-lost' })

  const leaving = new AbortController()
  const ahead = { ...patience, signal: AbortSignal.any([patience.signal, leaving.signal]) }
  let next = source.ask(ahead)
  let idle = 0
  try {
    for (;;) {
      if (next === null) return { state: 'complete' }
      const answer = await next
      if (patience.signal.aborted) return { state: 'stopped' }
      if (!answer.ok) return toRunOutcome(answer.failure)

      const page = answer.value
      if (page.outcome === 'end') return { state: 'complete' }
      if (page.outcome !== 'rows') return toRunOutcome({ kind: 'off-contract', code: page.outcome })
      next = source.ask(ahead)
      if (walk.pages === 0) walk.expected = page.expected
      const fresh = filterUnseen(walk.kind, page.rows, seen)
      idle = fresh.kept.length === 0 && page.findings.strangers === 0 ? idle + 1 : 0
      if (idle > source.idleMax) return toRunOutcome({ kind: 'off-contract', code: 'no-progress' })
      if (walk.file.format === 'xlsx' && walk.rows + fresh.kept.length > workbookRowsMax)
        return toRunOutcome({ kind: 'refused', code: 'workbook-rows' })

      if (!(await storeNextPage(walk, page, fresh))) return { state: 'stopped' }
    }
  } finally {
    leaving.abort()
    await next?.catch(() => {})
  }
}

type Rows = Extract<Page, { outcome: 'rows' }>

/**
 * Stores a page with how far the walk has come then. False: the export is cancelled, or another
 * walk has it.
 */
async function storeNextPage(
  walk: ExportRun,
  page: Rows,
  { kept, numbers, unnumbered }: ReturnType<typeof filterUnseen>,
): Promise<boolean> {
  const added = formatPage(kept, walk)
  const part = walk.parts.at(-1)!
  const lastRowId = page.stands.lastRowId ?? walk.lastRowId
  const progress = {
    ...page.stands,
    bytes: walk.bytes + Buffer.byteLength(added.text, 'utf8'),
    pages: walk.pages + 1,
    rows: walk.rows + kept.length,
    doubles: walk.doubles + page.repeated + page.rows.length - kept.length,
    unnumbered: walk.unnumbered + unnumbered,
    unread: walk.unread + kept.filter((row) => findUnread(row) !== null).length,
    neutralised: walk.neutralised + added.neutralised,
    expected: walk.expected,
    findings: mergeFilterFindings(walk.findings, page.findings),
    firstRowId: walk.firstRowId ?? page.firstRowId,
    parts: [
      ...walk.parts.slice(0, -1),
      {
        ...part,
        fromRowId: part.fromRowId ?? page.firstRowId,
        toRowId: lastRowId,
        rows: part.rows + kept.length,
      },
    ],
  }
  const isStored = await storePage(walk, progress, {
    file: getChunkedFile(walk),
    seq: progress.pages,
    text: added.text,
    numbers,
  })
  if (isStored) Object.assign(walk, progress)
  return isStored
}

/** While one page is stored the next is asked for, so a pause notes nothing but itself. */
async function notePause(walk: ExportRun, seconds: number | null) {
  walk.pauses += seconds === null ? 0 : 1
  walk.pausedSeconds += seconds ?? 0
  walk.pausedUntil = seconds === null ? null : new Date(Date.now() + seconds * 1000)
  const { pauses, pausedSeconds, pausedUntil } = walk
  await noteProgress(walk, { pauses, pausedSeconds, pausedUntil })
}

/**
 * A refused token waits for the person; anything else that is left after all tries ends the walk.
 */
function toRunOutcome(failure: Failure): RunOutcome {
  const { kind, code, status, requestId } = makeFailure(failure).failure
  return {
    state: kind === 'unauthenticated' ? 'waiting' : 'failed',
    why: { kind, code, status, requestId },
  }
}
