import { expect, test } from 'vitest'
import { type OperationName, operations } from '@/lib/contracts/registry'
import { t } from '@/tests/support/english'
import { buildNavigation } from './build-navigation'

const places = { client: '1001', organization: 'org' }
const without = (...withheld: OperationName[]) =>
  buildNavigation(t, places, (...names) => names.some((name) => !withheld.includes(name)))
const labels = (groups: ReturnType<typeof buildNavigation>) =>
  groups.flatMap(({ items }) => items.map(({ href }) => href))

test('every place is there where everything is offered', () => {
  expect(without().map(({ title, items }) => [title, items.length])).toEqual([
    [null, 1],
    ['Receivables', 9],
    ['Distribution', 4],
    ['Collection', 5],
    ['Partner', 4],
    [null, 3],
  ])
})

test.each([
  ['listCustomers', ['/clients/1001/customers']],
  ['listArItems', ['/clients/1001/items']],
  ['listFiles', ['/clients/1001/files']],
  ['listAdbIntervals', ['/clients/1001/aging']],
  ['listGlItems', ['/clients/1001/ledger']],
  ['listDocuments', ['/clients/1001/documents']],
  ['createAutoPostings', ['/clients/1001/postings']],
  ['listCollectionInvoices', ['/collection/org/invoices']],
  ['listCases', ['/collection/org/cases']],
  ['createPayments', ['/collection/org/payments']],
  ['listSettlements', ['/collection/org/settlements']],
  ['listOrganizationReports', ['/collection/org/reports']],
  ['searchInvoiceSummary', ['/partner/search', '/partner/failures', '/partner/delivery-times']],
  ['registerSwedishBankAgreement', ['/bank-agreements']],
  ['listAvailableCompanies', []],
  ['listBundles', ['/files']],
  ['getInvoiceStatus', []],
] as const)('what lives by %s leaves with it', (name, gone) => {
  expect(labels(without()).filter((href) => !labels(without(name)).includes(href))).toEqual(gone)
})

test('invoices are tracked by the search or by one of three operations, and exports have two sources', () => {
  const statuses = ['getInvoiceStatus', 'postInvoiceStatus', 'postInvoicePstatus'] as const
  expect(labels(without(...statuses))).toContain('/invoices')
  expect(labels(without('searchInvoiceSummary'))).toContain('/invoices')
  expect(labels(without('searchInvoiceSummary', ...statuses))).not.toContain('/invoices')
  expect(labels(without('searchInvoiceSummary'))).toContain('/exports')
  expect(labels(without('searchInvoiceSummary', 'listCollectionInvoices'))).not.toContain(
    '/exports',
  )
})

test('nothing offered leaves what is the desk’s own, and no heading over nothing', () => {
  expect(
    without(...(Object.keys(operations) as OperationName[])).map(({ title, items }) => [
      title,
      items.map(({ href }) => href),
    ]),
  ).toEqual([
    [null, ['/']],
    [null, ['/batches', '/journal']],
  ])
})

test('places that were counted say how much waits there; none and not known are no count', () => {
  const counts = {
    all: 4,
    outcomes: null,
    bulkActions: 0,
    decisions: 3,
    stops: 1,
    followUps: 2,
    failures: 54,
    batches: 0,
    waiting: 2,
    amounts: 1,
    webhooks: 0,
  }
  const counted = buildNavigation(t, places, () => true, counts)
    .flatMap(({ items }) => items)
    .filter(({ count }) => count !== undefined)
  expect(counted.map(({ href, count, tone }) => [href, count, tone])).toEqual([
    ['/', '4', undefined],
    ['/collection/org/cases', '3', undefined],
    ['/partner/failures', '54', 'fail'],
  ])
})

test('every place has a letter of its own', () => {
  const letters = without().flatMap(({ items }) => items.map(({ letter }) => letter))
  expect(letters).not.toContain(undefined)
  expect(new Set(letters).size).toBe(letters.length)
})
