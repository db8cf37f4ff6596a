import type { TextRecord, TextTable } from '@/lib/shared/tables/text-table'
import { unpackRecords } from './packed-records'
import type { FileReading, TableEnd, TableMessage, TableQuestion } from './table-request'

/** A hundred thousand rows of two dozen columns are shorter, in the widest set of characters. */
const fileBytesMax = 60_000_000

type ReadTable =
  | { ok: true; table: TextTable; reading?: FileReading }
  | Extract<TableEnd, { ok: false }>

/**
 * The rows of a file that was dropped or chosen, read by a worker, so that the page answers all the
 * while, whatever the file is. Its bytes are fetched while the worker starts, and are the worker's
 * then; its records arrive in pieces.
 *
 * @throws what the signal was aborted with; the worker ends then.
 */
export async function readFileTable(
  file: File,
  question: TableQuestion,
  signal: AbortSignal,
): Promise<ReadTable> {
  if (file.size > fileBytesMax) return { ok: false, refusal: 'fileTooLarge' }
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
      file.arrayBuffer().then(
        (bytes) => worker.postMessage({ ...question, bytes: new Uint8Array(bytes) }, [bytes]),
        () => resolve({ ok: false, refusal: 'fileUnreadable' }),
      )
    })
    if (!end.ok) return end
    const { ok, reading, ...written } = end
    return { ok, table: { ...written, records }, reading }
  } finally {
    worker.terminate()
  }
}
