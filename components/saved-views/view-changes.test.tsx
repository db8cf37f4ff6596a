import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import {
  type ViewChanges as Changes,
  getViewChangesQuery,
  type SavedView,
  viewsQuery,
} from '@/lib/features/saved-views/client/views'
import { renderEnglish } from '@/tests/support/render-english'
import { ViewChanges } from './view-changes'

const view: SavedView = {
  viewId: 'v1',
  name: 'Failed this week',
  query: 'status=Failed&companies=501',
  companyIds: [501],
  ...{ list: 'search', clientNo: null, organizationId: null },
  shared: false,
  owner: 'kari',
  isOwn: true,
  updatedAt: '2026-11-20T14:00:00Z',
  visitedAt: null,
}
const search = { CompanyIds: [501], Statuses: ['Failed'] }
const changes: Changes = {
  kind: 'compared',
  since: '2026-11-20T14:02:00Z',
  look: null,
  newFailures: { count: 3, atLeast: false, rids: [1, 2, 3] },
  recovered: {
    count: 2,
    atLeast: true,
    rows: [
      { rid: 4, status: 'OK' },
      { rid: 5, status: 'Handled' },
    ],
  },
  gone: 1,
  pendingLong: {
    count: 1_204,
    is: 'exact',
    before: '2026-11-20T14:00:00Z',
    fresh: { count: 5, atLeast: false },
  },
  rows: { now: { count: 1_310, is: 'about' }, earlier: { count: 1_200, is: 'exact' } },
}

/** The strip as the first paint has it. Null: what changed is still asked. */
function painted(told: Changes | null, currentQuery = `${view.query}&view=v1`) {
  const client = new QueryClient()
  client.setQueryData(viewsQuery.queryKey, { views: [view] })
  if (told) client.setQueryData(getViewChangesQuery('v1', search).queryKey, told)
  const markup = renderEnglish(
    <QueryClientProvider client={client}>
      <ViewChanges
        currentQuery={currentQuery}
        currentSearch={search}
        labelStatus={(code) => (code === 'OK' ? 'Sent or stored' : code)}
        onNarrow={() => {}}
      />
    </QueryClientProvider>,
  )
  client.clear()
  return markup
}
const words = (markup: string) =>
  markup
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('|')
    .filter((text) => text.trim() !== '')
const pressable = (markup: string) =>
  [...markup.matchAll(/<button(?![^>]*aria-label)[^>]*>(.*?)<\/button>/g)].map(([, text]) =>
    text!.replace(/[\u00a0\u202f]/g, ' '),
  )

describe('the strip above the grid', () => {
  test('says since when, and what can be pressed to see it', () => {
    const markup = painted(changes)
    expect(words(markup)).toEqual([
      'Since ',
      expect.stringMatching(/20 November( 2026)? 14:02$/),
      '3 new failures',
      'at least 2 recovered',
      'Sent or stored: 1, Handled: 1',
      '1 that failed before is no longer found',
      '1 204 pending for over a day, 5 of them since then',
      '1 200 rows before, about 1 310 now',
    ])
    expect(pressable(markup)).toEqual([
      '3 new failures',
      'at least 2 recovered',
      '1 204 pending for over a day, 5 of them since then',
    ])
  })

  test('offers nothing to press where nothing changed', () => {
    const nothing = { count: 0, atLeast: false }
    const quiet: Changes = {
      ...changes,
      newFailures: { ...nothing, rids: [] },
      recovered: { ...nothing, rows: [] },
      gone: 0,
      pendingLong: { count: 0, is: 'exact', before: '', fresh: nothing },
      rows: { ...changes.rows, earlier: null },
    }
    expect(words(painted(quiet)).slice(2)).toEqual([
      'no new failures',
      'none recovered',
      'none pending for over a day',
    ])
    expect(pressable(painted(quiet))).toEqual([])
    const unsure = { ...quiet, newFailures: { count: 0, atLeast: true, rids: [] } }
    expect(words(painted(unsure))).toContain('no confirmed new failures')
  })

  test.each([
    ['first', 'first visit'],
    ['changed', 'nothing to compare'],
    ['silent', 'no list'],
  ] as const)('of the kind %s says so', (kind, said) =>
    expect(words(painted({ ...changes, kind })).join('')).toContain(said),
  )

  test('is there while the answer is waited for', () =>
    expect(words(painted(null))).toEqual([expect.stringContaining('Comparing')]))

  test.each([
    ['no view is open', view.query],
    ['a view is open that is not there', `${view.query}&view=v2`],
    ['the address holds other filters than the view', 'status=OK&view=v1'],
  ])('is absent where %s', (_, query) => expect(painted(changes, query)).toBe(''))
})
