import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { exportChunks, exportTable } from '@/lib/platform/database/export-schema'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import {
  type ChunkedFile,
  deleteWorkChunks,
  FileLost,
  hashChunks,
  readChunks,
  readSeenNumbers,
  storeFile,
  storePage,
  sumStoredBytes,
} from './export-chunks'
import { acquireExport } from './export-rows'

const desk = deskUnderTest()
let run: { id: string; worker: string }
beforeEach(async () => {
  run = await acquireRun()
})

async function acquireRun() {
  const id = randomUUID()
  const usual = {
    person: 'kari',
    sessionId: 's1',
    search: '',
    companyIds: [],
    file: { format: 'csv', style: { kind: 'iso' } } as const,
  }
  await desk.db
    .insert(exportTable)
    .values({ id, ...usual, state: 'running', startedAt: new Date(), heartbeatAt: new Date() })
  return (await acquireExport(id))!
}

async function textOf(file: ChunkedFile = 'csv', id = run.id) {
  const pieces: string[] = []
  for await (const piece of readChunks(id, file)) pieces.push(piece.toString('utf8'))
  return pieces
}
async function* piecesOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
const page = (seq: number, text: string, numbers: number[] = [], file: ChunkedFile = 'csv') =>
  storePage(run, {}, { file, seq, text, numbers })
const added = (numbers: number[], known: { add: (number: number) => boolean }) =>
  numbers.map((number) => known.add(number))

describe('a file of an export', () => {
  test('is read piece by piece in the order of its pieces, whichever was stored first', async () => {
    await page(2, 'blåbær\r\n')
    await page(0, 'head\r\n')
    await page(1, 'row\r\n')
    expect(await textOf()).toEqual(['head\r\n', 'row\r\n', 'blåbær\r\n'])
    expect(await sumStoredBytes(run.id, 'csv')).toBe(6 + 5 + 10)
    expect(await hashChunks(run.id, 'csv')).toBe(
      createHash('sha256').update('head\r\nrow\r\nblåbær\r\n').digest('hex'),
    )
  })

  test('is its own: not another file of the export, and not that of another export', async () => {
    await page(0, 'csv')
    await page(0, 'rows', [], 'rows')
    const other = await acquireRun()
    await storePage(other, {}, { file: 'csv', seq: 0, text: 'other', numbers: [] })
    expect([await textOf('csv'), await textOf('rows'), await textOf('xlsx')]).toEqual([
      ['csv'],
      ['rows'],
      [],
    ])
    expect([
      await sumStoredBytes(run.id, 'csv'),
      await sumStoredBytes(run.id, 'rows'),
      await sumStoredBytes(run.id, 'xlsx'),
    ]).toEqual([3, 4, 0])
    expect(await textOf('csv', other.id)).toEqual(['other'])
  })

  test('has no piece for a page that holds nothing, though it is noted', async () => {
    expect(await storePage(run, { rows: 7 }, { file: 'csv', seq: 0, text: '', numbers: [] })).toBe(
      true,
    )
    expect(await textOf()).toEqual([])
    expect((await desk.db.select().from(exportTable))[0]).toMatchObject({ rows: 7 })
  })

  test('that is stored whole stands in place of what stood there, and leaves the other files alone', async () => {
    await page(0, 'rows', [1], 'rows')
    await storeFile(run, 'xlsx', piecesOf('old', 'older', 'oldest'))
    expect(await storeFile(run, 'xlsx', piecesOf('new', 'newer'))).toBe(true)
    expect([await textOf('xlsx'), await textOf('rows')]).toEqual([['new', 'newer'], ['rows']])
  })

  test('that stands elsewhere than it was sealed for is lost', async () => {
    await page(0, 'csv')
    await desk.db.update(exportChunks).set({ seq: 5 })
    await expect(textOf()).rejects.toThrow(FileLost)
  })
})

describe('the numbers of an export that goes on', () => {
  test('are those of its rows, and are known again; rows that have none count and are not known', async () => {
    await page(0, 'a', [1, Number.NaN])
    await page(1, 'b')
    await page(2, 'c', [3.5, 9_007_199_254_740_991])
    const seen = await readSeenNumbers(run.id, 'csv', { bytes: 3, numbers: 4 })
    expect(added([1, 3.5, 9_007_199_254_740_991, 2, 0], seen)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  test('are those of its own file', async () => {
    await page(0, 'a', [1])
    await page(0, 'rows', [2], 'rows')
    const other = await acquireRun()
    await storePage(other, {}, { file: 'csv', seq: 0, text: 'o', numbers: [3] })
    expect(
      added([1, 2, 3], await readSeenNumbers(run.id, 'csv', { bytes: 1, numbers: 1 })),
    ).toEqual([false, true, true])
  })

  test.each([
    ['less is stored of it', { bytes: 2, numbers: 2 }],
    ['more is stored of it', { bytes: 0, numbers: 2 }],
    ['fewer of its numbers are stored', { bytes: 1, numbers: 3 }],
    ['more of its numbers are stored', { bytes: 1, numbers: 1 }],
  ])('cannot be told where %s than was noted', async (_, noted) => {
    await page(0, 'a', [1, 2])
    await expect(readSeenNumbers(run.id, 'csv', noted)).rejects.toThrow(FileLost)
  })
})

test('what a run needs no more is dropped, and its file stays', async () => {
  await page(0, 'rows', [1], 'rows')
  await page(0, 'csv', [1])
  const other = await acquireRun()
  await storePage(other, {}, { file: 'rows', seq: 0, text: 'rows', numbers: [1] })
  await deleteWorkChunks(run.id)
  expect([await textOf('rows'), await textOf('csv'), await textOf('rows', other.id)]).toEqual([
    [],
    ['csv'],
    ['rows'],
  ])
  const numbers = await desk.db
    .select({ numbers: exportChunks.numbers })
    .from(exportChunks)
    .where(eq(exportChunks.exportId, run.id))
  expect(numbers).toEqual([{ numbers: null }])
})
