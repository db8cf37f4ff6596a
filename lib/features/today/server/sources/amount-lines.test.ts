import { expect, test } from 'vitest'
import { type ApartRecord, listAmountLines } from './amount-lines'

const organization = { organizationId: 'o-1', name: 'Fjellheim' }
const recordOf = (id: string | null, ...amounts: (string | null)[]): ApartRecord => ({
  id,
  name: id && `N-${id}`,
  since: null,
  apart: amounts.map((amount) => ({ kind: 'balance', amount, currency: 'NOK' })),
})
const days = { from: '2026-03-01', to: '2026-03-30' }
const linesOf = (records: ApartRecord[]) => listAmountLines(organization, 'invoice', records, days)

test('nothing apart is no line', () => expect(linesOf([])).toEqual([]))

test('a record stands by itself, with what it is off by where that is one amount', () => {
  expect(
    linesOf([
      recordOf('a', '-9.5'),
      recordOf('b', '1', '2'),
      recordOf('c', null),
      recordOf('d', '12.34', '-12.34'),
      recordOf('e', '1', null),
    ]),
  ).toMatchObject([
    { id: 'a', count: 1, differences: 1, sums: [{ amount: '9.5', currency: 'NOK' }] },
    { id: 'b', differences: 2, sums: null },
    { id: 'c', differences: 1, sums: null },
    { id: 'd', differences: 2, sums: [{ amount: '12.34', currency: 'NOK' }] },
    { id: 'e', differences: 2, sums: null },
  ])
})

test('differences of one size in two currencies are not one amount', () => {
  const apart = ['NOK', 'SEK'].map((currency) => ({ kind: 'balance', amount: '1', currency }))
  expect(linesOf([{ id: 'a', name: null, since: null, apart }])).toMatchObject([
    { sums: null, differences: 2 },
  ])
})

test('many stand on one line, and so do those that no id leads to', () => {
  const many = Array.from({ length: 11 }, (_, at) => recordOf(`${at}`, '1'))
  expect(linesOf(many)).toMatchObject([{ id: null, count: 11, differences: 11, sums: null }])
  expect(linesOf(many)[0]).toMatchObject({
    subject: 'amounts:invoice:o-1',
    ...{ organizationId: 'o-1', place: 'Fjellheim', scope: { organizationId: 'o-1' } },
  })
  expect(linesOf(many.slice(1))).toHaveLength(10)
  expect(linesOf([recordOf(null, '1'), recordOf('a', '1')])).toMatchObject([{ id: null, count: 2 }])
})

test('each of many is named, by its number, with what it alone is off by; beyond 100 they are counted', () => {
  const many = Array.from({ length: 103 }, (_, at) =>
    recordOf(`${102 - at}`, ...(at === 102 ? ['-1', '2'] : ['-1.5'])),
  )
  const [line] = linesOf(many)
  expect(line).toMatchObject({ ...days, count: 103, unnamed: 3 })
  expect(line!.records).toHaveLength(100)
  expect(line!.records.slice(0, 3)).toEqual([
    { id: '0', name: 'N-0', sums: null },
    { id: '1', name: 'N-1', sums: [{ amount: '1.5', currency: 'NOK' }] },
    { id: '2', name: 'N-2', sums: [{ amount: '1.5', currency: 'NOK' }] },
  ])
  expect(linesOf(many.slice(0, 11))).toMatchObject([{ unnamed: 0 }])
  expect(linesOf(many.slice(0, 1))).toMatchObject([{ ...days, records: [], unnamed: 0 }])
})

test('a line is as old as the first of its records, where the age of each is known', () => {
  const recordsSince = (...since: (string | null)[]) =>
    Array.from({ length: 11 }, (_, at) => ({
      ...recordOf(`${at}`, '1'),
      since: since[at % since.length]!,
    }))
  const findSince = (...since: (string | null)[]) => linesOf(recordsSince(...since))[0]!.since
  expect(findSince('2026-03-09', '2026-03-02')).toBe('2026-03-02')
  expect(findSince('2026-03-09', null)).toBeNull()
  expect(linesOf(recordsSince('2026-03-09', null).slice(0, 2))).toMatchObject([
    { since: '2026-03-09' },
    { since: null },
  ])
})

test('a line that was done comes back when the difference is another one', () => {
  const [before] = linesOf([recordOf('a', '1')])
  const [after] = linesOf([recordOf('a', '2')])
  expect(before!.subject).toBe(after!.subject)
  expect(before!.shows).not.toBe(after!.shows)
})

test('what a line shows has room where it is kept', () => {
  const apart = Array.from({ length: 60 }, (_, at) => ({
    ...{ kind: `relation-${at}`, amount: '1', currency: 'NOK' },
  }))
  expect(linesOf([{ id: 'a', name: null, since: null, apart }])[0]!.shows).toMatch(
    /^61 [0-9a-f]{64}$/,
  )
})

test('a record of which nothing is told has no amount', () =>
  expect(linesOf([{ id: 'a', name: null, since: null, apart: [] }])).toMatchObject([
    { sums: null },
  ]))

test('an amount without a currency is no sum', () => {
  const apart = [{ kind: 'balance', amount: '1', currency: null }]
  expect(linesOf([{ id: 'a', name: null, since: null, apart }])).toMatchObject([{ sums: null }])
})

test('a line of many comes back when one of them is another one, wherever it stands', () => {
  const ids = Array.from({ length: 40 }, (_, at) => `0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7${100 + at}`)
  const showsOf = (amounts: (id: string) => string) =>
    linesOf(ids.map((id) => recordOf(id, amounts(id))))[0]!.shows
  const before = showsOf(() => '1')
  for (const changed of ids) expect(showsOf((id) => (id === changed ? '2' : '1'))).not.toBe(before)
  expect(linesOf(ids.slice(1).map((id) => recordOf(id, '1')))[0]!.shows).not.toBe(before)
  expect(linesOf(ids.toReversed().map((id) => recordOf(id, '1')))[0]!.shows).toBe(before)
})
