import type { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { type WorkLine, workSources } from '@/lib/contracts/desk/work'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { getWorkMarksQuery, getWorkQuery } from '@/lib/features/today/client/work'
import { renderPage } from '@/tests/support/render-page'
import { TodayPage } from './today-page'

const stopsLine = (place: string, shows = 'a') =>
  ({
    ...{ source: 'stops', subject: `stops:${place}`, scope: {}, clientNo: '1001', place, shows },
    ...{
      count: 1,
      sums: null,
      since: null,
      due: '2026-11-28',
      withoutMemo: 0,
      unnamed: 0,
      isWhole: true,
    },
    ...{ byKind: { reminder: 1, debtCollection: 0, interestCalc: 0 }, customers: [] },
  }) as WorkLine
const lines = [stopsLine('Fjellheim'), stopsLine('Nordkust')]
const nothing: WorkMark = {
  ...{ subject: 'stops:Fjellheim', claimedBy: null, claimedAt: null, snoozedUntil: null },
  ...{ doneAs: null, doneBy: null, note: null, noteBy: null },
}
const marks: WorkMark[] = [
  { ...nothing, claimedBy: 'ola' },
  { ...nothing, subject: 'stops:Nordkust', doneAs: 'a', doneBy: 'ola' },
]

/** The read of the marks has failed, with what was read of them before. */
function failMarks(client: QueryClient, data: { marks: WorkMark[] } | undefined) {
  const { queryKey } = getWorkMarksQuery()
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({
      ...{ data, status: 'error', errorUpdateCount: 1 },
      error: new OperationFailed({ kind: 'unreachable' }),
    })
}

/** What the page shows once all work was read, and of what people said of it what is filled in. */
const paint = (fill: (client: QueryClient) => void = () => {}) =>
  renderPage(<TodayPage userName="kari" />, (client) => {
    for (const source of workSources)
      client.setQueryData(getWorkQuery(source).queryKey, {
        ...{ lines: source === 'stops' ? lines : [], asked: 1, isWhole: true, failures: [] },
      })
    fill(client)
  })
const unread = 'We couldn’t check what is taken, hidden or done'

describe('what people said of the work', () => {
  test('stands with it: what is done is off the list, and of the rest something may be said', () => {
    const page = paint((client) => client.setQueryData(getWorkMarksQuery().queryKey, { marks }))
    expect(page).toMatch(/1 deadline<.*Fjellheim.*Taken by/)
    expect(page).toMatch(/More for: .*Not shown now.*Done by/)
    expect(page).toMatch(/aria-keyshortcuts="E"/)
    expect(page).not.toContain(unread)
  })

  test('is not taken for nothing where it could not be read: the page says so, and nothing can be said', () => {
    const page = paint((client) => failMarks(client, undefined))
    expect(page).toMatch(new RegExp(`${unread}.*Retry`))
    expect(page).toMatch(/Fjellheim.*Nordkust/)
    expect(page).not.toMatch(/More for|aria-keyshortcuts="[CNSE]"|2 deadlines|Taken by|Loading/)
  })

  test('stays as it was known where it could not be read again, and the page says so', () => {
    const page = paint((client) => failMarks(client, { marks }))
    expect(page).toMatch(new RegExp(`${unread}.*Retry`))
    expect(page).toMatch(/Fjellheim.*Taken by.*More for/)
  })

  test('that all of it is done leaves nothing that a key could do', () => {
    const done = ['Fjellheim', 'Nordkust'].map((place) => ({
      ...{ ...nothing, subject: `stops:${place}`, doneAs: 'a', doneBy: 'ola' },
    }))
    const page = paint((client) =>
      client.setQueryData(getWorkMarksQuery().queryKey, { marks: done }),
    )
    expect(page).toContain('Nothing needs you')
    expect(page).not.toMatch(/aria-keyshortcuts="[CNSE]"|<\/kbd>(?:move|open)/)
  })

  test('is waited for: until then the lines have their room, and none is shown as free or open', () => {
    const page = paint()
    expect(page).toMatch(/Deadlines.*Loading/)
    expect(page).not.toMatch(/Fjellheim|Nordkust|More for|deadline<|Nothing needs you/)
    // A key that is pressed now does nothing, so none is offered.
    expect(page).not.toMatch(/aria-keyshortcuts="[CNSE]"|<\/kbd>(?:move|open)/)
    expect(page).not.toContain(unread)
  })
})

test('the day is counted as far as it was read: at least, where an area was not read whole', () => {
  const paintCut = (source: 'stops' | 'decisions' | 'batches') =>
    paint((client) => {
      client.setQueryData(getWorkMarksQuery().queryKey, { marks: [] })
      const { queryKey } = getWorkQuery(source)
      client.setQueryData(queryKey, (read) => read && { ...read, isWhole: false })
    })
  expect(paintCut('stops')).toContain('>at least 2 deadlines<')
  expect(paintCut('decisions')).toContain('>at least 2 deadlines<')
  expect(paintCut('batches')).toContain('>2 deadlines<')
})
