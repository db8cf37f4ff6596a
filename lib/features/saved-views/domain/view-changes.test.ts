import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countNewLongPending,
  type Failures,
  getRecovered,
  isComparable,
  listDisappeared,
  listNewFailures,
  parseInstant,
  toCount,
  toFailureSnapshot,
} from './view-changes'

/**
 * A transaction of the model: its number, its place, and its status then (null: it had not come
 * yet) and now (null: it is gone).
 */
type One = { rid: number; rowId: number; was: string | null; now: string | null }

const status = fc.constantFrom('OK', 'Pending', 'Failed', 'Failed', 'Handled', 'something new')

/**
 * A world of transactions; numbers and places are given out apart from each other. What had not
 * come then is newer than all that had.
 */
const world = fc
  .record({
    old: fc.array(fc.record({ was: status, now: fc.option(status, { freq: 8 }) }), {
      maxLength: 25,
    }),
    come: fc.array(fc.record({ now: status }), { maxLength: 10 }),
    salt: fc.integer({ min: 1, max: 1_000 }),
  })
  .map(({ old, come, salt }): One[] =>
    [...old, ...come.map(({ now }) => ({ was: null, now }))].map((one, at) => ({
      ...one,
      rid: ((at * 7919 + salt) % 10_007) + 1,
      rowId: at + 1,
    })),
  )
const bound = fc.integer({ min: 0, max: 30 })

/** The failures of a moment, newest first, as far as they are read. */
function readFailures(all: One[], moment: 'was' | 'now', most: number): Failures {
  const failed = all.filter((one) => one[moment] === 'Failed').reverse()
  return {
    rows: failed.slice(0, most).map(({ rid, rowId }) => ({ rid, rowId })),
    more: failed.length > most,
  }
}

const rids = (all: One[], holds: (one: One) => boolean) => all.filter(holds).map(({ rid }) => rid)
const sorted = (numbers: readonly unknown[]) =>
  numbers.map(Number).toSorted((one, other) => one - other)
const options = { numRuns: 2_000 }

describe('two looks at a view, replayed', () => {
  test('tell every new failure and no other, or that there may be more', () => {
    fc.assert(
      fc.property(world, bound, bound, bound, (all, mostThen, held, mostNow) => {
        const then = toFailureSnapshot(readFailures(all, 'was', mostThen), held)
        const told = listNewFailures(then, readFailures(all, 'now', mostNow))
        const truth = rids(all, (one) => one.now === 'Failed' && one.was !== 'Failed')
        expect(truth).toEqual(expect.arrayContaining(told.rids))
        if (!told.atLeast) expect(sorted(told.rids)).toEqual(sorted(truth))
      }),
      options,
    )
  })

  test('are exact as long as nothing is beyond a bound', () => {
    fc.assert(
      fc.property(world, (all) => {
        const then = toFailureSnapshot(readFailures(all, 'was', 100))
        const now = readFailures(all, 'now', 100)
        const shown = all.flatMap(({ rid, now: present }) =>
          present === null ? [] : [{ rid, status: present }],
        )
        const recovered = getRecovered(listDisappeared(then, now), shown)
        expect(listNewFailures(then, now).atLeast).toBe(false)
        expect(sorted(listNewFailures(then, now).rids)).toEqual(
          sorted(rids(all, (one) => one.now === 'Failed' && one.was !== 'Failed')),
        )
        expect(sorted(recovered.rows.map(({ rid }) => rid))).toEqual(
          sorted(
            rids(all, (one) => one.was === 'Failed' && one.now !== 'Failed' && one.now !== null),
          ),
        )
        expect(recovered.gone).toBe(
          rids(all, (one) => one.was === 'Failed' && one.now === null).length,
        )
      }),
      options,
    )
  })

  test('call nothing recovered that still fails, however little of the failures is seen', () => {
    fc.assert(
      fc.property(world, bound, bound, (all, held, mostNow) => {
        const then = toFailureSnapshot(readFailures(all, 'was', 100), held)
        const shown = all.flatMap(({ rid, now }) => (now === null ? [] : [{ rid, status: now }]))
        const { rows } = getRecovered(
          listDisappeared(then, readFailures(all, 'now', mostNow)),
          shown,
        )
        const truth = rids(
          all,
          (one) => one.was === 'Failed' && one.now !== 'Failed' && one.now !== null,
        )
        expect(truth).toEqual(expect.arrayContaining(rows.map(({ rid }) => rid)))
        if (!then.more) expect(rows).toHaveLength(truth.length)
        for (const { rid, status: present } of rows)
          expect(all.find((one) => one.rid === rid)?.now).toBe(present)
      }),
      options,
    )
  })
})

describe('what a look remembers of failures', () => {
  const rows = [30, 20, 10].map((rowId) => ({ rid: rowId + 1, rowId }))
  test.each([
    [3, { rids: [31, 21, 11], more: false, oldestRowId: 10 }],
    [2, { rids: [31, 21], more: true, oldestRowId: 20 }],
    [0, { rids: [], more: true, oldestRowId: null }],
  ])('has room for %s', (max, kept) =>
    expect(toFailureSnapshot({ rows, more: false }, max)).toEqual(kept),
  )

  test('proves new what is newer than the oldest of it, and nothing else', () => {
    const then = toFailureSnapshot({ rows, more: true }, 2)
    const now = [40, 21, 20, 15].map((rowId) => ({ rid: rowId * 100, rowId }))
    expect(listNewFailures(then, { rows: now, more: false })).toEqual({
      rids: [4_000, 2_100],
      atLeast: true,
    })
    expect(listNewFailures(then, { rows: now.slice(0, 2), more: false }).atLeast).toBe(false)
  })

  test('proves nothing new where it has no place of its oldest', () =>
    expect(
      listNewFailures(
        { rids: [1], more: true, oldestRowId: null },
        { rows: [{ rid: 2, rowId: 9 }], more: false },
      ),
    ).toEqual({ rids: [], atLeast: true }))

  test('names those that are seen no more', () =>
    expect(
      listDisappeared(
        { rids: [1, 2, 3], more: false, oldestRowId: null },
        { rows: [{ rid: 2, rowId: 1 }], more: false },
      ),
    ).toEqual([1, 3]))
})

describe('a failure without a place in the order', () => {
  const nowhere: Failures = { rows: [{ rid: 2, rowId: null }], more: false }
  test.each([
    [
      'is new where all were remembered',
      { rids: [1], more: false, oldestRowId: null },
      { rids: [2], atLeast: false },
    ],
    [
      'proves nothing where not all were',
      { rids: [1], more: true, oldestRowId: 1 },
      { rids: [], atLeast: true },
    ],
  ])('%s', (_, then, told) => expect(listNewFailures(then, nowhere)).toEqual(told))
})

test('a number that a search shows twice has recovered only when neither fails', () => {
  const shown = [
    { rid: 1, status: 'OK' },
    { rid: 1, status: 'Failed' },
    { rid: 2, status: 'Handled' },
    { rid: 2, status: 'OK' },
  ]
  expect(getRecovered([1, 2, 3], shown)).toEqual({
    ...{ rows: [{ rid: 2, status: 'Handled' }], gone: 1, isUnsure: false },
  })
})

test.each([null, '', ' '])(
  'a number that is shown without a status (%j) may still fail',
  (status) => {
    const shown = [
      { rid: 1, status },
      { rid: 2, status: 'OK' },
    ]
    const recovered = { rows: [{ rid: 2, status: 'OK' }], gone: 0 }
    expect(getRecovered([1, 2], shown)).toEqual({ ...recovered, isUnsure: true })
    const failing = [...shown, { rid: 1, status: 'Failed' }]
    expect(getRecovered([1, 2], failing)).toEqual({ ...recovered, isUnsure: false })
  },
)

test.each(['failed', 'FAILED', ' Failed '])('a number that is shown as %j still fails', (status) =>
  expect(getRecovered([1], [{ rid: 1, status }])).toEqual({ rows: [], gone: 0, isUnsure: false }),
)

test.each(['2026-02-30T10:00:00Z', '2026-02-30', '2026-11-31T10:00:00+01:00', 'soon', ''])(
  '%j is no time, and no day after it',
  (time) => expect(parseInstant(time)).toBeNull(),
)

describe('what has been pending for long', () => {
  const then = new Date('2026-11-19T14:00:00Z')
  test.each<[string, (string | null)[], boolean, { count: number; atLeast: boolean }]>([
    [
      'since after that moment counts',
      ['2026-11-19T14:00:00.001', '2026-11-19T14:00:00', '2026-11-18T10:00:00Z'],
      false,
      { count: 1, atLeast: false },
    ],
    [
      'with a zone is the same moment',
      ['2026-11-19T15:00:00+01:00', '2026-11-19T15:00:01+01:00'],
      false,
      { count: 1, atLeast: false },
    ],
    ['without a time may count', [null], false, { count: 0, atLeast: true }],
    ['without being a time may count', ['yesterday'], false, { count: 0, atLeast: true }],
    [
      'and is not all given may be more',
      ['2026-11-20T10:00:00'],
      true,
      { count: 1, atLeast: true },
    ],
  ])('%s', (_, times, more, told) => expect(countNewLongPending(times, then, more)).toEqual(told))
})

describe('a view whose days move', () => {
  const visitedAt = new Date('2026-11-20T14:00:00Z')
  const days = (from: string | null, to: string | null, rest = 'same') => ({ rest, from, to })
  test.each([
    [
      'with the same open days',
      days('2026-11-01T00:00:00Z', null),
      days('2026-11-01T00:00:00Z', null),
      true,
    ],
    [
      'that begins later',
      days('2026-11-01T00:00:00Z', null),
      days('2026-11-08T00:00:00', null),
      true,
    ],
    [
      'that begins earlier',
      days('2026-11-08T00:00:00Z', null),
      days('2026-11-01T00:00:00Z', null),
      false,
    ],
    ['that begins nowhere now', days('2026-11-08T00:00:00Z', null), days(null, null), false],
    [
      'that ended in the future and ends later',
      days(null, '2026-11-20T23:59:59.999Z'),
      days(null, '2026-11-27T23:59:59.999Z'),
      true,
    ],
    [
      'that ended as one looked and ends later',
      days(null, visitedAt.toISOString()),
      days(null, '2026-11-27T23:59:59.999Z'),
      true,
    ],
    [
      'that had ended and ends later',
      days(null, '2026-11-19T23:59:59.999Z'),
      days(null, '2026-11-27T23:59:59.999Z'),
      false,
    ],
    [
      'that had ended and has no end now',
      days(null, '2026-11-19T23:59:59.999Z'),
      days(null, null),
      false,
    ],
    [
      'that had ended and has not moved',
      days(null, '2026-11-19T23:59:59.999Z'),
      days(null, '2026-11-19T23:59:59.999'),
      true,
    ],
    ['with other filters', days(null, null), days(null, null, 'other'), false],
  ])('%s', (_, then, now, comparable) =>
    expect(isComparable(then, now, visitedAt)).toBe(comparable),
  )
})

test.each([
  [12, 12, 'exact', { count: 12, is: 'exact' }],
  [100, 1_200, 'about', { count: 1_200, is: 'about' }],
  [100, 10_000, 'moreThan', { count: 10_000, is: 'moreThan' }],
  [100, 1_200, 'roughly', { count: 1_200, is: 'about' }],
  [100, 1_200, null, { count: 1_200, is: 'about' }],
  [7, null, null, { count: 7, is: 'atLeast' }],
  [0, undefined, undefined, { count: 0, is: 'exact' }],
])('%s held of %s (%s) are %o', (held, total, totalIs, told) =>
  expect(toCount(held, total, totalIs)).toEqual(told),
)
