import { describe, expect, test } from 'vitest'
import {
  listFoundCases,
  listFoundCollectionInvoices,
  listFoundCustomers,
  listFoundFiles,
  listFoundItems,
  listFoundRows,
  listFoundSettlement,
} from './found-in-answers'

const body = { Search: '2026-1' }

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
    expect(listFoundRows({ Rows: [] }, body)).toEqual([])
    expect(listFoundCustomers({ customers: [] }, '1001', '7')).toEqual([])
    expect(listFoundCollectionInvoices({ data: [] }, 'org', '7')).toEqual([])
    expect(listFoundCases({ data: [] }, 'org', '7')).toEqual([])
  })

  test('of a service that ignores the question finds what fits it alone', () => {
    const customers = [
      { customerNo: '7', name: 'Nordlys Bygg AS' },
      { customerNo: '8', name: 'Kari Hansen' },
    ]
    expect(listFoundCustomers({ customers }, '1001', 'nordlys').map(({ title }) => title)).toEqual([
      '7',
    ])
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
    expect(listFoundRows({ Rows, TotalCount: 4_000 }, body).map(({ title }) => title)).toEqual([
      '2026-1',
    ])
  })
})

test('a search in any field keeps what may fit a field that is not shown, where all came', () => {
  const Rows = [{ InvoiceNumber: '8-1' }, { InvoiceNumber: '2026-1' }]
  expect(listFoundRows({ Rows, TotalCount: 2 }, body)).toHaveLength(2)
  const { customerNo, name } = { customerNo: '8', name: 'Kari Hansen' }
  expect(listFoundCustomers({ customers: [{ customerNo, name }] }, '1001', '974')).toHaveLength(1)
})

test('receivables are those of the number or reference that was asked for, each with its page', () => {
  const arItems = [
    { arItemId: 1, documentNo: 'A-1', kid: '77', customerNo: '20417' },
    { arItemId: 2, documentNo: 'A-2', kid: '78', customerNo: '20418' },
  ]
  const found = listFoundItems({ arItems }, '1001', { kid: '78' })
  expect(found).toMatchObject([
    {
      kind: 'item',
      title: 'A-2',
      numbers: ['A-2', '78', '2'],
      href: '/clients/1001/items/2',
    },
  ])
  const { arItemId: _, ...unnamed } = arItems[0]!
  const hrefOf = (item: Partial<(typeof arItems)[number]>) =>
    listFoundItems({ arItems: [item] }, '1001', { documentno: 'A-1' })[0]!.href
  expect(hrefOf(unnamed)).toMatch(/20417/)
  expect(hrefOf({ ...unnamed, customerNo: '01019030071' })).toBeNull()
})

test('a settlement is called by its day, and found by its id alone', () => {
  const data = { settlementId: 's-1', settlementDate: '2026-11-20T00:00:00Z' }
  expect(listFoundSettlement({ data }, 'org')).toMatchObject([
    { kind: 'settlement', title: '2026-11-20', numbers: ['s-1'] },
  ])
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
