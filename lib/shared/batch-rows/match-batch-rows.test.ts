import { describe, expect, test } from 'vitest'
import type { CollectionBatch } from '@/lib/contracts/collection/batches'
import { resolveCollectionBatch, resolveReceivablesBatch } from './row-results'
import { parseSentRows } from './sent-rows'

type Row = { invoiceId?: string; invoiceNumber?: string; amount?: number }
const [first, second, third] = [
  '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
  '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22',
  '7c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a23',
] as const
const taken = { code: 'DUPLICATE_UNIQUE_SOURCE_INVOICE_ID' }

/** What became of rows that went out as i-0, i-1, …, by what a batch that ended in part names. */
const ends = (rows: Row[], named: Pick<CollectionBatch, 'succeeded' | 'failed'>) =>
  resolveCollectionBatch(
    { status: 'PARTIAL', ...named },
    parseSentRows({
      invoices: rows.map((row, at) => ({ uniqueSourceInvoiceId: `i-${at}`, ...row })),
    }),
  ).rows.map(({ is }) => is)
const id = (at: number) => ({ uniqueSourceInvoiceId: `i-${at}` })

describe('places that are counted from 0 through the whole request', () => {
  const three = [{ invoiceId: first }, { invoiceId: second }, { invoiceId: third }]

  test('tell rows of both lists, though not all are named', () => {
    expect(ends(three, { succeeded: [{ index: 0 }], failed: [{ index: 1 }] })).toEqual([
      'booked',
      'failed',
      'untold',
    ])
  })

  test('tell rows of one list that leaves some out', () => {
    expect(ends(three, { succeeded: [{ index: 0 }, { index: 2 }] })).toEqual([
      'booked',
      'untold',
      'booked',
    ])
  })

  test('tell rows beside one that is told by its invoice', () => {
    expect(ends(three, { succeeded: [{ index: 0 }, { invoiceId: second }] })).toEqual([
      'booked',
      'booked',
      'untold',
    ])
  })

  test('tell a row beside several that are told by their invoices', () => {
    const four = [
      { invoiceId: 'a' },
      { invoiceId: second },
      { invoiceId: third },
      { invoiceId: 'b' },
    ]
    const succeeded = [{ index: 0 }, { invoiceId: second }, { invoiceId: third }]
    expect(ends(four, { succeeded })).toEqual(['booked', 'booked', 'booked', 'untold'])
  })

  test('take nothing back that an id tells', () => {
    expect(ends(three, { succeeded: [{ ...id(0), index: 0 }], failed: [id(0)] })[0]).toBe('untold')
  })

  test.each([
    ['twice the same', [{ index: 0 }, { index: 0 }]],
    ['beyond the request', [{ index: 0 }, { index: 3 }]],
    ['between two rows', [{ index: 0 }, { index: 0.5 }]],
    ['before the first', [{ index: 0 }, { index: -1 }]],
  ])('are none where one stands %s', (_, failed) => {
    expect(ends(three, { succeeded: [], failed })).toEqual(['untold', 'untold', 'untold'])
  })

  test('are not contradicted by what a row went out without', () => {
    const rows = [{ invoiceNumber: '' }, { invoiceNumber: '78' }]
    expect(ends(rows, { succeeded: [{ index: 0, invoiceNumber: '77' }, { index: 1 }] })).toEqual([
      'booked',
      'booked',
    ])
  })
})

describe('a row is told by its invoice', () => {
  test('however its id is written', () => {
    expect(
      ends([{ invoiceId: first }, { invoiceId: second }], {
        succeeded: [{ invoiceId: ` ${first.toUpperCase()} ` }],
      }),
    ).toEqual(['booked', 'untold'])
  })

  test('and by its number as it is written', () => {
    const rows = [{ invoiceNumber: 'a-7' }, { invoiceNumber: 'A-7' }]
    expect(ends(rows, { succeeded: [{ invoiceNumber: ' A-7 ' }] })).toEqual(['untold', 'booked'])
  })

  test('beside another one on the same invoice that is told by its id', () => {
    const rows = [{ invoiceId: first }, { invoiceId: first }]
    expect(
      ends(rows, { succeeded: [{ ...id(0), invoiceId: first }, { invoiceId: first }] }),
    ).toEqual(['booked', 'booked'])
  })

  test('and not by its amount alone', () => {
    expect(ends([{ amount: 5 }, { amount: 6 }], { succeeded: [{ amount: 5 }] as never })).toEqual([
      'untold',
      'untold',
    ])
  })

  test('and not where it is named under an id that is none of ours', () => {
    const theirs = { uniqueSourceInvoiceId: 'of-others', invoiceId: first }
    expect(ends([{ invoiceId: first }], { succeeded: [theirs] })).toEqual(['untold'])
    expect(ends([{}], { succeeded: [{ uniqueSourceInvoiceId: 'of-others' }, {}] })).toEqual([
      'untold',
    ])
  })
})

describe('rows that are named by nothing', () => {
  test('are told where as many are left, and all ended alike', () => {
    expect(ends([{}, {}], { failed: [{}, {}] })).toEqual(['failed', 'failed'])
    expect(ends([{}, {}], { succeeded: [{}], failed: [taken] })).toEqual(['untold', 'untold'])
  })

  test('are not told where one of them contradicts one that is left', () => {
    expect(
      ends([{ amount: 5 }, { amount: 6 }], { succeeded: [{ amount: 5 }, {}] as never }),
    ).toEqual(['untold', 'untold'])
  })
})

test('a row of customers is not told by places that may be counted among the results alone', () => {
  const results = [
    { index: 0, status: 'FAILED' },
    { index: 1, status: 'PROCESSED' },
  ]
  const sent = parseSentRows([{ customerNo: '1' }, { customerNo: '2' }, { customerNo: '3' }])!
  const ends = (rows: typeof sent) =>
    resolveReceivablesBatch({ status: 'PARTIAL', results }, rows).rows.map(({ is }) => is)
  expect(ends(sent)).toEqual(['untold', 'untold', 'untold'])
  expect(ends(sent.slice(0, 2))).toEqual(['failed', 'booked'])
})

test.each([
  ['booked', 'PROCESSED'],
  ['untold', 'FAILED'],
])(
  'rows of customers are all %s where a batch that is done says %s of one and not of which',
  (is, status) => {
    const read = resolveReceivablesBatch(
      { status: 'DONE', results: [{ status }] },
      parseSentRows([{ customerNo: '1' }, { customerNo: '2' }]),
    )
    expect(read.rows.map((row) => row.is)).toEqual([is, is])
  },
)
