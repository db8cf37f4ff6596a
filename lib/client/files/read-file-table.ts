import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import { unpackRecords } from './packed-records'
import type { FileReading, TableEnd, TableMessage, TableRequest } from './table-request'

type ReadTable =
  | { ok: true; table: TextTable; reading?: FileReading }
  | Extract<TableEnd, { ok: false }>

/**
 * The rows of a file that was dropped or chosen, read by a worker, so that the page answers all the
 * while, whatever the file is. Its records arrive in pieces.
 *
 * @throws what the signal was aborted with; the worker ends then.
 */
export async function readFileTable(
  request: TableRequest,
  signal: AbortSignal,
): Promise<ReadTable> {
  const worker = new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' })
  const records: TextRecord[] = []
  try {
    const end = await new Promise<TableEnd>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      worker.onmessage = ({ data }: MessageEvent<TableMessage>) => {
        if ('end' in data) return resolve(data.end)
        unpackRecords(data.records, records)
        worker.postMessage(null)
      }
      worker.onerror = () => resolve({ ok: false, refusal: 'fileUnreadable' })
      worker.postMessage(request)
    })
    if (!end.ok) return end
    const { separator, openQuote, reading } = end
    return { ok: true, table: { separator, openQuote, records }, reading }
  } finally {
    worker.terminate()
  }
}
