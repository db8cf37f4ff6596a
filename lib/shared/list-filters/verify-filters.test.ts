import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mayFit, mergeFilterReports, noFindings, verifyFilters } from './verify-filters'

const sift = verifyFilters as (
  list: string,
  question: object,
  rows: object[],
) => ReturnType<typeof verifyFilters>
const of = (list: string, question: object, ...rows: object[]) => {
  const { fitting, findings } = sift(list, question, rows)
  return [
    fitting.map((row) => rows.indexOf(row)),
    findings.ignored,
    findings.unverified,
    findings.strangers,
  ]
}

describe('rows that contradict what was asked', () => {
  test.each<[string, object, object[], [number[], string[], string[], number]]>([
    [
      'listCustomers',
      { search: 'zzzz' },
      [{ customerNo: '1', name: 'Ola' }, { customerNo: '2' }],
      [[], ['search'], [], 2],
    ],
    [
      'listCustomers',
      { search: 'zzzz', orderby: 'name', pageno: 1 },
      [{ customerNo: '2' }],
      [[], ['search'], [], 1],
    ],
    [
      'listArItems',
      { documentno: '2026-1', customerno: '7' },
      [{ documentNo: '2026-1', customerNo: '8' }],
      [[], ['customerno'], [], 1],
    ],
    ['listArItems', { kid: '0012' }, [{ kid: '12' }, { kid: '112' }], [[0], ['kid'], [], 1]],
    [
      'listCollectionInvoices',
      { Status: 'OPEN' },
      [{ status: 'open' }, { status: 'CLOSED' }],
      [[0], ['Status'], [], 1],
    ],
    [
      'listCollectionInvoices',
      { CustomerNumber: '1001' },
      [
        { debtors: [{ customerNumber: '10010' }] },
        { debtors: [{ customerNumber: '9' }, { customerNumber: '1001' }] },
      ],
      [[1], ['CustomerNumber'], [], 1],
    ],
    [
      'listCollectionInvoices',
      { InvoiceNumber: '12' },
      [{ invoiceNumber: '123' }],
      [[], ['InvoiceNumber'], [], 1],
    ],
    [
      'listCollectionInvoices',
      { From: '2026-03-02' },
      [{ createdAt: '2026-03-01T05:00:00.000Z' }],
      [[], ['From'], [], 1],
    ],
    [
      'listCases',
      { CaseNumber: 7 },
      [{ caseNumber: 7 }, { caseNumber: 70 }],
      [[0], ['CaseNumber'], [], 1],
    ],
    [
      'listCases',
      { SearchTerm: 'hansen' },
      [{ debtors: [{ fullName: 'Kåre Hansén' }] }, { debtors: [{ fullName: 'Li' }] }],
      [[0], ['SearchTerm'], [], 1],
    ],
    [
      'listCases',
      { UniqueSourceInvoiceId: 'a' },
      [{ invoices: [{ uniqueSourceInvoiceId: 'b' }] }],
      [[], ['UniqueSourceInvoiceId'], [], 1],
    ],
    ['listCollectionBatches', { State: 'QUEUED' }, [{ status: 'SUCCESS' }], [[], ['State'], [], 1]],
    [
      'listSettlements',
      { toDate: '2026-03-31' },
      [{ settlementDate: '2026-03-31' }, { settlementDate: '2026-04-01' }],
      [[0], ['toDate'], [], 1],
    ],
    [
      'listOrganizationReports',
      { fromDate: '2026-03-01' },
      [{ createdAt: '2026-02-01T00:00:00Z' }],
      [[], ['fromDate'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { Statuses: ['Failed', 'Pending'] },
      [{ Status: 'OK' }, { Status: 'Pending' }],
      [[1], ['Statuses'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { Direction: 1 },
      [{ Direction: 'Incoming' }, { Direction: 'Outgoing' }],
      [[1], ['Direction'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { Endpoints: ['EHF'] },
      [{ RequestedChannel: 'EHF' }, { ActualChannel: 'Print', RequestedChannel: 'EHF' }],
      [[0], ['Endpoints'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { SearchType: 'InvoiceNumber', Searches: ['2026-1'] },
      [{ InvoiceNumber: '2026-1' }, { InvoiceNumber: '2026-11' }],
      [[0], ['Searches'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { SearchType: 'InvoiceeName', Search: 'nordmann ola' },
      [{ InvoiceeName: 'Ola Nordmann' }, { InvoiceeName: 'Kari Nordmann' }],
      [[0], ['Search'], [], 1],
    ],
    [
      'searchInvoiceSummary',
      { CompanyIds: ['501'] },
      [{ CompanyId: 501 }, { CompanyId: 502 }],
      [[0], ['CompanyIds'], [], 1],
    ],
  ])(
    'of %s asked for %j are no results, and the filter is named',
    (list, question, rows, expected) => {
      expect(of(list, question, ...rows)).toEqual(expected)
    },
  )
})

describe('rows that do not carry what a filter speaks of', () => {
  test.each<[string, object, object[], string[]]>([
    ['listCustomers', { search: 'zzzz' }, [{ phoneNo: '1' }], ['search']],
    ['listCustomers', { search: '987654321' }, [{ customerNo: '1', name: 'Ola' }], ['search']],
    ['listCustomers', { search: 'ola@example.no' }, [{ customerNo: '1', name: 'Ola' }], ['search']],
    [
      'listCollectionInvoices',
      { CustomerNumber: '1001', Status: 'OPEN' },
      [{ status: 'OPEN', debtors: [{ customerNumber: null }] }],
      ['CustomerNumber'],
    ],
    ['listCollectionInvoices', { From: '2026-03-02' }, [{ createdAt: 'yesterday' }], ['From']],
    [
      'searchInvoiceSummary',
      { ParentTransactionRid: 4 },
      [{ TransactionRid: 5 }],
      ['ParentTransactionRid'],
    ],
    [
      'searchInvoiceSummary',
      { SearchType: 'OrganizationNumber', Search: '9' },
      [{ InvoiceeName: 'a', KID: 'b' }],
      ['Search'],
    ],
    [
      'searchInvoiceSummary',
      { SearchType: 'KID', Search: '99' },
      [{ InvoiceNumber: '1' }],
      ['Search'],
    ],
  ])(
    'of %s asked for %j stay, and the filter cannot be verified',
    (list, question, rows, unverified) => {
      expect(sift(list, question, rows)).toEqual({
        fitting: rows,
        findings: { ignored: [], unverified, untold: rows.length, strangers: 0 },
      })
    },
  )

  test('a masked field may hold what was searched for', () => {
    const rows = [{ customerNo: '1', name: '•••••', organizationNo: '9' }]
    expect(sift('listCustomers', { search: 'ola' }, rows).findings).toMatchObject({
      unverified: ['search'],
      strangers: 0,
    })
  })

  test('a field that other rows of the answer carry is one that this row has not', () => {
    const rows = [
      { customerNo: '1', name: 'Ola' },
      { customerNo: '2', name: 'Fjord AS', organizationNo: '987654321' },
    ]
    expect(of('listCustomers', { search: '987 654 321' }, ...rows)).toEqual([
      [1],
      ['search'],
      [],
      1,
    ])
  })

  test('a row of any form is kept', () => {
    const rows = [null, 'odd', [], { debtors: 'none' }] as unknown as object[]
    expect(sift('listCases', { CustomerNumber: '1', SearchTerm: 'x' }, rows).fitting).toEqual(rows)
  })
})

describe('times', () => {
  test.each<[string, string, string, boolean]>([
    ['FromDate', '2026-03-02T00:00:00Z', '2026-03-01T23:59:59.999Z', false],
    ['FromDate', '2026-03-02T00:00:00Z', '2026-03-02T01:00:00+01:00', true],
    ['FromDate', '2026-03-02T00:00:00Z', '2026-03-01T23:00:00', true],
    ['FromDate', '2026-03-02T00:00:00Z', '2026-03-01T09:59:00', false],
    ['FromDate', '2026-03-02T20:00:00Z', '2026-03-02', true],
    ['ToDate', '2026-03-02T04:00:00Z', '2026-03-02', true],
    ['ToDate', '2026-03-02T23:59:59.999Z', '2026-03-03T00:00:00Z', false],
    ['ToDate', '2026-03-02T23:59:59.999Z', '2026-03-03 01:30', true],
    ['ToDate', '2026-03-02T23:59:59.999Z', '2026-03-03T14:00', false],
  ])('%s %s: %s fits is %s', (filter, bound, LogTime, fits) => {
    expect(mayFit('searchInvoiceSummary', { [filter]: bound }, { LogTime })).toBe(fits)
  })
})

test('without filters every row fits, and nothing is said', () => {
  expect(sift('listCustomers', { orderby: 'name', search: '' }, [{}, {}]).findings).toBe(noFindings)
})

test('findings of pages add up', () => {
  const one = { ignored: ['a'], unverified: ['b'], untold: 1, strangers: 2 }
  expect(
    mergeFilterReports(mergeFilterReports(noFindings, one), {
      ignored: ['c', 'a'],
      unverified: [],
      untold: 0,
      strangers: 3,
    }),
  ).toEqual({
    ...{ ignored: ['a', 'c'], unverified: ['b'], untold: 1, strangers: 5 },
  })
})

test('a service that keeps its filter is never said to ignore it, whatever text is looked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ name: fc.string({ minLength: 1 }) }), { minLength: 1 }),
      fc.nat(),
      fc.nat(),
      (rows, at, cut) => {
        const { name } = rows[at % rows.length]!
        const wanted = name.slice(cut % name.length)
        const kept = rows.filter((row) => row.name.toLowerCase().includes(wanted.toLowerCase()))
        expect(sift('listCustomers', { search: wanted }, kept).findings.ignored).toEqual([])
      },
    ),
  )
})
