import { expect, test } from 'vitest'
import { listFollowedQueries } from '@/lib/features/actions/client/followed-queries'
import { renderPage } from '@/tests/support/render-page'
import { ActionsPage } from './actions-page'

type Log = { logItems: object[] | null; summary?: { totalCount: number } }

const line = (type: string, at = 0) => ({ type, reference: `${type} ${at}`, message: 'Created' })
const nothing: Log = { logItems: [] }

/** What the page shows of the lines of actions and of reports; undefined: not read yet. */
const paint = (...logs: (Log | undefined)[]) =>
  renderPage(<ActionsPage clientNo="1001" userName="kari" />, (client) => {
    for (const [at, { queryKey }] of listFollowedQueries('1001').entries())
      client.setQueryData(queryKey, logs[at] as never)
  })
const none = 'No actions or reports yet'

test('there is none where the log of both says so', () => {
  expect(paint(nothing, nothing)).toContain(none)
  expect(paint({ logItems: [line('ACTION')] }, nothing)).not.toContain(none)
})

test.each([
  ['no list came of one', { logItems: null }, nothing, 'No list shown'],
  [
    'lines are counted that did not come',
    { ...nothing, summary: { totalCount: 4 } },
    nothing,
    'No list shown',
  ],
  [
    'the service ignores what is asked',
    { logItems: [line('ITEM')] },
    nothing,
    'didn’t filter its log',
  ],
  ['one was not read yet', nothing, undefined, 'New action'],
])('nothing is said to be there or not where %s', (_, actions, reports, said) => {
  const page = paint(actions, reports)
  expect(page).toContain(said)
  expect(page).not.toContain(none)
})

test('older ones may be missing where the log goes on', () => {
  const newest = [line('ACTION', 1), line('ACTION', 2)]
  const words = 'Older ones may be missing'
  expect(paint({ logItems: newest, summary: { totalCount: 40 } }, nothing)).toContain(words)
  expect(paint({ logItems: newest, summary: { totalCount: 2 } }, nothing)).not.toContain(words)
})
