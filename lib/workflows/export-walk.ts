import 'server-only'
import { setTimeout as waited } from 'node:timers/promises'
import { type Failure, failed } from '../contracts/result'
import { workbookRowsMax } from '../domain/export-limits'
import { addFindings } from '../domain/list-filters/sifted-rows'
import { unreadOf } from '../domain/unread-record'
import { type ChunkedFile, readSeenNumbers, storePage } from '../exports/export-chunks'
import { noteWalk, takeUp } from '../exports/export-rows'
import { textOfHead, textOfPage } from '../exports/export-text'
import { numbersOfRow, unseen } from '../exports/row-numbers'
import type { SeenNumbers } from '../exports/seen-numbers'
import { conclude, type Ending, type Walk, whyOfError } from './export-ending'
import type { Patience, Pause } from './export-reads'
import { type Page, wayOf } from './export-ways'

const beatMs = 5_000
const realPause: Pause = async (ms, signal) => {
  await waited(ms, undefined, { signal, ref: false }).catch(() => {})
}

/**
 * Walks the list of an export to its end and stores it page by page; or goes on where an earlier walk ended. Does nothing where another walk has
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
    const seen = await readSeenNumbers(walk.id, chunkedFile(walk), noted)
    if (walk.bytes === 0 && !(await storeHead(walk))) return { state: 'stopped' }
    return await walkPages(walk, seen, { signal, pause, onPaused: (seconds) => notePause(walk, seconds) })
  } catch (error) {
    return { state: 'failed', why: whyOfError(walk.id, error) }
  }
}

const chunkedFile = ({ file }: Walk): ChunkedFile => (file.format === 'csv' ? 'csv' : 'rows')

/** Stores the line of names, before all pages. */
async function storeHead(walk: Walk): Promise<boolean> {
  const text = textOfHead(walk)
  const bytes = Buffer.byteLength(text, 'utf8')
  const isStored = await storePage(walk, { bytes }, { file: chunkedFile(walk), seq: 0, text, numbers: [] })
  if (isStored) walk.bytes = bytes
  return isStored
}

/** Walks page by page. While one is written the next is asked for already, so that neither side waits for the other. */
async function walkPages(walk: Walk, seen: SeenNumbers, patience: Patience): Promise<Ending> {
  const way = wayOf(walk)
  if (way === null) return endedBy({ kind: 'broken', code: 'filters-lost' })

  const leaving = new AbortController()
  const ahead = { ...patience, signal: AbortSignal.any([patience.signal, leaving.signal]) }
  let next = way.ask(ahead)
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
      const fresh = unseen(walk.kind, page.rows, seen)
      idle = fresh.kept.length === 0 && page.findings.strangers === 0 ? idle + 1 : 0
      if (idle > way.idleMax) return endedBy({ kind: 'off-contract', code: 'no-progress' })
      if (walk.file.format === 'xlsx' && walk.rows + fresh.kept.length > workbookRowsMax) return endedBy({ kind: 'refused', code: 'workbook-rows' })

      if (!(await store(walk, page, fresh))) return { state: 'stopped' }
    }
  } finally {
    leaving.abort()
    await next?.catch(() => {})
  }
}

type Rows = Extract<Page, { outcome: 'rows' }>

/** Stores a page with how far the walk has come then. False: the export is cancelled, or another walk has it. */
async function store(walk: Walk, page: Rows, { kept, numbers, unnumbered }: ReturnType<typeof unseen>): Promise<boolean> {
  const added = textOfPage(kept, walk)
  const part = walk.parts.at(-1)!
  const lastRowId = page.stands.lastRowId ?? walk.lastRowId
  const progress = {
    ...page.stands,
    bytes: walk.bytes + Buffer.byteLength(added.text, 'utf8'),
    pages: walk.pages + 1,
    rows: walk.rows + kept.length,
    doubles: walk.doubles + page.repeated + page.rows.length - kept.length,
    unnumbered: walk.unnumbered + unnumbered,
    unread: walk.unread + kept.filter((row) => unreadOf(row) !== null).length,
    neutralised: walk.neutralised + added.neutralised,
    expected: walk.expected,
    findings: addFindings(walk.findings, page.findings),
    firstRowId: walk.firstRowId ?? page.firstRowId,
    parts: [...walk.parts.slice(0, -1), { ...part, fromRowId: part.fromRowId ?? page.firstRowId, toRowId: lastRowId, rows: part.rows + kept.length }],
  }
  const isStored = await storePage(walk, progress, { file: chunkedFile(walk), seq: progress.pages, text: added.text, numbers })
  if (isStored) Object.assign(walk, progress)
  return isStored
}

/** While one page is stored the next is asked for, so a pause notes nothing but itself. */
async function notePause(walk: Walk, seconds: number | null) {
  walk.pauses += seconds === null ? 0 : 1
  walk.pausedSeconds += seconds ?? 0
  walk.pausedUntil = seconds === null ? null : new Date(Date.now() + seconds * 1000)
  const { pauses, pausedSeconds, pausedUntil } = walk
  await noteWalk(walk, { pauses, pausedSeconds, pausedUntil })
}

/** A refused token waits for the person; anything else that is left after all tries ends the walk. */
function endedBy(failure: Failure): Ending {
  const { kind, code, status, requestId } = failed(failure).failure
  return { state: kind === 'unauthenticated' ? 'waiting' : 'failed', why: { kind, code, status, requestId } }
}
