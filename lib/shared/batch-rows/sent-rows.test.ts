import { describe, expect, test } from 'vitest'
import type { AdjustmentRow } from '@/lib/contracts/desk/batches'
import { buildAdjustmentBody, listSourceIds, parseSentRows } from './sent-rows'

const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const draft: AdjustmentRow = {
  invoiceId,
  amount: 250.5,
  currency: 'NOK',
  date: '2026-03-12',
  description: 'Wrong rate',
  sourceId: 'c-20260312-aaaaaaaaaa',
}
const { sourceId: _, date: __, ...common } = draft

describe('drafted rows', () => {
  test('go out as corrections with the midnight of UTC that begins their day', () => {
    expect(buildAdjustmentBody('correction', [draft])).toEqual({
      corrections: [
        {
          ...common,
          correctionDate: '2026-03-12T00:00:00.000Z',
          uniqueSourceCorrectionId: draft.sourceId,
        },
      ],
    })
  })

  test('go out as payments to the creditor with their day', () => {
    expect(buildAdjustmentBody('payment', [draft])).toEqual({
      payments: [
        {
          ...common,
          type: 'DIRECT_PAYMENT',
          paymentDate: '2026-03-12',
          uniqueSourcePaymentId: draft.sourceId,
        },
      ],
    })
  })
})

describe('rows as they were sent', () => {
  const sent = {
    sourceId: draft.sourceId,
    invoiceId,
    invoiceNumber: null,
    customerNo: null,
    amount: 250.5,
    currency: 'NOK',
    date: '2026-03-12',
  }
  const nothing = {
    sourceId: null,
    invoiceId: null,
    invoiceNumber: null,
    customerNo: null,
    amount: null,
    currency: null,
    date: null,
  }

  test.each(['correction', 'payment'] as const)('are told from the body of a %s', (kind) => {
    expect(parseSentRows(buildAdjustmentBody(kind, [draft]))).toEqual([
      { ...sent, description: 'Wrong rate' },
    ])
  })

  test('are told from a body of any area', () => {
    const invoice = {
      uniqueSourceInvoiceId: 'i-1',
      invoiceNumber: '77',
      originalInvoiceAmount: 5,
      invoiceDate: '2026-03-01T00:00:00Z',
    }
    expect(parseSentRows({ organizationId: 'o', invoices: [invoice] })).toEqual([
      {
        ...nothing,
        sourceId: 'i-1',
        invoiceNumber: '77',
        amount: 5,
        date: '2026-03-01',
        description: null,
      },
    ])
    expect(parseSentRows([{ customerNo: '10001' }])).toEqual([
      { ...nothing, customerNo: '10001', description: null },
    ])
  })

  test('tell nothing by what is not of its kind', () => {
    const odd = {
      uniqueSourcePaymentId: 7,
      invoiceId: 8,
      amount: '9',
      currency: {},
      paymentDate: null,
    }
    const blank = { uniqueSourcePaymentId: '' }
    expect(parseSentRows({ payments: [odd, null, blank] })).toEqual(
      Array(3).fill({ ...nothing, description: null }),
    )
  })

  test('are none in a body without a list, and not known without a body', () => {
    expect(parseSentRows({ note: 'x' })).toEqual([])
    expect([undefined, null, 'text', 5].map(parseSentRows)).toEqual([null, null, null, null])
  })
})

test('the ids of ours in a body stand in the order of its rows, blank where a row has none', () => {
  expect(
    listSourceIds({
      payments: [{ uniqueSourcePaymentId: 'p-2' }, {}, { uniqueSourcePaymentId: 'p-1' }],
    }),
  ).toEqual(['p-2', '', 'p-1'])
  expect(listSourceIds(null)).toEqual([])
})
