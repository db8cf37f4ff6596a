import 'server-only'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { getEnv } from '@/lib/platform/env'
import { readChunks } from './export-chunks'
import { type ExportFormat, listExportColumns } from './export-text'

/** More than a workbook of the most rows takes. */
const heapMbMax = 1_024

/**
 * Where workbooks are made. What stands there belongs to a workbook that is being made, or to a
 * process that was cut off.
 */
export const getWorkbookFolder = () => join(getEnv().DESK_DATA_DIR, 'exports')

/**
 * Makes the XLSX file of an export from its stored rows, in a thread of its own and one after
 * another: each takes hundreds of megabytes for seconds. The file is there while `use` runs, and
 * not after.
 */
export function withWorkbook<Used>(
  id: string,
  written: ExportFormat,
  use: (pieces: AsyncIterable<Buffer>) => Promise<Used>,
): Promise<Used> {
  const holder = globalThis as { duedeskWorkbooks?: Promise<unknown> }
  const make = () => makeWorkbook(id, written, use)
  const made = (holder.duedeskWorkbooks ?? Promise.resolve()).then(make, make)
  holder.duedeskWorkbooks = made
  return made
}

async function makeWorkbook<Used>(
  id: string,
  written: ExportFormat,
  use: (pieces: AsyncIterable<Buffer>) => Promise<Used>,
): Promise<Used> {
  await mkdir(getWorkbookFolder(), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(getWorkbookFolder(), 'workbook-'))
  try {
    const [from, to] = [join(folder, 'rows'), join(folder, 'xlsx')]
    await writeFile(from, readChunks(id, 'rows'), { mode: 0o600 })
    await runWorker({ from, to, columns: listExportColumns(written) })
    return await use(createReadStream(to, { highWaterMark: 1024 * 1024 }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runWorker(workerData: {
  from: string
  to: string
  columns: readonly string[]
}): Promise<void> {
  // A bundler must not follow the address: the file is run as it stands.
  const script = [process.cwd(), 'lib/features/exports/server/store/workbook-worker.mjs']
  const worker = new Worker(join(...script), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
  })
  const [code] = (await once(worker, 'exit')) as [number]
  if (code !== 0) throw new Error('the workbook was not made')
}
