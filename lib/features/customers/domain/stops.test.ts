import { describe, expect, test } from 'vitest'
import { listRunningStops, listStops } from './stops'

describe('a stop of reminders', () => {
  test.each([
    ['runs through its last day', '2026-03-12', 0],
    ['has one day left on the day before', '2026-03-13', 1],
    ['is over on the day after', '2026-03-11', -1],
    ['counts over the change to summer time', '2026-03-30', 18],
    ['counts over the end of February in a leap year', '2028-03-01', 720],
  ])('%s', (_, until, daysLeft) => {
    expect(
      listStops({ stopReminderUntil: until, stopReminderMemo: 'Complaint' }, '2026-03-12'),
    ).toEqual([{ kind: 'reminder', until, memo: 'Complaint', daysLeft }])
  })

  test('that has no date is no stop', () => {
    expect(listStops({}, '2026-03-12')).toEqual([])
    expect(
      listStops({ stopReminderUntil: null, stopReminderMemo: 'left over' }, '2026-03-12'),
    ).toEqual([])
    expect(listStops({ stopReminderUntil: '' }, '2026-03-12')).toEqual([])
    expect(listStops({ stopReminderUntil: ' ' }, '2026-03-12')).toEqual([])
  })

  test.each([
    '2026-03-13T00:00:00',
    '2026-03-13T00:00:00Z',
    '2026-03-13T00:00:00.000+01:00',
    '2026-03-13 00:00',
    '13.03.2026',
    '13.3.2026',
  ])('runs through its day, which comes as %s', (until) => {
    expect(listStops({ stopReminderUntil: until }, '2026-03-12')).toEqual([
      { kind: 'reminder', until: '2026-03-13', memo: null, daysLeft: 1 },
    ])
  })

  test.each([
    'until further notice',
    '2026-11-31',
    '2026-11-31T00:00:00',
    '31.11.2026',
    '12/25/2026',
    '2026-12-24T23:00:00Z',
    '0',
  ])('is a stop whose date cannot be read: %s', (until) => {
    const stops = [{ kind: 'reminder', unreadable: until, memo: 'Complaint' }]
    expect(
      listStops({ stopReminderUntil: until, stopReminderMemo: 'Complaint' }, '2026-03-12'),
    ).toEqual(stops)
    expect(
      listRunningStops({ stopReminderUntil: until, stopReminderMemo: 'Complaint' }, '2026-12-31'),
    ).toEqual(stops)
  })

  test('runs today as long as it is not over', () => {
    const until = { stopReminderUntil: '2026-03-12', stopInterestCalcUntil: '2026-03-11' }
    expect(listRunningStops(until, '2026-03-12').map(({ kind }) => kind)).toEqual(['reminder'])
  })
})

test('the three stops of a customer stand beside each other, each with its own memo', () => {
  const customer = {
    ...{ stopReminderUntil: '2026-04-01', stopReminderMemo: 'Dispute' },
    ...{ stopDebtCollectionUntil: '2026-05-01', stopDebtCollectionMemo: '' },
    ...{ stopInterestCalcUntil: '2026-03-01', stopInterestCalcMemo: null },
  }
  expect(listStops(customer, '2026-03-12')).toEqual([
    { kind: 'reminder', until: '2026-04-01', memo: 'Dispute', daysLeft: 20 },
    { kind: 'debtCollection', until: '2026-05-01', memo: null, daysLeft: 50 },
    { kind: 'interestCalc', until: '2026-03-01', memo: null, daysLeft: -11 },
  ])
})
