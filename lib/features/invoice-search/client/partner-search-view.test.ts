import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  loadPartnerSearchView,
  type PartnerSearchView,
  toAddressEnd,
  toEndDay,
  toSearch,
  toSearchQueryString,
} from './partner-search-view'

const viewOf = (query: string) =>
  loadPartnerSearchView(new URLSearchParams(query)) as unknown as PartnerSearchView
const empty = viewOf('')
const order = { OrderBy: 'desc', SortableColId: 'RowId' }

describe('the search of a view', () => {
  test.each([
    ['', {}],
    ['q=2026-11872', { SearchType: 'InvoiceNumber', Search: '2026-11872' }],
    ['q=kommun', { SearchType: 'InvoiceeName', Search: 'kommun' }],
    ['q=kommun&as=Filename', { SearchType: 'Filename', Search: 'kommun' }],
    ['q=kommun&as=Anything', { SearchType: 'InvoiceeName', Search: 'kommun' }],
    ['companies=502,501', { CompanyIds: [502, 501] }],
    [
      'status=Failed,Held&channel=Rejected&endpoint=Peppol&type=CreditNote',
      {
        Statuses: ['Failed', 'Held'],
        ChannelStatuses: ['Rejected'],
        Endpoints: ['Peppol'],
        DocumentType: ['CreditNote'],
      },
    ],
    ['direction=outgoing', { Direction: 1 }],
    ['direction=incoming', { Direction: 2 }],
    [
      'correlation=Matched&parent=9004',
      { ParentTransactionRid: 9004, CorrelationStatus: 'Matched' },
    ],
    [
      'from=2026-03-01&to=2026-03-12',
      { FromDate: '2026-03-01T00:00:00.000Z', ToDate: '2026-03-12T23:59:59.999Z' },
    ],
    [
      'from=2026-03-12&to=2026-03-01',
      { FromDate: '2026-03-01T00:00:00.000Z', ToDate: '2026-03-12T23:59:59.999Z' },
    ],
    ['from=2026-02-30', {}],
    ['updatedTo=2026-03-12', { ToChannelUpdateTime: '2026-03-12T23:59:59.999Z' }],
    ['transactions=7,8&q=x', { SearchType: 'TransactionRid', Searches: ['7', '8'] }],
    ['q=4711%2C4712%2C4713', { SearchType: 'InvoiceNumber', Searches: ['4711', '4712', '4713'] }],
    ['by=amount&order=asc', { OrderBy: 'asc', SortableColId: 'Amount' }],
    ['open=5&view=abc', {}],
  ])('%s', (query, search) => expect(toSearch(viewOf(query))).toEqual({ ...order, ...search }))

  test('takes a text that stays out of the address in place of the one in it', () => {
    expect(toSearch(empty, 'Kari')).toEqual({
      ...order,
      SearchType: 'InvoiceeName',
      Search: 'Kari',
    })
  })

  test('has its fields in one order, whatever the order in the address', () => {
    expect(
      Object.keys(toSearch(viewOf('to=2026-03-12&status=OK&from=2026-03-01&companies=1'))),
    ).toEqual(Object.keys(toSearch(viewOf('companies=1&from=2026-03-01&status=OK&to=2026-03-12'))))
  })
})

const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 4 })
const anyView = fc.record({
  q: fc.string({ maxLength: 30 }),
  as: fc.constantFrom('InvoiceNumber', 'KID', 'Filename', 'TransactionRid', 'InvoiceeName', null),
  companies: fc.array(fc.nat(), { maxLength: 5 }),
  status: words,
  channel: words,
  endpoint: words,
  type: words,
  direction: fc.constantFrom('outgoing', 'incoming', null),
  correlation: fc.option(fc.string({ minLength: 1 })),
  parent: fc.option(fc.nat()),
  from: fc.constantFrom('2026-03-01', null),
  to: fc.constantFrom('2026-03-12', '2026-03-12T09:30Z', null),
  updatedFrom: fc.constantFrom('2026-03-02', null),
  updatedTo: fc.constantFrom('2026-03-03', null),
  transactions: fc.array(fc.oneof(fc.nat(), fc.constant('9007199254740993')), { maxLength: 5 }),
  by: fc.constantFrom('sent', 'amount', 'due'),
  order: fc.constantFrom('desc', 'asc'),
  open: fc.constant(null),
  view: fc.constant(null),
}) as fc.Arbitrary<PartnerSearchView>

test('an address gives the search back that it was made of', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(toSearch(viewOf(toSearchQueryString(view)))).toEqual(toSearch(view))
    }),
    { numRuns: 500 },
  )
})

test.each(['%2C ', '%252C', '%,', '%25', ',,', '%'])(
  'a filter’s text “%s” is the same in the address and back',
  (text) => {
    const view = { ...viewOf(''), status: [text, 'OK'] }
    expect(viewOf(toSearchQueryString(view)).status).toEqual([text, 'OK'])
  },
)

test('a transaction keeps its digits in the address, and what is none is left out', () => {
  const { open, transactions } = loadPartnerSearchView({
    open: '9007199254740993',
    transactions: '7,9007199254740993,x,-1,9007199254740991',
  })
  expect([open, transactions]).toEqual([
    '9007199254740993',
    [7, '9007199254740993', 9007199254740991],
  ])
})

test.each([
  [null, '2026-03-12', '2026-03-12T23:59:59.999Z'],
  [null, '2026-03-12T09:30Z', '2026-03-12T09:30:00.000Z'],
  ['2026-03-12', '2026-03-12T09:30Z', '2026-03-12T09:30:00.000Z'],
  ['2026-03-13', '2026-03-12T09:30Z', '2026-03-13T23:59:59.999Z'],
  [null, '2026-03-12T24:30Z', undefined],
  [null, '2026-02-30T09:30Z', undefined],
  [null, '2026-03-12T09:30', undefined],
])('from %s up to %s is sent as %s, and written so in an address', (from, to, sent) => {
  const search = toSearch({ ...empty, from, to })
  expect(search.ToDate).toBe(sent)
  if (sent !== undefined) expect(toAddressEnd(sent)).toBe(from === '2026-03-13' ? from : to)
})

test('the days of an end are chosen whole', () => {
  expect(['2026-03-12', '2026-03-12T09:30Z', null].map(toEndDay)).toEqual([
    '2026-03-12',
    '2026-03-12',
    null,
  ])
})

test('the row that stands open and the saved view are no part of what a view is', () => {
  expect(toSearchQueryString({ ...empty, status: ['Failed'], open: 7, view: 'abc' })).toBe(
    'status=Failed',
  )
})

test('the same screen sends the same bytes eleven hours before and fourteen after UTC', () => {
  const script = `
    import { loadPartnerSearchView, toSearch } from './lib/features/invoice-search/client/partner-search-view.ts'
    const view = loadPartnerSearchView(new URLSearchParams('from=2026-03-29&to=2026-10-25&updatedFrom=2026-12-31&q=kommun'))
    process.stdout.write(JSON.stringify(toSearch(view)))`
  const sentIn = (zone: string) =>
    execFileSync('node_modules/.bin/tsx', ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })
  const [west, east] = [sentIn('Pacific/Midway'), sentIn('Pacific/Kiritimati')]
  expect(west).toBe(east)
  expect(JSON.parse(west)).toMatchObject({
    FromDate: '2026-03-29T00:00:00.000Z',
    ToDate: '2026-10-25T23:59:59.999Z',
  })
})
