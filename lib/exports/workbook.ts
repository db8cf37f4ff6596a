import 'server-only'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { pathOf } from './export-file'
import { columnsOf, type Written } from './export-text'

/** More than a workbook of the most rows takes. */
const heapMbMax = 1_024

/** Makes the XLSX file of an export from its rows on disk, in a thread of its own and one after another: each takes hundreds of megabytes for seconds. */
export function makeWorkbook(id: string, written: Written): Promise<void> {
  const holder = globalThis as { duedeskWorkbooks?: Promise<unknown> }
  const made = (holder.duedeskWorkbooks ?? Promise.resolve()).then(
    () => make(id, written),
    () => make(id, written),
  )
  holder.duedeskWorkbooks = made
  return made
}

async function make(id: string, written: Written): Promise<void> {
  // A bundler must not follow the address: the file is run as it stands.
  const script = [process.cwd(), 'lib/exports/workbook-worker.mjs']
  const worker = new Worker(join(...script), {
    workerData: { from: pathOf(id, 'rows'), to: pathOf(id, 'xlsx'), columns: columnsOf(written) },
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
  })
  const [code] = (await once(worker, 'exit')) as [number]
  if (code !== 0) throw new Error('the workbook was not made')
}
