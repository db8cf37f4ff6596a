import { expect, test } from 'vitest'
import type { FailureGroup, Failures } from '@/lib/features/delivery-failures/client/failures'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import { t } from '@/tests/support/english'
import { describeFailures, describeResent, listNamedRows, pickShownRows } from './describe-failures'

const makeGroup = (key: string, fields: Partial<FailureGroup> = {}): FailureGroup => ({
  key,
  kind: key.startsWith('shape:') ? 'shape' : 'cause',
  cause: key.startsWith('cause:') ? key.slice(6) : null,
  shape: null,
  count: 2,
  unhandled: 2,
  companies: [],
  channels: [],
  days: [],
  firstTime: null,
  lastTime: null,
  oldestRid: null,
  newestRid: null,
  newestRowId: 1,
  handled: null,
  samples: [],
  receivers: { count: 0, shown: [] },
  ...fields,
})
const groups = [
  makeGroup('cause:mailboxFull', { count: 5, unhandled: 3 }),
  makeGroup('cause:kidInvalid', { unhandled: 0 }),
  makeGroup('shape:a'),
  makeGroup('shape:b'),
]
const view = { cause: null, owner: null, handled: 'open', by: 'count', order: 'desc' } as never
const seen = (change: Partial<FailuresView> = {}) => ({ ...(view as FailuresView), ...change })
const owners: Record<string, string | null | undefined> = {
  'cause:mailboxFull': 'kari',
  shapes: null,
}
const list = (change: Partial<FailuresView> = {}) =>
  listNamedRows(t, groups, seen(change), { findOwner: ({ key }) => owners[key] })
const period = { from: '2026-03-01', to: '2026-03-12' }
const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

test('the title counts what nobody has handled, and the sentence tells the rest', () => {
  const question = { FromDate: '2026-03-01', ToDate: '2026-03-12' }
  const describe = (data: Partial<Failures>, rows = list()) =>
    describeFailures(t, { data: { all: true, groups, ...data } as Failures, rows, question })
  expect(describe({})).toEqual({
    title: '7 invoices not delivered',
    summary: `3 causes from ${formatTitleDate(t, question.FromDate)} to ${formatTitleDate(t, question.ToDate)}. 4 more are handled. 4 carry a text we don’t recognise.`,
  })
  expect(describe({ all: false }).title).toBe('At least 7 invoices not delivered')
  const done = list().filter(({ row }) => row.unhandled === 0)
  const handled = groups.map((group) => ({ ...group, unhandled: 0 }))
  expect(describe({ groups: handled }, done).title).toBe('Every failure is handled')
  // What a filter picks is a part too: others of the period wait.
  expect(describe({}, done).title).toBe('Failures by cause')
  // None of a part is no answer.
  expect(describe({ all: false }, done).title).toBe('Failures by cause')
  expect(describe({ all: false }, []).title).toBe('Failures by cause')
  expect(describe({ groups: [] }, []).title).toBe('0 invoices not delivered')
})

test('texts that nobody recognises are named by how many there are, and one cause can be picked', () => {
  expect(names(list())).toEqual([
    'Mailbox full',
    'Payment reference invalid',
    'Unrecognised, 2 different texts',
  ])
  expect(names(list({ cause: 'shape:b' }))).toEqual(['Unrecognised, 1 text'])
  expect(names(list({ cause: 'shapes' }))).toEqual(['Unrecognised, 2 different texts'])
})

test('an owner narrows the causes; one of which nobody knows who has it is shown all the same', () => {
  expect(names(list({ owner: 'kari' }))).toEqual(['Mailbox full', 'Payment reference invalid'])
  expect(names(list({ owner: '-' }))).toEqual([
    'Payment reference invalid',
    'Unrecognised, 2 different texts',
  ])
})

test('handled causes are hidden until they are asked for, but for those that were just handled', () => {
  const pick = (handled: FailuresView['handled'], leaving: string[] = []) =>
    names(pickShownRows(list(), seen({ handled }), new Set(leaving), period))
  expect(pick('open')).toEqual(['Mailbox full', 'Unrecognised, 2 different texts'])
  expect(pick('open', ['cause:kidInvalid'])).toContain('Payment reference invalid')
  expect(pick('done')).toEqual(['Payment reference invalid'])
  expect(pick('all')).toHaveLength(3)
})

test.each([
  [{ sent: 12, waiting: 3, failed: 1 }, 'Sent again: 12 confirmed sent, 3 on their way, 1 failed'],
  [{ sent: 0, waiting: 1, failed: 0 }, 'Sent again: 1 on its way'],
  [{ sent: 120, waiting: 0, failed: 2 }, 'Sent again: 120 confirmed sent, 2 failed'],
])('what was sent again is told by what became of it: %j', (counts, words) =>
  expect(describeResent(t, { ...counts, isMended: false })).toBe(words),
)
