import { expect, test } from 'vitest'
import { summarizeInvoiceStatus } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { resolvePosition } from '@/lib/features/invoice-tracking/domain/next-step'
import { toKnownStatus } from '@/lib/features/invoice-tracking/domain/status-levels'
import { t } from '@/tests/support/english'
import {
  describeInvoiceStatus,
  describeNextStep,
  describePosition,
} from './describe-invoice-status'

const paid = { is: 'linked', row: { status: 'PAID', remainingAmount: 0 } } as const
const lanes = { ledger: paid, collection: { is: 'none', row: null }, customer: null } as const

test.each([
  ['Sent', { Status: 'OK', ChannelStatus: 'Sent' }],
  ['Delivered', { Status: 'OK', ChannelStatus: 'Delivered' }],
])('of a settled invoice that is “%s” no more is said than that', (head, row) => {
  const summary = summarizeInvoiceStatus(toKnownStatus({ Status: 3, Transaction: row }), null)
  expect(describeInvoiceStatus(t, summary, null).words).toMatch(new RegExp(`^${head}`))
  const { steps } = resolvePosition(summary, lanes, '2026-03-12')
  expect(steps).toEqual(['settled'])
  expect(describeNextStep(t, steps[0]!, summary)).toBe('No action needed: it’s settled.')
})

test.each([
  ['9999-12-31', 'stopped, no end date.'],
  ['soon', 'stopped, the end date can’t be read.'],
  ['2026-03-31', 'stopped until Tue'],
])('an overdue invoice that is stopped until %s says so', (stopReminderUntil, words) => {
  const row = { status: 'OPEN', remainingAmount: 10, dueDate: '2026-03-01', stopReminderUntil }
  const ledger = { is: 'linked', row } as const
  const sent = { tone: 'ok', next: 'nothing' } as const
  const position = resolvePosition(sent, { ...lanes, ledger }, '2026-03-12')
  expect(describePosition(t, position)).toContain(words)
})
