import { expect, test } from 'vitest'
import { readAllPages } from './read-all-pages'

type Page = {
  summary?: { totalCount?: number; maximumCount?: number } | null
  rows: string[] | null
}

/** A row is known by its letter; of a question mark nobody knows which it is. */
const toId = (row: string) => (row === '?' ? null : row.charCodeAt(0))

/** A service that answers pages in turn, the last one again and again. */
const readPages = (...pages: Page[]) =>
  readAllPages<string>(async (pageno) => pages[Math.min(pageno, pages.length) - 1]!, toId)

test('a list is read to its count, whatever its pages hold', async () => {
  const summary = { totalCount: 3, maximumCount: 10_000 }
  expect(await readPages({ summary, rows: ['a', 'b'] }, { summary, rows: ['c'] })).toEqual({
    rows: ['a', 'b', 'c'],
    isWhole: true,
  })
})

test('without a count an empty page ends it, and a short one does not', async () => {
  expect(await readPages({ rows: ['a'] }, { rows: ['b'] }, { rows: [] })).toEqual({
    rows: ['a', 'b'],
    isWhole: true,
  })
})

test('an empty page before all that are counted is no end: there may be more', async () => {
  const summary = { totalCount: 3 }
  expect(await readPages({ summary, rows: ['a', 'b'] }, { summary, rows: [] })).toEqual({
    rows: ['a', 'b'],
    isWhole: false,
  })
})

test('a count as high as the service counts at all has cut the list off', async () => {
  const summary = { totalCount: 2, maximumCount: 2 }
  expect(await readPages({ summary, rows: ['a', 'b'] })).toMatchObject({ isWhole: false })
})

test('a page that comes again ends the reading, and the list is not whole', async () => {
  const summary = { totalCount: 9 }
  let asked = 0
  const read = await readAllPages<string>(async () => {
    asked += 1
    return { summary, rows: ['a'] }
  }, toId)
  expect([read, asked]).toEqual([{ rows: ['a'], isWhole: false }, 2])
})

test('an answer without a list is no empty list', async () => {
  expect(await readPages({ rows: null })).toEqual({ rows: [], isWhole: false })
  expect(await readPages({ rows: [] })).toEqual({ rows: [], isWhole: true })
})

test('rows of one page without an id are two, whatever they say', async () => {
  expect(await readPages({ rows: ['?', '?', 'a', 'a'] }, { rows: [] })).toEqual({
    ...{ rows: ['?', '?', 'a'], isWhole: true },
  })
})

test('of a row without an id on a later page nobody knows whether it came again', async () => {
  expect(await readPages({ rows: ['a', '?'] }, { rows: ['?', 'b'] }, { rows: [] })).toEqual({
    ...{ rows: ['a', '?', 'b'], isWhole: false },
  })
})
