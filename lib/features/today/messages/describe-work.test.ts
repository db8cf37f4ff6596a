import { expect, test } from 'vitest'
import { webhookRefusalReasons } from '@/lib/contracts/desk/events'
import type { WorkLine } from '@/lib/contracts/desk/work'
import { t } from '@/tests/support/english'
import {
  describeRecord,
  describeWork,
  formatShortDay,
  formatWholeDay,
  labelWorkVerb,
  nameWork,
} from './describe-work'

const line = { subject: 's', scope: {}, sums: null, since: null, due: null, shows: '' }
const place = { organizationId: 'o-1', place: 'Fjellheim' }
const describeTitle = (more: object) => describeWork(t, { ...line, ...more } as WorkLine).title

test('a refused webhook says why, and whose it is where that is proven', () => {
  const webhooks = { ...line, source: 'webhooks', count: 2, organizations: [place], days: [] }
  expect(
    webhookRefusalReasons.map((reason) => describeTitle({ ...webhooks, isProven: true, reason })),
  ).toEqual([
    '2 webhooks refused: wrong signature',
    '2 webhooks refused: couldn’t be read',
    '2 webhooks refused: sent at the wrong time',
    '2 webhooks refused: too large',
  ])
  const describeDetail = (isProven: boolean) =>
    describeWork(t, { ...webhooks, isProven, reason: 'forged' } as WorkLine).detail
  const signed = { ...webhooks, isProven: false, reason: 'malformed' }
  expect(describeWork(t, signed as WorkLine).detail).toBe(
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

test('customers to follow up are told by how many, and the first is opened', () => {
  const tell = (count: number, place: string | null, isWhole = true) => {
    const due = { ...line, source: 'followUps', isWhole, count, clientNo: '1001', place }
    return [
      describeWork(t, due as unknown as WorkLine),
      labelWorkVerb(t, due as unknown as WorkLine),
    ]
  }
  expect(tell(3, 'Fjellheim')).toEqual([
    { title: 'Follow up 3 customers', detail: 'Fjellheim' },
    'Open first',
  ])
  expect(tell(500, null, false)).toMatchObject([
    { title: 'Follow up at least 500 customers' },
    'Open first',
  ])
  expect(tell(1, null)).toEqual([{ title: 'Follow up 1 customer', detail: '1001' }, 'Open'])
})

const outcome = { source: 'outcomes', operation: 'pauseCase', person: 'kari' }
const eviction = { source: 'decisions', question: 'EVICTION_REQUEST', caseNumber: '7' }
const list = { source: 'decisions', question: 'DEBT_COLLECTION_LIST_MANUAL', caseNumber: null }
const batch = { source: 'batches', operation: 'createPayments', failed: 0, untold: 0, rows: 40 }
const failures = { source: 'failures', key: 'cause:mailboxFull', cause: 'mailboxFull', texts: 0 }
const fjord = { companyId: 501, name: 'Fjord' }
const nameless = { companyId: 502, name: null }
const stops = {
  ...{ source: 'stops', isWhole: true, clientNo: '1001', place: null },
  byKind: { reminder: 1, debtCollection: 0, interestCalc: 0 },
}
test.each<[string, object, string, string | null]>([
  [
    'a write of an object',
    { ...outcome, target: '20418' },
    'Case pause, no confirmation',
    'For 20418, sent by kari',
  ],
  [
    'a write of no one object',
    { ...outcome, target: null },
    'Case pause, no confirmation',
    'sent by kari',
  ],
  ['an eviction', { ...eviction, debtor: 'Ola Berg' }, 'Apply for eviction?', 'Case 7, Ola Berg'],
  ['an eviction of nobody named', { ...eviction, debtor: null }, 'Apply for eviction?', 'Case 7'],
  [
    'one case of a list',
    { ...list, caseNumber: '8', debtor: null, count: 1 },
    'Send to debt collection?',
    'Case 8',
  ],
  [
    'cases of a list',
    { ...list, count: 12, place: 'Fjellheim' },
    '12 cases to approve or decline for debt collection',
    'Fjellheim',
  ],
  [
    'cases of a list that was not read whole',
    { ...list, isPart: true, count: 12, place: 'Fjellheim' },
    'At least 12 cases to approve or decline for debt collection',
    'Fjellheim',
  ],
  [
    'stops with reasons, of a client without a name',
    { ...stops, count: 1, withoutMemo: 0 },
    '1 stop ends within 7 days',
    '1001: reminders 1',
  ],
  [
    'stops, some without a reason',
    { ...stops, count: 3, withoutMemo: 2 },
    '3 stops end within 7 days, 2 without a reason',
    '1001: reminders 1',
  ],
  [
    'stops of a client that was not read whole',
    { ...stops, isWhole: false, count: 5, withoutMemo: 0 },
    'At least 5 stops end within 7 days',
    '1001: reminders 1',
  ],
  [
    'a stop of a client that was not read whole',
    { ...stops, isWhole: false, count: 1, withoutMemo: 1 },
    'At least 1 stop ends within 7 days, 1 without a reason',
    '1001: reminders 1',
  ],
  [
    'failures of a cause in one company',
    { ...failures, count: 1, companies: [fjord] },
    'Mailbox full',
    '1 invoice in Fjord',
  ],
  [
    'failures in one company without a name',
    { ...failures, count: 4, companies: [nameless] },
    'Mailbox full',
    '4 invoices in Company 502',
  ],
  [
    'failures in several companies',
    { ...failures, count: 4, companies: [fjord, nameless] },
    'Mailbox full',
    '4 invoices in 2 companies',
  ],
  [
    'failures of a list that was not read whole',
    { ...failures, isPart: true, count: 4, companies: [fjord] },
    'Mailbox full',
    'At least 4 invoices in Fjord',
  ],
  [
    'unknown texts of a list that was not read whole',
    { ...failures, isPart: true, key: null, cause: null, texts: 3, count: 4, companies: [fjord] },
    'At least 3 unrecognised errors',
    'At least 4 invoices in Fjord',
  ],
  [
    'records of a list that was not read whole',
    {
      ...{ source: 'amounts', record: 'settlement', id: null, isPart: true, count: 3 },
      ...{ differences: 4, place: null },
    },
    'At least 3 settlements don’t add up',
    '4 differences',
  ],
  [
    'failures without a text',
    { ...failures, key: 'silent', cause: null, count: 2, companies: [fjord] },
    'No reason given',
    '2 invoices in Fjord',
  ],
  [
    'one text that nobody knows',
    { ...failures, key: null, cause: null, texts: 1, count: 3, companies: [fjord] },
    '1 unrecognised error',
    '3 invoices in Fjord',
  ],
  [
    'texts that nobody knows',
    { ...failures, key: null, cause: null, texts: 3, count: 3, companies: [fjord] },
    '3 unrecognised errors',
    '3 invoices in Fjord',
  ],
  [
    'rows of a batch',
    { ...batch, failed: 3 },
    'Payments to the creditor: 3 of 40 rows refused',
    null,
  ],
  [
    'rows of a batch that may have more of them',
    { ...batch, failed: 3, untold: 1 },
    'Payments to the creditor: 3 of 40 rows refused',
    '1 row unconfirmed',
  ],
  [
    'rows of a batch of nobody knows how many',
    { ...batch, failed: 1, untold: 2, rows: null },
    'Payments to the creditor: 1 row refused',
    '2 rows unconfirmed',
  ],
  [
    'rows of a batch of which nobody knows',
    { ...batch, untold: 1 },
    'Payments to the creditor: outcome of 1 row unconfirmed',
    null,
  ],
])('%s: what it is, and why it is here', (_, more, title, detail) =>
  expect(describeWork(t, { ...line, ...more } as unknown as WorkLine)).toEqual({ title, detail }),
)

test('in one text a line is told from others of its title', () => {
  const name = (more: object) => nameWork(t, { ...line, ...more } as unknown as WorkLine)
  expect(name({ ...eviction, debtor: 'Ola Berg' })).toBe('Apply for eviction? · Case 7, Ola Berg')
  expect(name({ ...batch, untold: 1 })).toBe(
    'Payments to the creditor: outcome of 1 row unconfirmed',
  )
})

const hour = 3_600_000
const channelOf = (channel: string, count: number, usualMs: number, basis: number) => ({
  ...{ channel, count, usualMs, basis },
})
const four = ['Peppol', 'Print', 'E-mail', 'Vipps'].map((channel, at) =>
  channelOf(channel, 4 - at, (at + 1) * hour, 100),
)
test.each<[string, object, string, string]>([
  [
    'one channel',
    { count: 1, company: fjord, channels: [channelOf('Print', 1, 30 * hour, 25)] },
    '1 invoice waits longer than usual at Fjord',
    'Print 1. Usually within 1 day (95 % of 25 deliveries).',
  ],
  [
    'several channels, the slowest of which tells what is usual',
    { count: 7, company: nameless, channels: four.slice(0, 2) },
    '7 invoices wait longer than usual at Company 502',
    'Peppol 4, Print 3. Usually within 2 h (95 % of 200 deliveries).',
  ],
  [
    'three channels by name',
    { count: 9, company: fjord, channels: four.slice(0, 3) },
    '9 invoices wait longer than usual at Fjord',
    'Peppol 4, Print 3, E-mail 2. Usually within 3 h (95 % of 300 deliveries).',
  ],
  [
    'more channels by their count',
    { count: 10, company: fjord, channels: four },
    '10 invoices wait longer than usual at Fjord',
    'Peppol 4, Print 3, E-mail 2, and 1 channel more. Usually within 4 h (95 % of 400 deliveries).',
  ],
])('invoices that wait say for which channels, and what is usual: %s', (_, more, title, detail) =>
  expect(describeWork(t, { ...line, source: 'waiting', ...more } as unknown as WorkLine)).toEqual({
    ...{ title, detail },
  }),
)

test.each<[string, object, string]>([
  ['failures', { source: 'failures', count: 1200 }, 'Open 1\u00a0200'],
  ['a decision', { source: 'decisions', count: 3 }, 'Decide'],
  ['invoices that wait', { source: 'waiting', count: 140, transactions: [1, 2] }, 'Open 2'],
  ['those without numbers', { source: 'waiting', count: 140, transactions: [] }, 'Open pending'],
  ['one record', { source: 'amounts', id: 'i-1', count: 1 }, 'Review'],
  ['several records', { source: 'amounts', id: null, count: 12 }, 'Open list'],
])('a press says what it opens: %s', (_, more, verb) =>
  expect(labelWorkVerb(t, { ...line, ...more } as unknown as WorkLine)).toBe(verb),
)

test.each([
  ['invoice', 'N-1', 'N-1'],
  ['invoice', null, 'without a number'],
  ['settlement', '2020-03-12', '12 March 2020'],
  ['settlement', null, 'without a date'],
] as const)('one of several, %s %s, is called %s', (record, name, words) =>
  expect(describeRecord(t, { record }, { id: null, name, sums: null })).toBe(words),
)

test('a day is told short in a line, and whole above the page', () => {
  expect(formatShortDay(t, '2026-11-26')).toBe('Thu 26 Nov')
  expect(formatWholeDay(t, '2026-11-25')).toBe('Wednesday 25 November')
})
