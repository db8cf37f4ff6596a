import { expect, test } from 'vitest'
import { getNewInvoiceDraftKey, parseNewInvoiceDraft } from './new-invoice-draft'

test('a draft is kept under its organization', () => {
  expect(getNewInvoiceDraftKey('0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10')).toBe(
    'new-invoice:0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  )
  expect(getNewInvoiceDraftKey('x'.repeat(100))).not.toBe(
    getNewInvoiceDraftKey(`${'x'.repeat(99)}y`),
  )
})

test('what was typed comes back with its id, and nothing that is no field', () => {
  expect(
    parseNewInvoiceDraft({ id: 'i-1', entry: { currency: 'NOK', vat: 7, other: 'x' } }),
  ).toEqual({ id: 'i-1', entry: { currency: 'NOK' }, others: [], claims: [] })
})

test('other debtors and claims come back, each as far as it is one', () => {
  const others = [
    { role: 'GUARANTOR', entry: { debtorName: 'Ola', x: 1 } },
    { role: 'BOSS', entry: null },
    'x',
  ]
  const claims = [{ type: 'FEE', amount: '70,00' }, { type: 1 }, null]
  expect(parseNewInvoiceDraft({ id: 'i-1', entry: {}, others, claims })).toEqual({
    id: 'i-1',
    entry: {},
    others: [
      { role: 'GUARANTOR', entry: { debtorName: 'Ola' } },
      { role: 'CO_DEBTOR', entry: {} },
    ],
    claims: [
      { type: 'FEE', amount: '70,00' },
      { type: '', amount: '' },
    ],
  })
})

test.each([
  null,
  'text',
  {},
  { id: 'i-1' },
  { id: 7, entry: {} },
  { id: '', entry: {} },
  { id: 'i-1', entry: null },
])('%j is no draft', (content) => expect(parseNewInvoiceDraft(content)).toBeNull())
