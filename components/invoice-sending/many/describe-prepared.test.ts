import { expect, test } from 'vitest'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'
import { withSentBefore } from '@/lib/features/invoice-sending/domain/sent-before'
import { t } from '@/tests/support/english'
import { submitting } from '@/tests/support/send-upstream'
import { describeNumber, describeReasons, describeTotals } from './describe-prepared'

const prepared = (
  total: PreparedDocument['total'],
  operation: 'sendB2bInvoice' | 'sendB2bCreditNote' = 'sendB2bInvoice',
  currency = 'NOK',
): PreparedDocument => ({
  ...{ key: crypto.randomUUID(), companyId: 501, replaces: null, number: '2026-1', name: 'Kari' },
  ...{ reach: '', total, currency, verdict: 'ready', reasons: [] },
  document: submitting(operation).document,
})

const { document: numbered } = submitting('sendB2bInvoice', { body: { ID: '2026-1' } })

test('sums leave credit notes apart, and say how many documents tell no total', () => {
  const invoice = prepared('10000')
  const note = prepared('10000', 'sendB2bCreditNote')
  expect(describeTotals(t, [invoice, note, prepared(null)]).replaceAll('\u00a0', ' ')).toBe(
    '10 000,00 NOK · Credit notes 10 000,00 NOK · 1 without a known total',
  )
  expect(
    describeTotals(t, [invoice, prepared('1.5', 'sendB2bInvoice', 'eur')]).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe('10 000,00 NOK, 1,50 EUR')
  expect(describeTotals(t, [prepared(null)])).toBe('1 without a known total')
})

test('a credit note is called one', () => {
  expect(describeNumber(t, prepared('1', 'sendB2bCreditNote'))).toBe('Credit note 2026-1')
  expect(describeNumber(t, prepared('1'))).toBe('2026-1')
})

test('what was sent under its number before comes first, each with its time', () => {
  const send: SentNumber = {
    ...{ companyId: 501, number: '2026-1', operation: 'sendB2bInvoice', identifier: 'other' },
    ...{ idempotencyKey: 'k', state: 'done', delivery: null, at: '2026-11-29T10:00:00.000Z' },
  }
  const before = withSentBefore(
    { ...prepared('1'), reasons: [{ is: 'partly' }], document: numbered },
    [send, { ...send, delivery: 'failed' }],
  )
  expect(describeReasons(t, before)).toMatch(
    /^Sent before under this number: .* Sent before under this number, and not delivered: .* Some of what/,
  )
})
