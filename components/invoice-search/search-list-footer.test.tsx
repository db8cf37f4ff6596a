import { expect, test } from 'vitest'
import { KeysetPager, type KeysetPagerState } from '@/lib/client/lists/keyset-pager'
import type { Search, SummaryAnswer } from '@/lib/client/lists/keyset-paging'
import { renderPage } from '@/tests/support/render-page'
import { SearchListFooter } from './search-list-footer'

const search: Search = { OrderBy: 'desc', SortableColId: 'RowId', Statuses: ['Failed'] }
const rows = (from: number, to: number, Status = 'Failed') =>
  Array.from({ length: from - to + 1 }, (_, at) => ({
    RowId: from - at,
    TransactionRid: from - at,
    Status,
  }))

/** What the foot says: so many rows, of how many. */
function read(list: KeysetPagerState) {
  const foot = renderPage(
    <SearchListFooter list={list} newer={null} onShowNewer={() => {}} onKeys={() => {}} />,
  )
  return /role="status">(.*?)<\/span>/.exec(foot)?.[1]?.replace(/<[^>]*>/g, '')
}

/** The foot once every page of a list was read. */
async function readToEnd(...pages: NonNullable<SummaryAnswer>[]) {
  const left = [...pages]
  const pager = new KeysetPager(search, async () => left.shift() ?? { Rows: [] })
  while (!pager.getState().isAtEnd) await pager.more()
  return read(pager.getState())
}

const exact = (count: number) => ({ TotalCount: count, TotalCountIs: 'exact' })
const moreThan = (count: number) => ({ TotalCount: count, TotalCountIs: 'moreThan' })

test.each<[string, NonNullable<SummaryAnswer>[], string]>([
  ['as many rows as were counted', [{ Rows: rows(5, 1), ...exact(5) }], '5 in total'],
  ['an empty page and no count', [{ Rows: rows(5, 1) }], '5 in total'],
  [
    'an empty page after more than were counted',
    [{ Rows: rows(5, 1), ...moreThan(4) }],
    '5 in total',
  ],
  ['an empty page and fewer rows than were counted', [{ Rows: rows(5, 1), ...exact(7) }], '5 of 7'],
  ['an empty page at once and a count', [{ Rows: [], ...exact(7) }], '0 of 7'],
  [
    'an empty page and no more rows than there are more than',
    [{ Rows: rows(5, 1), ...moreThan(5) }],
    '5 of more than 5',
  ],
  [
    'a page that came again and fewer rows than were counted',
    [{ Rows: rows(5, 1), ...exact(10) }, { Rows: rows(5, 1) }],
    '5 of 10',
  ],
  [
    'a page that came again and no count',
    [{ Rows: rows(5, 1) }, { Rows: rows(5, 1) }],
    '5 of an unknown total',
  ],
])('a list that ends with %s says so', async (_, pages, words) => {
  expect(await readToEnd(...pages)).toBe(words)
})

test('of a list that was not read yet nothing is counted', () =>
  expect(read(new KeysetPager(search, async () => null).getState())).toBe(''))

test('a list whose filter was ignored has no count of its own', async () => {
  const mixed = [...rows(5, 4), ...rows(3, 1, 'OK')]
  const pager = new KeysetPager(search, async () => ({ Rows: mixed, ...exact(260) }))
  await pager.more()
  expect(read(pager.getState())).toBe('2 of an unknown total')
  expect(await readToEnd({ Rows: mixed, ...exact(5) })).toBe('2 in total')
  expect(await readToEnd({ Rows: mixed, ...exact(6) })).toBe('2 of an unknown total')
})
