import { describe, expect, test } from 'vitest'
import { stopsOf } from './stops'

describe('a stop of reminders', () => {
  test.each([
    ['runs through its last day', '2026-03-12', 0],
    ['has one day left on the day before', '2026-03-13', 1],
    ['is over on the day after', '2026-03-11', -1],
    ['counts over the change to summer time', '2026-03-30', 18],
    ['counts over the end of February in a leap year', '2028-03-01', 720],
  ])('%s', (_, until, daysLeft) => {
    expect(stopsOf({ stopReminderUntil: until, stopReminderMemo: 'Complaint' }, '2026-03-12')).toEqual([
      { kind: 'reminder', until, memo: 'Complaint', daysLeft },
    ])
  })

  test('that has no date, or none that can be read, is no stop', () => {
    expect(stopsOf({}, '2026-03-12')).toEqual([])
    expect(stopsOf({ stopReminderUntil: null, stopReminderMemo: 'left over' }, '2026-03-12')).toEqual([])
    expect(stopsOf({ stopReminderUntil: 'until further notice' }, '2026-03-12')).toEqual([])
    expect(stopsOf({ stopReminderUntil: '' }, '2026-03-12')).toEqual([])
  })
})

test('the three stops of a customer stand beside each other, each with its own memo', () => {
  const customer = {
    ...{ stopReminderUntil: '2026-04-01', stopReminderMemo: 'Dispute' },
    ...{ stopDebtCollectionUntil: '2026-05-01', stopDebtCollectionMemo: '' },
    ...{ stopInterestCalcUntil: '2026-03-01', stopInterestCalcMemo: null },
  }
  expect(stopsOf(customer, '2026-03-12')).toEqual([
    { kind: 'reminder', until: '2026-04-01', memo: 'Dispute', daysLeft: 20 },
    { kind: 'debtCollection', until: '2026-05-01', memo: null, daysLeft: 50 },
    { kind: 'interestCalc', until: '2026-03-01', memo: null, daysLeft: -11 },
  ])
})
