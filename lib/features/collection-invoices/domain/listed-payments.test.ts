import { expect, test } from 'vitest'
import { isListedPayment } from './listed-payments'

const payment = { uniqueSourcePaymentId: 'p-1', batchId: 'b-1', amount: 250, currency: 'NOK' }
const entry = { ...payment, type: 'PAYMENT' }

test('a payment of the history that stands among the payments is listed', () => {
  expect(isListedPayment(entry, [{ ...payment, currency: 'nok ' }])).toBe(true)
})

test.each([
  ['with another id', { ...entry, uniqueSourcePaymentId: 'p-2' }],
  ['with another amount', { ...entry, amount: -250 }],
  ['in another currency', { ...entry, currency: 'SEK' }],
  [
    'without an id, which may be another one',
    { ...entry, uniqueSourcePaymentId: null, batchId: null },
  ],
  [
    'without an id, of the batch of one that has it',
    { ...entry, uniqueSourcePaymentId: null, batchId: 'b-1' },
  ],
  ['that is a correction', { ...entry, type: 'CORRECTION' }],
])('an entry %s is not', (_, other) => {
  expect(isListedPayment(other, [payment])).toBe(false)
})

test('where nobody names an id, the batch tells', () => {
  const unnamed = { ...payment, uniqueSourcePaymentId: null }
  const of = { ...entry, uniqueSourcePaymentId: null }
  expect(isListedPayment({ ...of, batchId: 'b-1' }, [unnamed])).toBe(true)
  expect(isListedPayment({ ...of, batchId: 'b-2' }, [unnamed])).toBe(false)
  expect(isListedPayment({ ...of, batchId: null }, [{ ...unnamed, batchId: null }])).toBe(false)
})

test('nothing is listed while the payments are not read', () => {
  expect(isListedPayment(entry, [])).toBe(false)
})
