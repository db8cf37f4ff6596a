import { describe, expect, test } from 'vitest'
import { collectionFates, endOf, receivablesFates } from './batch-fates'
import { correctionOf, paymentOf, sentRows } from './sent-rows'

const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const draft = { invoiceId, amount: 250.5, currency: 'NOK', date: '2026-03-12', description: 'Wrong rate', sourceId: 'c-20260312-aaaaaaaaaa' }
const rows = sentRows({ corrections: [draft, { ...draft, sourceId: 'c-20260312-bbbbbbbbbb' }].map(correctionOf) })!
const now = new Date('2026-03-12T12:00:00Z')
const fates = (batch: Parameters<typeof collectionFates>[0]) => collectionFates(batch, rows).rows.map(({ is }) => is)

describe('rows as they were sent', () => {
  test('are told from a body of any area', () => {
    expect(rows[0]).toEqual({
      sourceId: 'c-20260312-aaaaaaaaaa',
      invoiceId,
      invoiceNumber: null,
      customerNo: null,
      amount: 250.5,
      currency: 'NOK',
      date: '2026-03-12',
      description: 'Wrong rate',
    })
    expect(sentRows({ payments: [paymentOf({ ...draft, sourceId: 'p-20260312-aaaaaaaaaa' })] })).toMatchObject([
      { sourceId: 'p-20260312-aaaaaaaaaa' },
    ])
    expect(sentRows({ invoices: [{ uniqueSourceInvoiceId: 'i-1', invoiceNumber: '77', originalInvoiceAmount: 5 }] })).toMatchObject([
      { sourceId: 'i-1', invoiceNumber: '77', amount: 5 },
    ])
    expect(sentRows([{ customerNo: '10001' }])).toMatchObject([{ customerNo: '10001', sourceId: null }])
    expect(sentRows(undefined)).toBeNull()
    expect(sentRows({ corrections: [null] })).toMatchObject([{ sourceId: null }])
  })
})

describe('what became of the rows of a batch', () => {
  test('is told by their ids, in whatever order they come', () => {
    const booked = { uniqueSourceCorrectionId: 'c-20260312-bbbbbbbbbb', index: 0 }
    const failed = { uniqueSourceCorrectionId: 'c-20260312-aaaaaaaaaa', index: 1, code: 'WRONG_STATE', message: 'closed' }
    const read = collectionFates({ status: 'PARTIAL', succeeded: [booked], failed: [failed] }, rows)
    expect(read).toMatchObject({
      isOver: true,
      rows: [
        { index: 0, is: 'failed', code: 'WRONG_STATE', message: 'closed', invoiceId },
        { index: 1, is: 'booked' },
      ],
    })
    expect(endOf(read, now)).toEqual({ status: 'PARTIAL', succeeded: 1, taken: 0, failed: 1, at: '2026-03-12T12:00:00.000Z' })
  })

  test('is told by their place where the upstream does not give their ids back', () => {
    expect(fates({ status: 'SUCCESS', succeeded: [{ index: 0 }, { index: 1 }] })).toEqual(['booked', 'booked'])
  })

  test('is never read from another row’s place', () => {
    expect(fates({ status: 'SUCCESS', succeeded: [{ index: 0, uniqueSourceCorrectionId: 'c-20260312-bbbbbbbbbb' }] })).toEqual(['untold', 'booked'])
  })

  test('is that the id was taken before, where the upstream says so', () => {
    const code = 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'
    expect(
      fates({
        status: 'FAILED',
        failed: [
          { index: 0, code },
          { index: 1, code: 'NOT_FOUND' },
        ],
      }),
    ).toEqual(['taken', 'failed'])
  })

  test.each([
    ['waiting', { status: 'QUEUED' }],
    ['waiting', {}],
    ['waiting', { status: 'SOMETHING_NEW' }],
    ['untold', { status: 'success' }],
    ['untold', { status: 'SOMETHING_NEW', finishedAt: '2026-03-12T12:00:00Z' }],
  ])('is %s while %j names none', (is, batch) => {
    expect(fates(batch)).toEqual([is, is])
  })

  test('is told of what the batch names where nobody knows what was sent', () => {
    expect(collectionFates({ status: 'SUCCESS', succeeded: [{ index: 3, invoiceId }] }, null).rows).toMatchObject([
      { index: 3, is: 'booked', invoiceId },
    ])
  })

  test('is told of customers too', () => {
    const results = [
      { index: 0, customerNo: '1', status: 'PROCESSED', result: 'UPDATED', message: 'Customer updated' },
      { index: 1, customerNo: '2', status: 'FAILED', result: 'REJECTED', message: 'name is wrong' },
    ]
    expect(receivablesFates({ status: 'PARTIAL', results }, sentRows([{ customerNo: '1' }, { customerNo: '2' }]))).toMatchObject({
      isOver: true,
      rows: [
        { is: 'booked', customerNo: '1' },
        { is: 'failed', customerNo: '2', code: 'REJECTED', message: 'name is wrong' },
      ],
    })
    expect(receivablesFates({ status: 'RUNNING', results: [] }, sentRows([{ customerNo: '1' }])).rows).toMatchObject([{ is: 'waiting' }])
  })
})
