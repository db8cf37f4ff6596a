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
    expect(list).toThrow(expect.objectContaining({ failure: { kind: 'off-contract' } })),
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
