import { describe, expect, test } from 'vitest'
import * as contract from '@/lib/contracts/desk/receivables/stops'
import {
  buildStopFields,
  findEndDay,
  findReplacedStop,
  findStopMisfit,
  findStopProblem,
  isStopAsSeen,
  pickStop,
  splitByStop,
  stopKinds,
  stopMemoMax,
} from './item-stops'

test('what can be stopped, and how long a reason is, are as the contract says', () =>
  expect([stopKinds, stopMemoMax]).toEqual([contract.stopKinds, contract.stopMemoMax]))

const open = { arItemId: 1, remainingAmount: 100, status: 'OPEN', collectionLevel: 'NONE' }

test.each([
  ['an open one', {}, 'reminder', null],
  [
    'one that nothing is known of but its id',
    { remainingAmount: null, status: null },
    'reminder',
    null,
  ],
  ['a paid one', { remainingAmount: 0 }, 'reminder', 'paid'],
  ['a paid one without an amount', { remainingAmount: null, status: 'PAID' }, 'reminder', 'paid'],
  ['a credit', { remainingAmount: -5 }, 'reminder', 'credit'],
  ['one without an id', { arItemId: null }, 'reminder', 'unidentified'],
  ['one in collection', { collectionLevel: 'collection ' }, 'reminder', 'inCollection'],
  ['one in collection', { collectionLevel: 'COLLECTION' }, 'debtCollection', 'inCollection'],
  ['interest of one in collection', { collectionLevel: 'COLLECTION' }, 'interestCalc', null],
] as const)('whether a stop fits %s (%j, %s)', (_, change, kind, misfit) =>
  expect(findStopMisfit({ ...open, ...change }, kind)).toBe(misfit),
)

test('the rows that a stop does not fit are named by why', () => {
  const [fits, paid, zero, credit] = [
    { ...open, id: 'a' },
    { ...open, id: 'b', remainingAmount: 0 },
    { ...open, id: 'c', remainingAmount: 0 },
    { ...open, id: 'd', remainingAmount: -1 },
  ] as const
  expect(splitByStop([paid, fits, credit, zero], 'reminder')).toEqual({
    fitting: [fits],
    misfits: [
      ['paid', [paid, zero]],
      ['credit', [credit]],
    ],
  })
})

test.each([
  ['one that runs', { stopReminderUntil: '2026-12-01' }, '2026-12-01'],
  ['one on its last day', { stopReminderUntil: '2026-11-25' }, '2026-11-25'],
  ['none where it is over', { stopReminderUntil: '2026-11-24' }, null],
  ['none of another kind', { stopReminderUntil: null, stopInterestCalcUntil: '2026-12-01' }, null],
  ['what nobody was told', { stopInterestCalcUntil: '2026-12-01' }, 'untold'],
])('a new stop takes the place of %s', (_, item, replaced) => {
  const found = findReplacedStop(item, 'reminder', '2026-11-25')
  expect(found === null || found === 'untold' ? found : 'until' in found && found.until).toBe(
    replaced,
  )
})

test('a stop whose day cannot be read is one that a new stop takes the place of', () =>
  expect(findReplacedStop({ stopReminderUntil: 'soon' }, 'reminder', '2026-11-25')).toMatchObject({
    unreadable: 'soon',
  }))

test.each([
  [[{ stopReminderUntil: '9999-12-31' }, { stopReminderUntil: '2026-11-25' }], '2026-11-24'],
  [[{ stopReminderUntil: 'soon' }], '2026-11-24'],
  [[{ stopReminderUntil: '9999-12-31' }, { stopReminderUntil: '2026-11-24' }], null],
  [[{ stopReminderUntil: null }], null],
  [[{ stopInterestCalcUntil: '9999-12-31' }], null],
  [[], null],
])('stops of %j may end at once, with %s', (items, day) =>
  expect(findEndDay(items, 'reminder', '2026-11-25')).toBe(day),
)

describe('a stop as it is typed', () => {
  const today = '2026-11-25'
  test.each([
    [{ until: null, memo: 'Disputed' }, 'dayWrong'],
    [{ until: '2026-11-24', memo: 'Disputed' }, 'dayOver'],
    [{ until: today, memo: 'Disputed' }, null],
    [{ until: '2026-12-24', memo: ' ' }, 'memoMissing'],
    [{ until: '2026-12-24', memo: 'x'.repeat(201) }, 'memoTooLong'],
    [{ until: '2026-12-24', memo: `${'x'.repeat(200)}  ` }, null],
    [{ until: '2026-12-24', memo: 'Born 150885 98765' }, 'memoIdentity'],
  ] as const)('%j: %s', (typed, problem) => expect(findStopProblem(typed, today)).toBe(problem))
})

test('a stop is seen and sent by the fields of its kind alone', () => {
  const item = {
    stopReminderUntil: ' 2026-12-24 ',
    stopReminderMemo: '',
    stopInterestCalcMemo: 'x',
  }
  expect(pickStop(item, 'reminder')).toEqual({ until: '2026-12-24', memo: null })
  expect(pickStop(item, 'debtCollection')).toEqual({ until: null, memo: null })
  expect(buildStopFields({ kind: 'interestCalc', until: '2026-12-24', memo: 'Deceased' })).toEqual({
    stopInterestCalcUntil: '2026-12-24',
    stopInterestCalcMemo: 'Deceased',
  })
})

test.each([
  ['2026-12-24', '2026-12-24T00:00:00Z', true],
  ['2026-12-24', '2026-12-25', false],
  ['2026-12-24', null, false],
  ['some day', 'some day', true],
  ['some day', null, false],
  [null, null, true],
])('a stop until %j seen as %j is the same: %s', (now, seen, isSame) =>
  expect(isStopAsSeen({ until: now, memo: null }, { until: seen, memo: '' })).toBe(isSame),
)
