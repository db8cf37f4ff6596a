import { describe, expect, test } from 'vitest'
import {
  classifyBatchOutcome,
  resolveCollectionBatch,
  resolveReceivablesBatch,
  summarizeBatch,
} from './row-results'
import { parseSentRows, toCorrection } from './sent-rows'

const invoiceId = '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21'
const draft = {
  invoiceId,
  amount: 250.5,
  currency: 'NOK',
  date: '2026-03-12',
  description: 'Wrong rate',
  sourceId: 'c-20260312-aaaaaaaaaa',
}
const rows = parseSentRows({
  corrections: [draft, { ...draft, sourceId: 'c-20260312-bbbbbbbbbb' }].map(toCorrection),
})!
const now = new Date('2026-03-12T12:00:00Z')
const listStates = (batch: Parameters<typeof resolveCollectionBatch>[0]) =>
  resolveCollectionBatch(batch, rows).rows.map(({ is }) => is)

describe('what became of the rows of a batch', () => {
  test('is told by their ids, in whatever order they come', () => {
    const booked = { uniqueSourceCorrectionId: 'c-20260312-bbbbbbbbbb', index: 0 }
    const failed = {
      uniqueSourceCorrectionId: 'c-20260312-aaaaaaaaaa',
      index: 1,
      code: 'WRONG_STATE',
      message: 'closed',
    }
    const read = resolveCollectionBatch(
      { status: 'PARTIAL', succeeded: [booked], failed: [failed] },
      rows,
    )
    expect(read).toMatchObject({
      isOver: true,
      rows: [
        { index: 0, is: 'failed', code: 'WRONG_STATE', message: 'closed', invoiceId },
        { index: 1, is: 'booked' },
      ],
    })
    expect(summarizeBatch(read, now)).toEqual({
      status: 'PARTIAL',
      succeeded: 1,
      taken: 0,
      failed: 1,
      untold: 0,
      at: '2026-03-12T12:00:00.000Z',
    })
  })

  test('is told by their place where the upstream does not give their ids back', () => {
    expect(listStates({ status: 'SUCCESS', succeeded: [{ index: 0 }, { index: 1 }] })).toEqual([
      'booked',
      'booked',
    ])
  })

  test('is never read from another row’s place', () => {
    expect(
      listStates({
        status: 'SUCCESS',
        succeeded: [{ index: 0, uniqueSourceCorrectionId: 'c-20260312-bbbbbbbbbb' }],
      }),
    ).toEqual(['untold', 'booked'])
  })

  test('is that the id was taken before, where the upstream says so', () => {
    const code = 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'
    expect(
      listStates({
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
    ['booked', { status: 'success' }],
    ['booked', { status: 'SUCCESS', succeeded: [], failed: [] }],
    ['booked', { status: 'DONE', succeeded: null }],
    ['untold', { status: 'FAILED' }],
    ['untold', { status: 'PARTIAL', succeeded: [], failed: [] }],
    ['untold', { status: 'SUCCESS', failed: [{ code: 'X' }] }],
    ['untold', { status: 'SOMETHING_NEW', finishedAt: '2026-03-12T12:00:00Z' }],
  ])('is %s while %j names none of ours', (is, batch) => {
    expect(listStates(batch)).toEqual([is, is])
  })

  test('is told of what the batch names where nobody knows what was sent', () => {
    expect(
      resolveCollectionBatch({ status: 'SUCCESS', succeeded: [{ index: 3, invoiceId }] }, null)
        .rows,
    ).toMatchObject([{ index: 3, is: 'booked', invoiceId }])
  })

  test('is told with the numbers that the batch gave the row, and with our own where both have one', () => {
    const invoices = [{ uniqueSourceInvoiceId: 'i-1', originalInvoiceAmount: 5 }]
    const succeeded = [{ uniqueSourceInvoiceId: 'i-1', invoiceId, invoiceNumber: '77', amount: 5 }]
    expect(
      resolveCollectionBatch({ status: 'SUCCESS', succeeded }, parseSentRows({ invoices })).rows,
    ).toMatchObject([
      { sourceId: 'i-1', invoiceId, invoiceNumber: '77', code: null, message: null },
    ])
    const ours = parseSentRows({ invoices: [{ ...invoices[0], invoiceNumber: ' 77' }] })
    expect(resolveCollectionBatch({ status: 'SUCCESS', succeeded }, ours).rows).toMatchObject([
      { invoiceNumber: ' 77' },
    ])
  })

  test('is told without numbers that are blank', () => {
    const named = { uniqueSourceCorrectionId: '', invoiceId: ' ', invoiceNumber: '' }
    expect(
      resolveCollectionBatch({ status: 'SUCCESS', succeeded: [named] }, null).rows,
    ).toMatchObject([{ sourceId: null, invoiceId: null, invoiceNumber: null }])
    expect(
      listStates({ status: 'SUCCESS', succeeded: [{ index: 0, invoiceId: ' ' }, { index: 1 }] }),
    ).toEqual(['booked', 'booked'])
  })

  test('is told of customers too', () => {
    const results = [
      {
        index: 0,
        customerNo: '1',
        status: 'PROCESSED',
        result: 'UPDATED',
        message: 'Customer updated',
      },
      { index: 1, customerNo: '2', status: 'FAILED', result: 'REJECTED', message: 'name is wrong' },
    ]
    expect(
      resolveReceivablesBatch(
        { status: 'PARTIAL', results },
        parseSentRows([{ customerNo: '1' }, { customerNo: '2' }]),
      ),
    ).toMatchObject({
      isOver: true,
      rows: [
        { is: 'booked', customerNo: '1' },
        { is: 'failed', customerNo: '2', code: 'REJECTED', message: 'name is wrong' },
      ],
    })
    expect(
      resolveReceivablesBatch({ status: 'PARTIAL', results }, null).rows.map(({ code }) => code),
    ).toEqual([null, 'REJECTED'])
    expect(
      resolveReceivablesBatch(
        { status: 'RUNNING', results: [] },
        parseSentRows([{ customerNo: '1' }]),
      ).rows,
    ).toMatchObject([{ is: 'waiting' }])
  })

  test.each([
    ['booked', { status: 'DONE', results: [] }],
    ['booked', { status: 'DONE', failed: 0 }],
    ['untold', { status: 'DONE', failed: 1 }],
    ['untold', { status: 'PARTIAL', results: [{ customerNo: '1', status: 'SOMETHING_NEW' }] }],
    [
      'failed',
      { status: 'DONE', results: [{ customerNo: '1', status: 'PROCESSED', result: 'REJECTED' }] },
    ],
    ['booked', { status: 'PARTIAL', results: [{ customerNo: ' 1 ', result: 'UPDATED' }] }],
    ['booked', { status: 'PARTIAL', results: [{ customerNo: '1', result: 'CREATED' }] }],
    ['untold', { status: 'PARTIAL', results: [{ customerNo: '1', result: 'SOMETHING_NEW' }] }],
    [
      'untold',
      {
        status: 'PARTIAL',
        results: [{ customerNo: '1', status: 'SOMETHING_NEW', result: 'CREATED' }],
      },
    ],
    [
      'failed',
      { status: 'PARTIAL', results: [{ customerNo: '1', status: 'FAILED', result: 'UPDATED' }] },
    ],
    ['untold', { status: 'DONE', results: [{ customerNo: '2', status: 'FAILED' }] }],
    ['untold', { status: 'DONE', results: [{ status: 'SOMETHING_NEW' }] }],
    ['booked', { status: 'DONE', results: [{ status: 'PROCESSED' }] }],
  ])('of a customer is %s where the batch says %j', (is, batch) => {
    expect(resolveReceivablesBatch(batch, parseSentRows([{ customerNo: '1' }])).rows).toMatchObject(
      [{ is }],
    )
  })
})

describe('a row that a batch does not name by our id', () => {
  const other = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'
  const third = '7c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a23'
  const rowOn = (id: string, sourceId: string) =>
    toCorrection({ ...draft, invoiceId: id, sourceId })
  const sent = (...invoices: string[]) =>
    parseSentRows({ corrections: invoices.map((id, at) => rowOn(id, `c-20260312-${at}`)) })!
  const endsOf = (
    batch: Parameters<typeof resolveCollectionBatch>[0],
    rowsSent: ReturnType<typeof sent>,
  ) => resolveCollectionBatch(batch, rowsSent).rows.map(({ is }) => is)

  test('is booked where the batch names its invoice as succeeded', () => {
    const named = { invoiceId: invoiceId.toUpperCase(), invoiceNumber: '77' }
    expect(endsOf({ status: 'SUCCESS', succeeded: [named], failed: [] }, sent(invoiceId))).toEqual([
      'booked',
    ])
    expect(
      endsOf(
        { status: 'PARTIAL', succeeded: [named], failed: [{ invoiceId: other }] },
        sent(other, invoiceId),
      ),
    ).toEqual(['failed', 'booked'])
  })

  test('is not known where two rows of its invoice ended otherwise, and where one of two is named', () => {
    const both = { status: 'PARTIAL', succeeded: [{ invoiceId }], failed: [{ invoiceId }] }
    expect(endsOf(both, sent(invoiceId, invoiceId))).toEqual(['untold', 'untold'])
    expect(
      endsOf({ status: 'PARTIAL', succeeded: [{ invoiceId }] }, sent(invoiceId, invoiceId)),
    ).toEqual(['untold', 'untold'])
    expect(
      endsOf(
        { status: 'PARTIAL', succeeded: [{ invoiceId }, { invoiceId }] },
        sent(invoiceId, invoiceId, other),
      ),
    ).toEqual(['booked', 'booked', 'untold'])
    const taken = { invoiceId, code: 'DUPLICATE_UNIQUE_SOURCE_CORRECTION_ID' }
    expect(
      endsOf(
        { status: 'PARTIAL', succeeded: [{ invoiceId }], failed: [taken] },
        sent(invoiceId, invoiceId),
      ),
    ).toEqual(['untold', 'untold'])
  })

  test('is not known where a batch that ended in part names the failed ones alone, or the booked ones alone', () => {
    expect(
      endsOf({ status: 'PARTIAL', failed: [{ invoiceId: other }] }, sent(invoiceId, other)),
    ).toEqual(['untold', 'failed'])
    expect(
      endsOf({ status: 'PARTIAL', succeeded: [{ invoiceId: other }] }, sent(invoiceId, other)),
    ).toEqual(['untold', 'booked'])
  })

  test('is not known where a batch that says SUCCESS names others by our ids and not it', () => {
    expect(
      listStates({
        status: 'SUCCESS',
        succeeded: [{ uniqueSourceCorrectionId: 'c-20260312-bbbbbbbbbb' }],
      }),
    ).toEqual(['untold', 'booked'])
  })

  test('is told by its number, and by the number with the amount where two share it', () => {
    const invoices = [5, 6].map((originalInvoiceAmount, at) => ({
      uniqueSourceInvoiceId: `i-${at}`,
      invoiceNumber: '77',
      originalInvoiceAmount,
    }))
    const twins = parseSentRows({ invoices })!
    const named = (amount: number) => ({ invoiceId: `new-${amount}`, invoiceNumber: '77', amount })
    const batch = { status: 'PARTIAL', succeeded: [named(6)], failed: [named(5)] }
    expect(endsOf(batch, twins)).toEqual(['failed', 'booked'])
    expect(endsOf({ status: 'PARTIAL', succeeded: [{ invoiceNumber: '77' }] }, twins)).toEqual([
      'untold',
      'untold',
    ])
    expect(
      endsOf({ status: 'PARTIAL', succeeded: [{ invoiceNumber: '77' }] }, twins.slice(0, 1)),
    ).toEqual(['booked'])
    const longer = { invoiceNumber: '77', amount: '5.00000000000000000001' }
    expect(endsOf({ status: 'PARTIAL', succeeded: [longer] }, twins.slice(0, 1))).toEqual([
      'untold',
    ])
    const invoicesOf = (...named: string[]) =>
      resolveCollectionBatch(
        {
          status: 'SUCCESS',
          succeeded: named.map((id) => ({ invoiceId: id, invoiceNumber: '77' })),
        },
        twins,
      ).rows.map((row) => row.invoiceId)
    expect([invoicesOf('new-1', 'new-2'), invoicesOf('new-1', 'new-1')]).toEqual([
      [null, null],
      ['new-1', 'new-1'],
    ])
  })

  test.each([[5], [[6]], ['abc'], [null], [true], ['5.00']])(
    'is told by its number where the amount beside it is %j, the same or none',
    (amount) => {
      const [row] = parseSentRows({
        invoices: [{ uniqueSourceInvoiceId: 'i-0', invoiceNumber: '77', originalInvoiceAmount: 5 }],
      })!
      expect(
        endsOf({ status: 'PARTIAL', succeeded: [{ invoiceNumber: '77', amount }] }, [row!]),
      ).toEqual(['booked'])
    },
  )

  test.each([
    ['from 1', { succeeded: [{ index: 1 }], failed: [{ index: 2 }] }, ['untold', 'untold']],
    ['from 1, one named', { failed: [{ index: 1 }] }, ['untold', 'untold']],
    [
      'each list by itself',
      { succeeded: [{ index: 0 }], failed: [{ index: 0 }] },
      ['untold', 'untold'],
    ],
    ['one list, maybe by itself', { succeeded: [{ index: 0 }] }, ['untold', 'untold']],
    ['from 0', { succeeded: [{ index: 1 }], failed: [{ index: 0 }] }, ['failed', 'booked']],
    [
      'beside ids that contradict',
      { succeeded: [{ index: 1, invoiceId: other }], failed: [{ index: 0, invoiceId }] },
      ['failed', 'untold'],
    ],
  ])('is told by its place only where it can be counted in one way: %s', (_, batch, ends) => {
    const rowsSent = sent(invoiceId, third)
    expect(endsOf({ status: 'PARTIAL', ...batch }, rowsSent)).toEqual(ends)
  })

  test('is what one of two rows says that agree, and not known where they contradict', () => {
    const uniqueSourceCorrectionId = 'c-20260312-aaaaaaaaaa'
    const code = 'DUPLICATE_UNIQUE_SOURCE_PAYMENT_ID'
    const twice = (more: object) =>
      listStates({
        status: 'PARTIAL',
        succeeded: [{ uniqueSourceCorrectionId }],
        failed: [{ uniqueSourceCorrectionId, ...more }],
      })[0]
    expect(twice({ code })).toBe('booked')
    expect(twice({ code: 'WRONG_STATE' })).toBe('untold')
    const both = {
      succeeded: [{ uniqueSourceCorrectionId }],
      failed: [{ uniqueSourceCorrectionId }],
    }
    expect(listStates({ status: 'RUNNING', ...both })).toEqual(['untold', 'waiting'])
  })

  test('is told by elimination only where as many are left as are named without anything', () => {
    expect(
      endsOf(
        { status: 'PARTIAL', succeeded: [{ invoiceId }], failed: [{ message: 'no' }] },
        sent(invoiceId, other),
      ),
    ).toEqual(['booked', 'failed'])
    expect(
      endsOf({ status: 'PARTIAL', failed: [{ message: 'no' }] }, sent(invoiceId, other)),
    ).toEqual(['untold', 'untold'])
  })
})

describe('the end of a batch', () => {
  const found = (batch: Parameters<typeof resolveCollectionBatch>[0], known = true) =>
    classifyBatchOutcome(resolveCollectionBatch(batch, known ? rows : null), known)
  const [a, b] = ['c-20260312-aaaaaaaaaa', 'c-20260312-bbbbbbbbbb'].map(
    (uniqueSourceCorrectionId) => ({ uniqueSourceCorrectionId }),
  )

  test('is one of its rows, and not known where one of them is not', () => {
    expect(found({ status: 'SUCCESS' })).toBe('applied')
    expect(found({ status: 'PARTIAL', succeeded: [a!], failed: [b!] })).toBe('partly')
    expect(found({ status: 'FAILED', failed: [a!, b!] })).toBe('not-applied')
    expect(found({ status: 'FAILED', failed: [a!] })).toBe('untold')
    expect(found({ status: 'PARTIAL', succeeded: [a!] })).toBe('untold')
    expect(found({ status: 'RUNNING' })).toBe('untold')
  })

  test('counts a row that was there already as there', () => {
    const taken = [a!, b!].map((row) => ({ ...row, code: 'DUPLICATE_UNIQUE_SOURCE_CORRECTION_ID' }))
    expect(found({ status: 'FAILED', failed: taken })).toBe('applied')
    expect(found({ status: 'PARTIAL', succeeded: [a!], failed: [taken[1]!] })).toBe('applied')
  })

  test('is at the moment that the batch tells', () => {
    const read = resolveCollectionBatch(
      { status: 'SUCCESS', finishedAt: '2026-03-12T11:00:00Z' },
      rows,
    )
    expect([read.finishedAt, summarizeBatch(read, now).at]).toEqual([
      '2026-03-12T11:00:00Z',
      '2026-03-12T11:00:00Z',
    ])
  })

  test('is not known where what was sent is not known any more, unless it succeeded as a whole', () => {
    expect(found({ status: 'SUCCESS' }, false)).toBe('applied')
    expect(found({ status: 'PARTIAL', succeeded: [a!] }, false)).toBe('untold')
    expect(found({ status: 'FAILED', failed: [a!] }, false)).toBe('untold')
  })

  test('is known without what was sent where it names as many rows by their ids', () => {
    const foundOf = (batch: Parameters<typeof resolveCollectionBatch>[0], count: number | null) =>
      classifyBatchOutcome(resolveCollectionBatch(batch, null), false, count)
    expect(foundOf({ status: 'PARTIAL', succeeded: [a!], failed: [b!] }, 2)).toBe('partly')
    expect(foundOf({ status: 'FAILED', failed: [a!, b!] }, 2)).toBe('not-applied')
    expect(foundOf({ status: 'FAILED', failed: [a!] }, 2)).toBe('untold')
    expect(foundOf({ status: 'PARTIAL', succeeded: [a!], failed: [a!] }, 2)).toBe('untold')
    expect(foundOf({ status: 'PARTIAL', succeeded: [a!], failed: [{ index: 1 }] }, 2)).toBe(
      'untold',
    )
    expect(foundOf({ status: 'FAILED' }, null)).toBe('untold')
    expect(foundOf({ status: 'PARTIAL', succeeded: [a!], failed: [b!] }, null)).toBe('untold')
  })
})
