import { expect, test } from 'vitest'
import { combinePages, type Page } from './combine-pages'

type Row = { id?: string; amount: number }
const pageOf = (data: (Row | null)[], nextPageToken?: string): Page<Row> => ({
  summary: { nextPageToken },
  data,
})
const held = (pages: Page<Row>[], used: (string | undefined)[] = [undefined]) =>
  combinePages(pages, ({ id }) => id, used)

test('rows of several pages stand in their order, and the last page names the way on', () => {
  const { rows, next } = held(
    [pageOf([{ id: 'a', amount: 1 }], 't1'), pageOf([{ id: 'b', amount: 2 }], 't2')],
    [undefined, 't1'],
  )
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(next).toBe('t2')
})

test('a row that moved to the next page counts once, and rows without an id all count', () => {
  const pages = [
    pageOf([{ id: 'a', amount: 1 }, { amount: 5 }], 't1'),
    pageOf([{ id: 'a', amount: 1 }, { amount: 5 }, null]),
  ]
  expect(held(pages).rows.map(({ amount }) => amount)).toEqual([1, 5, 5])
})

test.each([undefined, '', 't1'])('%j after the token t1 is the end', (token) => {
  expect(held([pageOf([], 't1'), pageOf([], token)], [undefined, 't1']).next).toBeNull()
})

test('an answer without rows and without a summary is an empty end', () => {
  expect(held([{}, { data: null, summary: null }])).toEqual({ rows: [], next: null })
})
