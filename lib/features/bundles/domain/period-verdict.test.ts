import { describe, expect, test } from 'vitest'
import { chooseDay, countFile, filterByDay, getOutcome } from './file-invoices'
import { judgePeriod, listedMax, mayHoldFailures, toCount } from './period-verdict'

const day = (stated: object = {}) => ({
  ...{ Total: 10, OK: 10, Pending: 0, Failed: 0, Handled: 0, Other: 0 },
  ...stated,
})
const file = (Invoices: number | null = 10, Failed: number | null = 0) => ({ Invoices, Failed })

describe('whether all that came in was sent', () => {
  test('is said only where every invoice was, and nothing contradicts it', () =>
    expect(judgePeriod([file()], [day()])).toEqual({
      is: 'sent',
      received: 10,
      counts: { ok: 10, pending: 0, failed: 0, handled: 0, other: 0 },
      untold: 0,
      isCut: false,
      disagreements: [],
    }))

  test.each<[string, object, string]>([
    ['some wait', { OK: 8, Pending: 2 }, 'waiting'],
    ['some failed', { OK: 9, Failed: 1 }, 'missing'],
    ['some failed and some wait', { OK: 8, Failed: 1, Pending: 1 }, 'missing'],
    ['some are not known', { OK: 9, Other: 1 }, 'unknown'],
    ['some are not known and some wait', { OK: 8, Other: 1, Pending: 1 }, 'unknown'],
    ['support handled some', { OK: 9, Handled: 1 }, 'unknown'],
    ['support handled some and some wait', { OK: 8, Handled: 1, Pending: 1 }, 'waiting'],
  ])('%s', (_, counts, is) => {
    const failed = 'Failed' in counts ? (counts.Failed as number) : 0
    expect(judgePeriod([file(10, failed)], [day(counts)]).is).toBe(is)
  })

  test('nothing came, or it is not known', () => {
    expect(judgePeriod([], []).is).toBe('none')
    expect(judgePeriod([], null)).toMatchObject({ is: 'unknown', received: 0, counts: null })
    expect(judgePeriod([file(7)], null)).toMatchObject({ is: 'unknown', received: 7 })
    expect(judgePeriod(null, null)).toMatchObject({ is: 'unknown', received: null })
    expect(judgePeriod([file(3)], []).is).toBe('unknown')
    expect(judgePeriod(null, [day()])).toMatchObject({ is: 'sent', received: 10 })
  })

  test('numbers that disagree are both told, and nothing is said to be all sent', () => {
    expect(judgePeriod([file(12)], [day()])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'received', files: 12, days: 10 }],
    })
    expect(judgePeriod([file(10, 2)], [day()])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'failed', files: 2, days: 0 }],
    })
    expect(judgePeriod([file(11)], [day({ Total: 11 })])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'sums', files: 10, days: 11 }],
    })
    expect(judgePeriod([file(12)], [day({ OK: 8, Pending: 2 })])).toMatchObject({ is: 'unknown' })
  })

  test('a cut list, and files that tell no number, are compared with nothing', () => {
    const cut = Array.from({ length: listedMax }, () => file(1))
    expect(judgePeriod(cut, [day({ Total: 2_000, OK: 2_000 })])).toMatchObject({
      is: 'sent',
      isCut: true,
      received: 2_000,
      disagreements: [],
    })
    expect(judgePeriod(cut, null).received).toBeNull()
    expect(judgePeriod([file(null), file(3)], [day()])).toMatchObject({
      untold: 1,
      disagreements: [],
      received: 10,
    })
    expect(judgePeriod([file(10, null)], [day()])).toMatchObject({ is: 'sent' })
  })

  test('what a cut list, or files that tell, hold is the least that there is', () => {
    const cut = Array.from({ length: listedMax }, () => file(1))
    expect(judgePeriod(cut, [day({ Total: 999, OK: 999 })])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'received', files: 1_000, days: 999 }],
    })
    const failing = [...cut.slice(1), file(1, 1)]
    expect(judgePeriod(failing, [day({ Total: 2_000, OK: 2_000 })])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'failed', files: 1, days: 0 }],
    })
    expect(judgePeriod([file(null), file(11)], [day()])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'received', files: 11, days: 10 }],
    })
    expect(judgePeriod([file(9, 1), file(1, null)], [day()])).toMatchObject({
      is: 'unknown',
      disagreements: [{ of: 'failed', files: 1, days: 0 }],
    })
  })

  test('a file that does not say how many failed may hold those that the days count', () =>
    expect(judgePeriod([file(9), file(1, null)], [day({ OK: 9, Failed: 1 })])).toMatchObject({
      is: 'missing',
      disagreements: [],
    }))

  test.each<[string, object[], object[], object]>([
    ['neither a total nor all outcomes', [file()], [{ OK: 10 }], { is: 'unknown', received: 10 }],
    ['nothing at all', [file()], [{}], { is: 'unknown', disagreements: [] }],
    ['nothing at all, and no file came', [], [{}], { is: 'unknown' }],
    ['one day of two', [file(20)], [day(), { OK: 10 }], { is: 'unknown', disagreements: [] }],
    ['no total, and some wait', [file()], [{ OK: 8, Pending: 2 }], { is: 'unknown' }],
    ['a total that one outcome makes up', [file()], [{ Total: 10, OK: 10 }], { is: 'sent' }],
    [
      'a total that one outcome makes up, and a file that failed',
      ...([[file(10, 1)], [{ Total: 10, OK: 10 }]] as const),
      { is: 'unknown', disagreements: [{ of: 'failed', files: 1, days: 0 }] },
    ],
    [
      'a total that no told outcome makes up',
      ...([[file(10, 1)], [{ Total: 10, OK: 9 }]] as const),
      { is: 'unknown', disagreements: [{ of: 'sums', files: 9, days: 10 }] },
    ],
  ] as [string, object[], object[], object][])('days that tell %s', (_, files, days, verdict) =>
    expect(judgePeriod(files, days)).toMatchObject(verdict),
  )

  test('nothing came only where no file did', () => {
    expect(judgePeriod([file(0)], []).is).toBe('unknown')
    expect(judgePeriod([file(null)], [day({ Total: 0, OK: 0 })]).is).toBe('unknown')
    expect(judgePeriod(null, []).is).toBe('unknown')
  })

  test('a total that is not told is what its outcomes add up to', () =>
    expect(judgePeriod([file()], [day({ Total: null })])).toMatchObject({
      is: 'sent',
      received: 10,
    }))

  test.each([
    [3, 3],
    ['12', 12],
    [null, null],
    [undefined, null],
    [-1, null],
    ['9007199254740993', null],
    [1.5, null],
  ])('the count %j is %j', (value, count) =>
    expect(toCount(value as Parameters<typeof toCount>[0])).toBe(count),
  )
})

describe('the invoices of a file', () => {
  const rows = [
    { Status: 'OK', LogTime: '2026-03-12T10:00:00' },
    { Status: 'failed', LogTime: '2026-03-12T10:00:00' },
    { Status: 'Pending', LogTime: null },
    { Status: 'Handled', LogTime: '2026-03-13T10:00:00' },
    { Status: 'Lost', LogTime: '2026-03-12T10:00:00' },
    { LogTime: '2026-03-12T10:00:00' },
  ]

  test('are counted by what became of them, of the day of the file', () =>
    expect(countFile(rows, '2026-03-12')).toEqual({
      counts: { ok: 1, pending: 1, failed: 1, handled: 0, other: 2 },
      ...{ found: 5, otherDays: 1, undated: 1 },
    }))

  test('are all counted where the day is not known', () => {
    expect(countFile(rows, null)).toMatchObject({ found: 6, otherDays: 0, undated: 0 })
    expect(filterByDay(rows, null)).toHaveLength(6)
  })

  test('are of every day where all of them are as many as the file holds', () => {
    expect(chooseDay(rows, '2026-03-12', 6)).toBeNull()
    expect(chooseDay(rows, '2026-03-12', 5)).toBe('2026-03-12')
    expect(chooseDay(rows, '2026-03-12', null)).toBe('2026-03-12')
  })

  test('of no known status are not known', () => {
    expect(getOutcome({})).toBe('other')
    expect(getOutcome({ Status: '' })).toBe('other')
  })
})

test('a list that is cut is none of all files, though some of it are of other periods', () => {
  expect(judgePeriod([file()], [day({ Total: 30, OK: 30 })], listedMax)).toMatchObject({
    ...{ is: 'sent', isCut: true, disagreements: [] },
  })
  expect(judgePeriod([file()], null, listedMax)).toMatchObject({ isCut: true, received: null })
})

test.each([
  [1, true],
  [null, true],
  [0, false],
])('a file that tells %s failures may hold some: %s', (Failed, may) =>
  expect(mayHoldFailures({ Failed })).toBe(may),
)
