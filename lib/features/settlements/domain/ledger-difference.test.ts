import { expect, test } from 'vitest'
import { askedItemsMax, compareWithAnswer, compareWithLedger } from './ledger-difference'

const claim = (remainingAmount: number | null, type = 'PRINCIPAL', currency = 'NOK') => ({
  ...{ type, remainingAmount, currency },
})
const invoice = {
  ...{ invoiceNumber: '2026-1', originalInvoiceAmount: 100, currency: 'NOK' },
  claims: [claim(40), claim(70, 'FEE')],
}
const item = { documentNo: '2026-1', originalAmount: 100, currency: 'NOK', remainingAmount: 40 }

test('the principal is compared, and fees are not', () =>
  expect(compareWithLedger(invoice, [item])).toEqual({ is: 'same', open: '40', currency: 'NOK' }))

test.each([
  [40.1, '0.1'],
  [0, '-40'],
])('%d open in the ledger differs by %s', (remainingAmount, by) =>
  expect(compareWithLedger(invoice, [{ ...item, remainingAmount }])).toMatchObject({
    ...{ is: 'differs', by, collection: '40' },
  }),
)

test('an item of another number says nothing', () =>
  expect(compareWithLedger(invoice, [{ ...item, documentNo: '2026-10' }, item])).toMatchObject({
    is: 'same',
  }))

test.each([
  ['none', invoice, []],
  ['none', { ...invoice, invoiceNumber: null }, [item]],
  ['none', invoice, [{ ...item, documentNo: null }]],
  ['other', invoice, [{ ...item, originalAmount: 101 }]],
  ['other', invoice, [{ ...item, currency: 'SEK' }]],
  ['other', { ...invoice, originalInvoiceAmount: null }, [{ ...item, originalAmount: null }]],
  ['several', invoice, [item, { ...item, remainingAmount: 0 }]],
  ['amounts', invoice, [{ ...item, remainingAmount: null }]],
  ['amounts', { ...invoice, claims: [claim(null)] }, [item]],
  ['amounts', { ...invoice, claims: [claim(40, 'FEE')] }, [item]],
  ['amounts', { ...invoice, claims: [claim(40, 'PRINCIPAL', 'SEK')] }, [item]],
  ['amounts', { ...invoice, claims: null }, [item]],
] as [string, Parameters<typeof compareWithLedger>[0], (typeof item)[]][])(
  'nothing is claimed for: %s',
  (why, own, items) => expect(compareWithLedger(own, items)).toEqual({ is: 'unknown', why }),
)

const other = { ...item, documentNo: '2026-9' }
test.each<[string, Parameters<typeof compareWithAnswer>[1], string]>([
  ['an empty list', { arItems: [] }, 'none'],
  ['a whole list of others', { arItems: [other], summary: { totalCount: 1 } }, 'none'],
  ['no list', {}, 'unproven'],
  ['null for a list', { arItems: null }, 'unproven'],
  ['others, and more of them', { arItems: [other], summary: { totalCount: 90 } }, 'unproven'],
  ['a full page of others', { arItems: Array(askedItemsMax).fill(other) }, 'unproven'],
  [
    'one that writes the number with zeros',
    { arItems: [{ ...item, documentNo: '002026-1' }] },
    'unproven',
  ],
  ['an item that tells no number', { arItems: [{ ...item, documentNo: null }] }, 'unproven'],
])('that the ledger has no such item follows from %s: %s', (_, answer, why) =>
  expect(compareWithAnswer(invoice, answer)).toEqual({ is: 'unknown', why }),
)

test('an item among others is compared', () =>
  expect(compareWithAnswer(invoice, { arItems: [other, item] })).toMatchObject({ is: 'same' }))

test.each([
  ['another number', invoice, '2026-2'],
  ['no number', { ...invoice, invoiceNumber: null }, ''],
])('where the ledger was asked for %s than the invoice’s own, nothing follows', (_, own, asked) =>
  expect(compareWithAnswer(own, { arItems: [] }, asked)).toEqual({
    ...{ is: 'unknown', why: 'unproven' },
  }),
)
