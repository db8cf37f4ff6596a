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
