import { expect, test } from 'vitest'
import { type PageSummary, readPageNo, toCursorPage } from './numbered-pages'

const page = (token: string | undefined, rows: string[] | null, summary: PageSummary = null) =>
  toCursorPage(token, { summary, rows }, (row) => row)
const next = (...asked: Parameters<typeof page>) => page(...asked).summary?.nextPageToken

test('the first page is the one without a token, and the next one follows it', () => {
  expect(readPageNo(undefined)).toBe(1)
  expect(readPageNo(next(undefined, ['a']) ?? undefined)).toBe(2)
})

test('the count of pages ends a list', () => {
  const token = next(undefined, ['a'], { totalPages: 2 })!
  expect(next(token, ['b'], { totalPages: 2 })).toBeNull()
  expect(next(token, ['b'], { totalPages: 3 })).not.toBeNull()
})

test('the count of rows ends a list whose pages are shorter than was asked', () => {
  const token = next(undefined, ['a', 'b'], { totalCount: 3 })!
  expect(next(token, ['c'], { totalCount: 3 })).toBeNull()
  expect(next(token, ['c'], { totalCount: 4 })).not.toBeNull()
})

test('where nothing is counted, an empty page ends a list and a short one does not', () => {
  const token = next(undefined, ['a'])!
  expect(next(token, [])).toBeNull()
})

test('a page that comes again names itself, so that the list goes round and not on', () => {
  const token = next(undefined, ['a'])!
  expect(next(token, ['a'])).toBe(token)
})

test('an answer without a list is none', () => {
  expect(page(undefined, null)).toMatchObject({ data: null, summary: { nextPageToken: null } })
})

test('what is counted is told, and a count that JSON cannot hold is not', () => {
  expect(page(undefined, ['a'], { totalCount: 7, maximumCount: 10_000 }).summary).toMatchObject({
    totalCount: 7,
    maximumCount: 10_000,
  })
  expect(page(undefined, ['a'], { totalCount: '9007199254740993' }).summary?.totalCount).toBeNull()
})
