import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { expect, test } from 'vitest'
import { getInvoicePagesQuery } from '@/lib/features/collection-invoices/client/public'
import { renderPage } from '@/tests/support/render-page'
import { PictureGrid } from './picture-grid'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const reports = {
  ...{ rows: [], isAtEnd: true, isSilent: false, isReading: false, isResting: false },
  ...{ failure: null, more: null, again: () => {} },
  findings: { strangers: 0, untold: 0, ignored: [], unverified: [], unknown: [] },
}

/** What is said of invoices in the words of their pictures, after an answer. */
function listClaims(answer: object) {
  const markup = renderPage(
    <NuqsAdapter>
      <PictureGrid
        organizationId={organizationId}
        reports={reports as never}
        pictures={null}
        currency="NOK"
      />
    </NuqsAdapter>,
    (client) =>
      client.setQueryData(getInvoicePagesQuery(organizationId, {}).first.queryKey, answer as never),
  )
  return [
    ...['No collection invoice in NOK', 'We don’t know whether there are collection invoices'],
    ...['Nothing is open', 'No invoice is closed', 'Not known'],
  ].flatMap((words) => Array<string>(markup.split(words).length - 1).fill(words))
}

const invoice = (own: object = {}) => ({
  ...{ currency: 'NOK', status: 'OPEN', dueDate: '2026-03-01', originalInvoiceAmount: 100 },
  ...own,
})
const paid = invoice({ id: 'paid', remainingAmount: 0 })

test.each([
  ['without a list', {}],
  ['with null for a list', { data: null }],
  ['with invoices that name no currency', { data: [invoice({ currency: null })] }],
])('nobody knows whether there are invoices after an answer %s', (_, answer) =>
  expect(listClaims(answer)).toEqual(['We don’t know whether there are collection invoices']),
)

test('an empty list has none', () =>
  expect(listClaims({ data: [] })).toEqual(['No collection invoice in NOK']))

test('what is whole, and open and closed by none, says so', () =>
  expect(listClaims({ data: [paid] })).toEqual(['Nothing is open', 'No invoice is closed']))

test.each([
  ['no status is told', { data: [invoice({ status: null })] }, ['Not known', 'Not known']],
  [
    'more may come',
    { data: [paid], summary: { nextPageToken: 'next' } },
    ['Not known', 'Not known'],
  ],
  ['no amount is told', { data: [invoice()] }, ['No invoice is closed', 'Not known']],
  [
    'no claims of a closed one are told',
    { data: [invoice({ status: 'CLOSED' })] },
    ['Nothing is open', 'Not known'],
  ],
])('where %s it is not known', (_, answer, claims) => expect(listClaims(answer)).toEqual(claims))
