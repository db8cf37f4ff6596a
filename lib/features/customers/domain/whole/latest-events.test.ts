import { expect, test } from 'vitest'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { listLatestEvents } from './latest-events'

const entry = (operation: string, sentAt: string) => ({ operation, sentAt }) as JournalEntry

test('the latest are of all that is known, newest first, and no more than wanted', () => {
  const events = listLatestEvents(
    {
      entries: [
        entry('addCustomerNote', '2026-11-25T09:00:00.000Z'),
        entry('updateArItem', '2026-11-23T23:30:00.000Z'),
        entry('updateCustomer', '2026-01-24T09:00:00.000Z'),
      ],
      cases: [
        { caseNumber: 7, registeredAt: '2026-11-01T10:00:00Z', closedAt: '2026-11-20' },
        { caseNumber: null, registeredAt: '2026-11-23' },
        { caseNumber: 8, registeredAt: 'some day', closedAt: null },
      ],
      items: [
        { documentNo: ' W-1 ', lastReminderDate: '2026-11-22' },
        { documentNo: 'W-2', lastReminderDate: '2026-11-22T00:00:00' },
        { documentNo: null, lastReminderDate: '2026-11-21' },
        { documentNo: 'W-3', lastReminderDate: null },
      ],
    },
    4,
  )
  expect(events).toMatchObject([
    { kind: 'write', day: '2026-11-24', entry: { operation: 'updateArItem' } },
    { kind: 'reminded', day: '2026-11-22', numbers: ['W-1', 'W-2'] },
    { kind: 'caseClosed', day: '2026-11-20', caseNumber: 7 },
    { kind: 'caseRegistered', day: '2026-11-01', caseNumber: 7 },
  ])
  expect(events).toHaveLength(4)
})

test('of one day what has a time stands by it, and first', () => {
  const events = listLatestEvents(
    {
      entries: [entry('updateCustomer', '2026-11-20T09:00:00.000Z')],
      cases: [
        {
          caseNumber: 7,
          registeredAt: '2026-11-20T08:00:00Z',
          closedAt: '2026-11-20T12:00:00+01:00',
        },
        { caseNumber: 8, registeredAt: '2026-11-20', closedAt: '2026-11-20T23:00:00' },
      ],
      items: [],
    },
    9,
  )
  expect(
    events.map(({ kind, at }) => [kind, at && new Date(at).toISOString().slice(11, 16)]),
  ).toEqual([
    ['caseClosed', '11:00'],
    ['write', '09:00'],
    ['caseRegistered', '08:00'],
    ['caseRegistered', null],
    ['caseClosed', null],
  ])
})
