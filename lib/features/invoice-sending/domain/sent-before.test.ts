import { expect, test } from 'vitest'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import { submitting } from '@/tests/support/send-upstream'
import { type PreparedDocument, toSendRows } from './prepared-document'
import { findSentBefore, mayGoOutBesides, withSentBefore } from './sent-before'

const { document } = submitting('sendB2bInvoice', { body: { ID: '77' } })
const prepared: PreparedDocument = {
  ...{ key: 'a', companyId: 501, replaces: null, number: '77', name: 'Fjord AS', reach: '' },
  ...{ total: '10.00', currency: 'NOK', verdict: 'ready', reasons: [], document },
}
const send = (more: Partial<SentNumber> = {}): SentNumber => ({
  ...{ companyId: 501, number: '77', operation: 'sendB2cInvoice', identifier: 'other' },
  ...{ idempotencyKey: 'k', state: 'accepted', delivery: null, at: '2026-11-29T10:00:00.000Z' },
  ...more,
})

test.each([
  ['the same number', {}, true],
  ['another number', { number: '78' }, false],
  ['another company', { companyId: 502 }, false],
  ['a credit note', { operation: 'sendB2bCreditNote' }, false],
])('a send of %s', (_, more, isBefore) =>
  expect(findSentBefore([send(more)], { companyId: 501, document })).toHaveLength(isBefore ? 1 : 0),
)

test('nothing was sent before a document without a number', () => {
  const { document: letter } = submitting('sendB2cLetter', { body: { Reference: undefined } })
  expect(findSentBefore([send({ number: '' })], { companyId: 501, document: letter })).toEqual([])
})

test.each([
  ['accepted', {}, 'doubtful'],
  ['done', { state: 'done' }, 'doubtful'],
  ['not known', { state: 'unknown' }, 'held'],
  ['on its way', { state: 'sending' }, 'held'],
  ['this very document', { identifier: document.body.Identifier }, 'held'],
] as const)('with one before that is %s it goes out by itself no more', (_, more, verdict) => {
  const before = [send(more)]
  expect(withSentBefore(prepared, before)).toEqual({
    ...prepared,
    verdict,
    reasons: [{ is: 'sentBefore', sends: before, identifier: document.body.Identifier }],
  })
})

test('what is held for another reason stays held, and keeps that', () => {
  const held = { ...prepared, verdict: 'held', reasons: [{ is: 'noForm' }] } as const
  expect(withSentBefore(held, [send()])).toMatchObject({
    verdict: 'held',
    reasons: [{ is: 'sentBefore' }, { is: 'noForm' }],
  })
})

test('nothing is said of what takes the place of a failed one, nor of what cannot go out', () => {
  const replaces = { transactionRid: 1, receiptId: null, invoiceNumber: '77' }
  for (const each of [{ replaces }, { document: null }, { companyId: null }]) {
    const other = { ...prepared, ...each }
    expect(withSentBefore(other, [send()])).toBe(other)
  }
})

test('one among several that is not confirmed keeps all else back', () => {
  expect(mayGoOutBesides([send(), send({ state: 'done' })], 'a')).toBe(true)
  expect(mayGoOutBesides([send(), send({ state: 'unknown' })], 'a')).toBe(false)
})

test('what goes out names what was shown of its number, and nothing that was not', () => {
  const [shown, plain] = toSendRows([
    withSentBefore(prepared, [send({ idempotencyKey: 'k-1' }), send({ idempotencyKey: 'k-2' })]),
    prepared,
  ])
  expect(shown).toEqual({
    ...{ companyId: 501, document, replaces: null, name: 'Fjord AS' },
    besides: ['k-1', 'k-2'],
  })
  expect(plain).not.toHaveProperty('besides')
})
