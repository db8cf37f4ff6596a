import { expect, test } from 'vitest'
import { findNextStop } from './next-stop'

const today = '2026-03-12'
const none = { stopReminderUntil: null, stopDebtCollectionUntil: null, stopInterestCalcUntil: null }

test('the next stop to end is the one with the fewest days, today counted in', () => {
  expect(
    findNextStop(
      {
        stopReminderUntil: '2026-03-31',
        stopReminderMemo: 'Disputed',
        stopDebtCollectionUntil: '2026-03-12',
        stopInterestCalcUntil: '2026-03-11',
      },
      today,
    ),
  ).toMatchObject({ is: 'ends', stop: { kind: 'debtCollection', daysLeft: 0 }, others: 1 })
})

test.each<[string, object, object]>([
  ['none is set', none, { is: 'none' }],
  ['one is over', { ...none, stopReminderUntil: '2026-03-11' }, { is: 'none' }],
  ['one has no end', { ...none, stopReminderUntil: '9999-12-31' }, { is: 'endless' }],
  [
    'one has no end and another has',
    { ...none, stopReminderUntil: '9999-12-31', stopInterestCalcUntil: '2026-04-01' },
    { is: 'ends', stop: { kind: 'interestCalc' } },
  ],
  [
    'one cannot be read',
    { ...none, stopReminderUntil: '2026-11-31', stopInterestCalcUntil: '2026-04-01' },
    { is: 'unreadable', stop: { kind: 'reminder', unreadable: '2026-11-31' } },
  ],
  ['one is not told', { ...none, stopInterestCalcUntil: undefined }, { is: 'untold' }],
  ['nothing is told', {}, { is: 'untold' }],
])('where %s, that is said', (_, customer, said) => {
  expect(findNextStop(customer, today)).toMatchObject(said)
})
