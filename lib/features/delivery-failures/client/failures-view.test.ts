import { expect, test } from 'vitest'
import {
  loadFailuresView,
  pickGroups,
  toFailedRowsQueryString,
  toFailuresQueryString,
  toFailuresQuestion,
} from './failures-view'

test.each([
  ['without days it is the last seven', {}, { FromDate: '2026-02-25', ToDate: '2026-03-03' }],
  [
    'the days of the address are both counted',
    { from: '2026-01-01', to: '2026-01-31' },
    { FromDate: '2026-01-01', ToDate: '2026-01-31' },
  ],
  [
    'a last day alone ends seven',
    { to: '2024-03-02' },
    { FromDate: '2024-02-25', ToDate: '2024-03-02' },
  ],
  [
    'a first day alone goes on until today',
    { from: '2026-03-01' },
    { FromDate: '2026-03-01', ToDate: '2026-03-03' },
  ],
  [
    'days the wrong way round are turned',
    { from: '2026-02-02', to: '2026-02-01' },
    { FromDate: '2026-02-01', ToDate: '2026-02-02' },
  ],
  [
    'what is no day counts as not given',
    { from: 'last week', to: '2026-99-99' },
    { FromDate: '2026-02-25', ToDate: '2026-03-03' },
  ],
  [
    'a channel is asked for by its name',
    { from: '2026-03-01', channel: 'E-mail' },
    { FromDate: '2026-03-01', ToDate: '2026-03-03', Channel: 'E-mail' },
  ],
  [
    'a channel that no service can have is not asked for',
    { from: '2026-03-01', channel: 'x'.repeat(101) },
    { FromDate: '2026-03-01', ToDate: '2026-03-03' },
  ],
  [
    'companies come once, and only numbers that can be one',
    { companies: '501,501,-1,0,x' },
    { FromDate: '2026-02-25', ToDate: '2026-03-03', CompanyIds: [501] },
  ],
])('%s', async (_, address, question) =>
  expect(
    toFailuresQuestion(
      await loadFailuresView(Promise.resolve(address as Record<string, string>)),
      '2026-03-03',
    ),
  ).toEqual(question),
)

test('the rows behind a cause are searched for by status, days and companies', () => {
  expect(
    toFailedRowsQueryString({ FromDate: '2026-03-01', ToDate: '2026-03-12' }, [501, 502]),
  ).toBe('companies=501,502&status=Failed&from=2026-03-01&to=2026-03-12')
  expect(
    toFailedRowsQueryString(
      { FromDate: '2026-03-01', ToDate: '2026-03-12', Channel: 'E-mail' },
      [],
    ),
  ).toContain('endpoint=E-mail')
})

test('an address picks one group by its key, and what it picks is what it was made from', async () => {
  const groups = [{ key: 'cause:mailboxFull' }, { key: 'shape:a-b_c' }, { key: 'silent' }]
  for (const { key } of groups) {
    const address = Object.fromEntries(
      new URLSearchParams(toFailuresQueryString({ companies: [501], cause: key })),
    )
    const view = await loadFailuresView(Promise.resolve(address))
    expect(view).toMatchObject({ companies: [501], cause: key })
    expect(pickGroups(groups, view.cause)).toEqual([{ key }])
  }
  expect(toFailuresQueryString({ companies: [], cause: null })).toBe('')
  expect(pickGroups(groups, null)).toEqual(groups)
  expect(pickGroups(groups, 'shapes')).toEqual([{ key: 'shape:a-b_c' }])
  expect(pickGroups(groups, 'cause:nobodyKnows')).toEqual([])
})
