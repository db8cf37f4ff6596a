import { expect, test } from 'vitest'
import { webhookRefusalReasons } from '@/lib/contracts/desk/events'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { t } from '@/tests/support/english'
import { describeWork } from './describe-work'

const line = { subject: 's', scope: {}, sums: null, since: null, due: null, shows: '' }
const place = { organizationId: 'o-1', place: 'Fjellheim' }
const describeTitle = (more: object) => describeWork(t, { ...line, ...more } as WorkLine).title

test('a refused webhook says why, and whose it is where that is proven', () => {
  const webhooks = { ...line, ...place, source: 'webhooks', count: 2 } as const
  expect(
    webhookRefusalReasons.map((reason) => describeTitle({ ...webhooks, isProven: true, reason })),
  ).toEqual([
    '2 webhooks refused: wrong signature',
    '2 webhooks refused: couldn’t be read',
    '2 webhooks refused: sent at the wrong time',
    '2 webhooks refused: too large',
  ])
  const describeDetail = (isProven: boolean) =>
    describeWork(t, { ...webhooks, isProven, reason: 'forged' }).detail
  const signed = { ...webhooks, isProven: false, place: null, reason: 'malformed' } as const
  expect(describeWork(t, signed).detail).toBe(
    'Open pages may be out of date until they’re refreshed.',
  )
  expect(describeDetail(true)).toBe(
    'Fjellheim. Open pages may be out of date until they’re refreshed.',
  )
  expect(describeDetail(false)).toContain('We don’t know who sent them. If it was the service')
})

test('amounts that do not add up name their record, or how many they are', () => {
  const amounts = { ...line, ...place, source: 'amounts', count: 3, differences: 4 } as const
  const only = { ...amounts, id: 'i-1', name: 'N-1' }
  expect(describeTitle({ ...only, record: 'invoice' })).toBe('Invoice N-1 doesn’t add up')
  expect(describeTitle({ ...only, record: 'invoice', name: null })).toBe(
    'Invoice without a number doesn’t add up',
  )
  const settlement = { ...only, record: 'settlement' }
  expect(describeTitle({ ...settlement, name: '2020-03-12' })).toBe(
    'Settlement of 12 March 2020 doesn’t add up',
  )
  expect(describeTitle({ ...settlement, name: 'soon' })).toContain('Settlement of soon (')
  expect(describeTitle({ ...settlement, name: null })).toBe(
    'Settlement without a date doesn’t add up',
  )
  const several = { ...amounts, id: null, name: null }
  expect(describeTitle({ ...several, record: 'invoice' })).toBe(
    '3 collection invoices don’t add up',
  )
  expect(describeTitle({ ...several, record: 'settlement', count: 1 })).toBe(
    '1 settlement doesn’t add up',
  )
})

test.each([
  [{ reminder: 6, debtCollection: 0, interestCalc: 4 }, 'Fjellheim: reminders 6, interest 4'],
  [{ reminder: 0, debtCollection: 2, interestCalc: 0 }, 'Fjellheim: debt collection 2'],
  [{ reminder: 0, debtCollection: 0, interestCalc: 1 }, 'Fjellheim: interest 1'],
  [
    { reminder: 1, debtCollection: 2, interestCalc: 3 },
    'Fjellheim: reminders 1, debt collection 2, interest 3',
  ],
])('stops are told by the kinds that there are: %j', (byKind, detail) => {
  const stops = { ...line, ...place, source: 'stops', count: 1, withoutMemo: 0, byKind }
  expect(describeWork(t, stops as unknown as WorkLine).detail).toBe(detail)
})

test('a stopped bulk action says what it did to how many, and what is left', () => {
  const bulk = { ...line, source: 'bulkActions', of: 'invoice', total: 6, count: 2, unknown: 1 }
  const describeBulk = (more: object) =>
    describeWork(t, { ...bulk, person: 'kari', ...more } as unknown as WorkLine)
  expect(describeBulk({ verb: 'recordPayment', needsSignIn: false })).toEqual({
    title: 'Sending 6 payments: 2 not sent',
    detail: 'Started by kari. 1 unconfirmed.',
  })
  expect(describeBulk({ verb: 'pause', of: 'case', needsSignIn: true, unknown: 0 })).toEqual({
    title: 'Pausing 6 cases: 2 not sent',
    detail: 'Waiting for kari to sign in.',
  })
  expect(describeBulk({ verb: 'stop', of: 'customer' }).title).toBe(
    'Setting a stop on 6 customers: 2 not sent',
  )
  expect(describeBulk({ verb: 'update', of: 'batch', total: 12_000, count: 2_000 }).title).toBe(
    'Changing 12 000 customers: 2 000 not sent',
  )
})
