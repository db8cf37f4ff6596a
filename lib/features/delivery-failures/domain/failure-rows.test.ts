import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FailureGroup } from '@/lib/contracts/desk/failures'
import {
  canUndoMark,
  foldGroups,
  listMarks,
  listMarksToDelete,
  listUndoMarks,
  shapesKey,
  sumRows,
} from './failure-rows'

const makeGroup = (fields: Partial<FailureGroup>): FailureGroup => ({
  key: 'cause:mailboxFull',
  kind: 'cause',
  cause: 'mailboxFull',
  shape: null,
  count: 1,
  unhandled: 1,
  companies: [{ companyId: 501, name: 'Fjord', count: 1 }],
  channels: [{ channel: 'E-mail', count: 1 }],
  days: [{ day: '2026-03-02', count: 1 }],
  firstTime: '2026-03-02T10:00:00',
  lastTime: '2026-03-02T10:00:00',
  oldestRid: 1,
  newestRid: 1,
  newestRowId: 7,
  handled: null,
  samples: [],
  receivers: { count: 0, shown: [] },
  ...fields,
})
const makeShape = (shape: string, fields: Partial<FailureGroup> = {}) =>
  makeGroup({ key: `shape:${shape}`, kind: 'shape', cause: null, shape, ...fields })
const mark = { by: 'kari', at: '2026-03-03T08:00:00Z', note: null, newer: 1 }

test('texts that are not recognised are one row, whose counts are the sums of theirs', () => {
  const [cause, shapes, ...others] = foldGroups([
    makeGroup({}),
    makeShape('a', { count: 2, unhandled: 1, handled: mark }),
    makeShape('b', {
      count: 5,
      unhandled: 5,
      companies: [
        { companyId: 502, name: null, count: 4 },
        { companyId: 501, name: 'Fjord', count: 1 },
      ],
      days: [
        { day: '2026-03-01', count: 4 },
        { day: '2026-03-02', count: 1 },
      ],
      firstTime: '2026-03-01T09:00:00',
      handled: { ...mark, at: '2026-03-04T08:00:00Z', by: 'ola', newer: 5 },
    }),
  ])
  expect(others).toEqual([])
  expect(cause).toMatchObject({ key: 'cause:mailboxFull', kind: 'cause', count: 1 })
  expect(shapes).toMatchObject({
    key: shapesKey,
    kind: 'shapes',
    cause: null,
    count: 7,
    unhandled: 6,
    companies: [
      { companyId: 502, count: 4 },
      { companyId: 501, count: 2 },
    ],
    channels: [{ channel: 'E-mail', count: 2 }],
    days: [
      { day: '2026-03-01', count: 4 },
      { day: '2026-03-02', count: 2 },
    ],
    firstTime: '2026-03-01T09:00:00',
    handled: { by: 'ola', newer: 6 },
  })
  expect(shapes?.groups.map(({ shape }) => shape)).toEqual(['b', 'a'])
})

test('what was sent in the place of failures is summed, and mended once each group is', () => {
  const resentOf = (...groups: FailureGroup[]) => foldGroups(groups)[0]!.resent
  const mended = { sent: 2, failed: 0, waiting: 0, isMended: true }
  expect(resentOf(makeShape('a'), makeShape('b'))).toBeNull()
  expect(resentOf(makeGroup({ resent: mended }))).toEqual(mended)
  expect(resentOf(makeShape('a', { resent: mended }), makeShape('b', { resent: mended }))).toEqual({
    ...{ sent: 4, failed: 0, waiting: 0, isMended: true },
  })
  const open = { sent: 1, failed: 3, waiting: 5, isMended: false }
  expect(resentOf(makeShape('a', { resent: mended }), makeShape('b', { resent: open }))).toEqual({
    ...{ sent: 3, failed: 3, waiting: 5, isMended: false },
  })
  expect(resentOf(makeShape('a', { resent: mended }), makeShape('b'))).toEqual({
    ...mended,
    isMended: false,
  })
})

test('no failure is lost or counted twice, however the groups are', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({
          name: fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 6 }),
          kind: fc.constantFrom<FailureGroup['kind']>('cause', 'shape'),
          count: fc.integer({ min: 1, max: 900 }),
          handled: fc.nat(),
        }),
        { selector: ({ name, kind }) => `${kind}:${name}` },
      ),
      (drawn) => {
        const groups = drawn.map(({ name, kind, count, handled }) =>
          makeGroup({ key: `${kind}:${name}`, kind, count, unhandled: count - (handled % count) }),
        )
        const rows = foldGroups(groups)
        const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)
        expect(sumRows(rows)).toEqual({
          causes: rows.length,
          failed: sum(groups.map(({ count }) => count)),
          unhandled: sum(groups.map(({ unhandled }) => unhandled)),
        })
        expect(rows.filter(({ kind }) => kind === 'shapes').length).toBeLessThanOrEqual(1)
        expect(rows.flatMap((row) => row.groups)).toHaveLength(groups.length)
      },
    ),
  ))

test('a mark covers each group that holds something new, in its companies and up to its own row', () => {
  const [row] = foldGroups([
    makeShape('a', { newestRowId: 9 }),
    makeShape('b', { newestRowId: 4, companies: [{ companyId: 502, name: null, count: 1 }] }),
    makeShape('done', { unhandled: 0, handled: mark }),
    makeShape('unnumbered', { newestRowId: null }),
    makeShape('nowhere', { companies: [] }),
  ])
  expect(listMarks(row!)).toEqual([
    { key: 'shape:a', companyIds: [501], upToRowId: 9 },
    { key: 'shape:b', companyIds: [502], upToRowId: 4 },
  ])
  expect(listMarksToDelete(row!)).toEqual([
    { key: 'shape:done', companyIds: [501], upToRowId: null },
  ])
})

test('what undoes a mark names how far it reached, so that no other is taken back', () =>
  expect(listUndoMarks(listMarks(foldGroups([makeGroup({ newestRowId: 7 })])[0]!))).toEqual([
    { key: 'cause:mailboxFull', companyIds: [501], upToRowId: null, undoes: 7 },
  ]))

test('a mark that takes the place of an earlier one cannot be undone by taking it back', () => {
  const of = (...groups: FailureGroup[]) => foldGroups(groups)[0]!
  expect(canUndoMark(of(makeGroup({})))).toBe(true)
  expect(canUndoMark(of(makeGroup({ handled: mark })))).toBe(false)
  expect(canUndoMark(of(makeShape('a'), makeShape('b', { unhandled: 0, handled: mark })))).toBe(
    true,
  )
})
