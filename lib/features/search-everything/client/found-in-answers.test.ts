import { describe, expect, test } from 'vitest'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import {
  listFoundBatches,
  listFoundCases,
  listFoundCollectionInvoices,
  listFoundCustomers,
  listFoundFiles,
  listFoundItems,
  listFoundReceivablesBatch,
  listFoundRows,
  listFoundSettlement,
  listFoundStatus,
} from './found-in-answers'

const body = { Search: '2026-1' }
const nothing = { rows: [], unread: null }

describe('an answer', () => {
  test.each([
    ['a search', () => listFoundRows(null, body)],
    ['customers', () => listFoundCustomers({}, '1001', '7')],
    ['receivables', () => listFoundItems({}, '1001', { documentno: '7' })],
    ['collection invoices', () => listFoundCollectionInvoices({}, 'org', '7')],
    ['cases', () => listFoundCases({}, 'org', '7')],
  ])('without a list of %s is not one that nothing was found in', (_, list) =>
    expect(list).toThrow(
      expect.objectContaining({ failure: { kind: 'off-contract', code: 'no-list' } }),
    ),
  )

  test('with an empty list is one', () => {
    expect(listFoundRows({ Rows: [] }, body)).toEqual(nothing)
    expect(listFoundCustomers({ customers: [] }, '1001', '7')).toEqual(nothing)
    expect(listFoundCollectionInvoices({ data: [] }, 'org', '7')).toEqual(nothing)
    expect(listFoundCases({ data: [] }, 'org', '7')).toEqual(nothing)
  })

  test('of a service that ignores the question finds what fits it alone', () => {
    const customers = [
      { customerNo: '7', name: 'Nordlys Bygg AS' },
      { customerNo: '8', name: 'Kari Hansen' },
    ]
    const { rows } = listFoundCustomers({ customers }, '1001', 'nordlys')
    expect(rows.map(({ title }) => title)).toEqual(['7'])
  })
})

describe('an answer that was not filtered', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    ...{ InvoiceNumber: `8-${at}`, KID: `9${at}`, Filename: `f${at}.xml` },
    ...{ TransactionRid: 5_000 + at, InvoiceeName: 'Kari Hansen' },
  }))
  const withoutKid = many.map(({ KID: _, ...row }) => row)
  const unproven = expect.objectContaining({
    failure: expect.objectContaining({ kind: 'off-contract', code: 'filter-ignored' }),
  })
  const others = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ customerNo: `8${at}`, name: 'Kari Hansen' }))
  const summary = { nextPageToken: 'more' }

  test.each([
    ['others, of more', () => listFoundRows({ Rows: many, TotalCount: 4_000 }, body)],
    ['others, as many as were asked for', () => listFoundRows({ Rows: many }, body)],
    ['rows that tell too little', () => listFoundRows({ Rows: withoutKid }, body)],
    ['no row, and a count', () => listFoundRows({ Rows: [], TotalCount: 5 }, body)],
    [
      'rows without the field that was asked for',
      () =>
        listFoundRows(
          { Rows: withoutKid.slice(0, 3), TotalCount: 3 },
          { SearchType: 'KID', Searches: ['7'] },
        ),
    ],
    ['other customers', () => listFoundCustomers({ customers: others(50) }, '1001', 'nordlys')],
    [
      'other receivables',
      () =>
        listFoundItems({ arItems: [{ documentNo: '8' }], summary: { totalCount: 900 } }, '1001', {
          documentno: '7',
        }),
    ],
    [
      'other collection invoices',
      () => listFoundCollectionInvoices({ data: [{ invoiceNumber: '8' }], summary }, 'org', '7'),
    ],
    ['other cases', () => listFoundCases({ data: [{ caseNumber: 8 }], summary }, 'org', '7')],
  ])('is not one that nothing was found in: %s', (_, list) => expect(list).toThrow(unproven))

  test('still shows what fits', () => {
    const Rows = [...withoutKid, { InvoiceNumber: '2026-1' }]
    const { rows, unread } = listFoundRows({ Rows, TotalCount: 4_000 }, body)
    expect(rows.map(({ title }) => title)).toEqual(['2026-1'])
    expect(unread).toEqual({ count: null })
  })
})

test('a search in any field keeps what may fit a field that is not shown, where all came', () => {
  const Rows = [{ InvoiceNumber: '8-1' }, { InvoiceNumber: '2026-1' }]
  expect(listFoundRows({ Rows, TotalCount: 2 }, body).rows).toHaveLength(2)
  const { customerNo, name } = { customerNo: '8', name: 'Kari Hansen' }
  const { rows } = listFoundCustomers({ customers: [{ customerNo, name }] }, '1001', '974')
  expect(rows).toHaveLength(1)
})

describe('beside the rows that came', () => {
  const customers = Array.from({ length: 50 }, (_, at) => ({
    ...{ customerNo: `8${at}`, name: at < 40 ? 'Kari Hansen' : 'Ola Hansen' },
  }))
  const arItems = Array.from({ length: 50 }, (_, at) => ({ arItemId: at, documentNo: '7' }))
  const data = [{ invoiceNumber: '7', id: 'c-1' }]
  const findCustomers = (word: string, totalCount?: number) =>
    listFoundCustomers({ customers, summary: { totalCount } }, '1001', word).unread

  test.each([
    ['the customers that the service counts', () => findCustomers('hansen', 1_204), 1_154],
    ['customers of whom the service tells no count', () => findCustomers('hansen'), null],
    ['customers, of a count that is of others too', () => findCustomers('kari', 1_204), null],
    [
      'the receivables that the service counts',
      () =>
        listFoundItems({ arItems, summary: { totalCount: 51 } }, '1001', { documentno: '7' })
          .unread,
      1,
    ],
    [
      'collection invoices that nobody counts',
      () =>
        listFoundCollectionInvoices({ data, summary: { nextPageToken: 'more' } }, 'org', '7')
          .unread,
      null,
    ],
    [
      'invoices, of which rows are counted',
      () => listFoundRows({ Rows: [{ InvoiceNumber: '2026-1' }], TotalCount: 9 }, body).unread,
      null,
    ],
  ])('there are %s', (_, find, count) => expect(find()).toEqual({ count }))

  test('there is nothing where every row came', () =>
    expect(findCustomers('hansen', 50)).toBeNull())
})

test('receivables are those of the number or reference that was asked for, each with its page', () => {
  const arItems = [
    { arItemId: 1, documentNo: 'A-1', kid: '77', customerNo: '20417' },
    { arItemId: 2, documentNo: 'A-2', kid: '78', customerNo: '20418' },
  ]
  const { rows } = listFoundItems({ arItems }, '1001', { kid: '78' })
  expect(rows).toMatchObject([
    {
      kind: 'item',
      title: 'A-2',
      numbers: ['A-2', '78', '2'],
      href: '/clients/1001/items/2',
    },
  ])
  const { arItemId: _, ...unnamed } = arItems[0]!
  const hrefOf = (item: Partial<(typeof arItems)[number]>) =>
    listFoundItems({ arItems: [item] }, '1001', { documentno: 'A-1' }).rows[0]!.href
  expect(hrefOf(unnamed)).toMatch(/20417/)
  expect(hrefOf({ ...unnamed, customerNo: '01019030071' })).toBeNull()
})

test('a status of another invoice than was asked for finds nothing, and proves nothing', () => {
  const answer = { ReceiptId: 'R-1', Identifier: 'I-1', Transaction: { InvoiceNumber: '2026-1' } }
  const asked = [{ Identifier: 'R-1' }, { InvoiceNumber: '2026-1' }]
  expect(asked.map((each) => listFoundStatus(answer, each).length)).toEqual([1, 1])
  for (const other of [{ Identifier: 'R-2' }, { InvoiceNumber: '2026-2' }])
    expect(() => listFoundStatus(answer, other)).toThrow(
      expect.objectContaining({ failure: expect.objectContaining({ code: 'filter-ignored' }) }),
    )
})

test('a settlement is called by its day, and found by its id alone', () => {
  const data = { settlementId: 's-1', settlementDate: '2026-11-20T00:00:00Z' }
  expect(listFoundSettlement({ data }, 'org')).toMatchObject([
    { kind: 'settlement', title: '2026-11-20', numbers: ['s-1'] },
  ])
  const begun = { ...data, settlementDate: '2026-11-19T23:00:00Z' }
  expect(listFoundSettlement({ data: begun }, 'org')).toMatchObject([{ title: '2026-11-20' }])
  expect(listFoundSettlement({ data: {} }, 'org')).toEqual([])
})

test('a file is what its whole name says, with how many invoices came in it', () => {
  const Rows = ['w-1.xml', 'W-1.xml', 'w-1.xml.old'].map((Filename) => ({ Filename }))
  const counted = { Rows, TotalCount: 3, TotalCountIs: 'exact' as const }
  expect(listFoundFiles(counted, 'W-1.XML')).toMatchObject([
    { title: 'w-1.xml', facts: { of: 'file', invoices: 2, isAll: true } },
  ])
  expect(listFoundFiles({ Rows }, 'w-1.xml')).toMatchObject([{ facts: { isAll: false } }])
  expect(listFoundFiles(counted, 'w-1')).toEqual([])
})

describe('batches that were sent from here', () => {
  const sent = (place: Partial<SentBatch>) =>
    ({
      ...{ batchId: 'b-1', clientNo: null, organizationId: null, target: null, person: 'ola' },
      ...place,
    }) as SentBatch
  const answer = (batches: SentBatch[]) => ({ batches, more: false, isWhole: true })

  test('are found in every area, each with its page', () => {
    const { rows } = listFoundBatches(
      answer([sent({ organizationId: 'org' }), sent({ clientNo: '1001', batchId: 'b-2' })]),
    )
    expect(rows.map(({ href }) => href)).toEqual(['/batches/org/b-1', '/clients/1001/batches/b-2'])
  })

  test('are at least those, where there are more or it is not known which the person may see', () => {
    const batches = [sent({ organizationId: 'org' })]
    expect(listFoundBatches(answer(batches)).unread).toBeNull()
    expect(listFoundBatches({ ...answer(batches), more: true }).unread).toEqual({ count: null })
    expect(listFoundBatches({ ...answer(batches), isWhole: false }).unread).toEqual({ count: null })
  })

  test('are not none where it is not known which the person may see', () => {
    expect(listFoundBatches(answer([])).rows).toEqual([])
    expect(() => listFoundBatches({ ...answer([]), isWhole: false })).toThrow(
      expect.objectContaining({ failure: { kind: 'unreachable', code: 'rights' } }),
    )
  })
})

test('a batch of receivables that runs is found without a body too', () => {
  const found = { kind: 'batch', title: 'b-1', href: '/clients/1001/batches/b-1' }
  expect(listFoundReceivablesBatch(null, '1001', 'b-1')).toMatchObject([found])
  const answer = { batchUuid: 'b-1', status: 'DONE' }
  expect(listFoundReceivablesBatch(answer, '1001', 'b-1')).toMatchObject([
    { ...found, facts: { of: 'batch', status: 'DONE' } },
  ])
})
