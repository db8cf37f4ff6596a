import { describe, expect, test } from 'vitest'
import type { Answer } from '@/lib/contracts/registry'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { renderPage } from '@/tests/support/render-page'
import {
  getCollectionInvoicesQuery,
  getItemCustomerQuery,
  getItemsQuery,
  getLinkDecisionsQuery,
  getNamesakesQuery,
  type StatusAnswer,
} from './invoice-tracking'
import { toOtherLanes } from './lane-readings'
import { useInvoiceOwner } from './use-invoice-owner'
import { useInvoiceTimeline } from './use-invoice-timeline'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const places = [{ companyIds: [501], clientNo: '1001', organizationId }]
const rights = { ledger: true, collection: true, partner: false, userName: 'kari' }
const status = {
  ...{ CompanyId: 501, ReceiptId: 'R-1' },
  Transaction: { TransactionRid: 1, InvoiceNumber: '2026-7', Status: 'OK' },
} as StatusAnswer

function Lanes() {
  const timeline = useInvoiceTimeline(status, null, places, rights)
  const { ledger, collection } = toOtherLanes(timeline)
  return `${timeline.ledger.state} ${ledger.is} ${timeline.collection.state} ${collection.is}`
}

const read = (items: Answer<'listArItems'>, invoices: Answer<'listCollectionInvoices'>) =>
  renderPage(<Lanes />, (client) => {
    client.setQueryData(getLinkDecisionsQuery(1, 501).queryKey, { links: [] })
    client.setQueryData(getItemsQuery('1001', '2026-7').queryKey, items)
    client.setQueryData(getCollectionInvoicesQuery(organizationId, '2026-7').queryKey, invoices)
  })

describe('an area has nothing under the number of an invoice', () => {
  test('where its list is empty', () =>
    expect(read({ arItems: [] }, { data: [] })).toBe('none none none none'))

  test.each([
    ['no list', {}, {}],
    ['no list, and a count of none', { summary: { totalCount: 0 } }, { summary: {} }],
    ['a list that is null', { arItems: null }, { data: null }],
  ])('never where it answered with %s', (_, items, invoices) =>
    expect(read(items, invoices)).toBe('failed notKnown failed notKnown'),
  )

  test('never where rows came that tell no number', () =>
    expect(read({ arItems: [{ documentType: 'IN' }] }, { data: [{ status: 'OPEN' }] })).toMatch(
      /^read notKnown read notKnown$/,
    ))
})

function Owner() {
  const place = { clientNo: '1001', named: [], isSettled: true }
  return useInvoiceOwner('Anna Aas', place, [], true).linked?.customerNo ?? 'not known'
}

test.each([
  [3, undefined, '0'],
  [3, 3, '0'],
  [3, 4, 'not known'],
  [50, undefined, 'not known'],
])('the customer of a name among %i, counted as %o, is %s', (given, totalCount, owner) => {
  const customers = Array.from({ length: given }, (_, at) => ({
    customerNo: `${at}`,
    name: at === 0 ? 'Anna Aas' : `Anna Aas ${at}`,
  }))
  const markup = renderPage(<Owner />, (client) =>
    client.setQueryData(getNamesakesQuery('1001', 'Anna Aas').queryKey, {
      customers,
      summary: { totalCount },
    }),
  )
  expect(markup).toBe(owner)
})

function Writes() {
  const { reads } = useInvoiceTimeline(status, 'uuid-7', places, rights)
  return reads
    .flatMap(({ operation, value }) =>
      operation === 'listJournal' ? (value as { idempotencyKey: string }).idempotencyKey : [],
    )
    .join(' ')
}

test('writes of other invoices of the customer, its notes and its owners are no story of this one', () => {
  const item = { arItemId: 7, documentNo: '2026-7', documentUuid: 'uuid-7', customerNo: '1' }
  const write = (idempotencyKey: string, operation: string, arItemId?: number) => ({
    ...{ idempotencyKey, operation },
    fields: arItemId === undefined ? [] : [{ field: 'arItemId', before: arItemId }],
  })
  const entries = [
    write('street', 'updateCustomer'),
    write('stop', 'updateArItem', 7),
    write('other', 'updateArItem', 8),
    write('note', 'addCustomerNote'),
    write('owner', 'changeFollowUp'),
  ]
  const markup = renderPage(<Writes />, (client) => {
    client.setQueryData(getLinkDecisionsQuery(1, 501).queryKey, { links: [] })
    client.setQueryData(getItemsQuery('1001', '2026-7').queryKey, { arItems: [item] })
    client.setQueryData(getItemCustomerQuery('1001', '1').queryKey, { customerNo: '1' })
    client.setQueryData(getCustomerJournalQuery('1001', '1').queryKey, { entries } as never)
  })
  expect(markup).toBe('street stop')
})

const Cut = () => useInvoiceTimeline(status, 'uuid-7', places, rights).cut.join(' ')

test.each([
  ['all of them came', { more: false, isWhole: true }, ''],
  ['older ones follow', { more: true, isWhole: true }, 'journal'],
  ['others may not have been shown', { more: false, isWhole: false }, 'journal'],
])('writes of the customer where %s', (_, extent, cut) => {
  const item = { arItemId: 7, documentNo: '2026-7', documentUuid: 'uuid-7', customerNo: '1' }
  const markup = renderPage(<Cut />, (client) => {
    client.setQueryData(getLinkDecisionsQuery(1, 501).queryKey, { links: [] })
    client.setQueryData(getItemsQuery('1001', '2026-7').queryKey, { arItems: [item] })
    client.setQueryData(getItemCustomerQuery('1001', '1').queryKey, { customerNo: '1' })
    const page = { entries: [], ...extent }
    client.setQueryData(getCustomerJournalQuery('1001', '1').queryKey, page as never)
  })
  expect(markup).toBe(cut)
})
