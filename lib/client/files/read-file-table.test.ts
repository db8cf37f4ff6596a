import { afterEach, expect, test, vi } from 'vitest'
import { packRecords } from './packed-records'
import { readFileTable } from './read-file-table'

afterEach(() => vi.unstubAllGlobals())

const question = { reading: {}, rowsMax: 10 }
const signal = () => new AbortController().signal

/** A worker that answers what it is sent, as the page sees it. */
function stubWorker(answer: (worker: { onmessage?: (event: object) => void }) => void) {
  const sent: unknown[] = []
  const terminate = vi.fn()
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: object) => void
      terminate = terminate
      postMessage(message: unknown) {
        sent.push(message)
        if (message !== null) answer(this)
      }
    },
  )
  return { sent, terminate }
}

test('a file that is larger than any list is not even read', async () => {
  const { sent } = stubWorker(() => {})
  const file = { size: 60_000_001, arrayBuffer: vi.fn() } as unknown as File
  expect(await readFileTable(file, question, signal())).toEqual({
    ok: false,
    refusal: 'fileTooLarge',
  })
  expect(file.arrayBuffer).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('a file whose bytes cannot be fetched is told as one that cannot be read', async () => {
  const { terminate } = stubWorker(() => {})
  const file = { size: 4, arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as File
  expect(await readFileTable(file, question, signal())).toEqual({
    ok: false,
    refusal: 'fileUnreadable',
  })
  expect(terminate).toHaveBeenCalledOnce()
})

test('records are taken piece by piece, each of them acknowledged, and the worker ends', async () => {
  const first = [{ line: 1, cells: ['a', 'b'] }]
  const second = [{ line: 2, cells: ['c', ''] }]
  const { sent, terminate } = stubWorker((worker) => {
    for (const records of [first, second])
      worker.onmessage?.({ data: { records: packRecords(records) } })
    worker.onmessage?.({ data: { end: { ok: true, separator: ';', openQuote: null } } })
  })
  expect(await readFileTable(new File(['a;b\nc;'], 'list.csv'), question, signal())).toEqual({
    ok: true,
    table: { separator: ';', openQuote: null, records: [...first, ...second] },
  })
  expect(sent).toEqual([{ ...question, bytes: new TextEncoder().encode('a;b\nc;') }, null, null])
  expect(terminate).toHaveBeenCalledOnce()
})
