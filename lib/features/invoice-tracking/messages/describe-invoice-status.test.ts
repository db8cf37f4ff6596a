import { expect, test } from 'vitest'
import { summarizeInvoiceStatus } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { resolvePosition } from '@/lib/features/invoice-tracking/domain/next-step'
import { toKnownStatus } from '@/lib/features/invoice-tracking/domain/status-levels'
import { t } from '@/tests/support/english'
import { describeInvoiceStatus, describeNextStep } from './describe-invoice-status'

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
