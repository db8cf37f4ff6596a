import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { CodeTable } from './code-table'
import { ConfigTable } from './config-table'

const read = (data: object) => ({ data, error: null, refetch: vi.fn() }) as never
const paintCodes = (data: object) => renderPage(<CodeTable read={read(data)} typed="" />)
const paintConfigs = (data: object) => renderPage(<ConfigTable read={read(data)} typed="" />)
const codesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ codeType: 'lineType', code: String(at), name: 'a' }))

const [none, silent, cut, mayBeCut] = [
  'lists none for this client',
  'so we don’t know whether there are any',
  'Only the first',
  'There may be more than the first 1 000',
]
const findWords = (markup: string) =>
  [none, silent, cut, mayBeCut].filter((words) => markup.includes(words))

test.each([
  ['an empty list', { codes: [] }, { clientConfigs: [] }, [none]],
  ['no list', {}, {}, [silent]],
  ['nothing in its place', { codes: null }, { clientConfigs: null }, [silent]],
  [
    'an empty list of rows that are counted',
    { codes: [], summary: { totalCount: 40 } },
    { clientConfigs: [], summary: { totalCount: 40 } },
    [silent],
  ],
])('%s is told for what it is', (_, codes, configs, words) => {
  expect(findWords(paintCodes(codes))).toEqual(words)
  expect(findWords(paintConfigs(configs))).toEqual(words)
})

test.each([
  ['as many as are counted', 2, 2, '>2 of 2<', []],
  ['fewer than are counted', 2, 3, '>2 of 2 listed<', [cut]],
  ['a page that nobody counted', 2, undefined, '>2 of 2 listed<', []],
  ['a full page that nobody counted', 1_000, undefined, '>1 000 of 1 000 listed<', [mayBeCut]],
])('%s: no total that nobody counted is claimed', (_, rows, totalCount, footer, words) => {
  const markup = paintCodes({ codes: codesOf(rows), summary: { totalCount } })
  expect(markup).toContain(footer)
  expect(findWords(markup)).toEqual(words)
})
