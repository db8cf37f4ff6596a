import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import type { Failure } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { InvoiceDrawer } from './invoice-drawer'

const row = { TransactionRid: 7, CompanyId: 501, InvoiceNumber: '2026-1', Status: 'OK' }
const { queryKey } = getOperationQuery('getInvoiceView', { query: { TransactionRid: 7 } })

const paint = (fill: (client: QueryClient) => void) =>
  renderPage(
    <InvoiceDrawer
      row={row}
      steps={{ above: { why: 'first' }, below: { why: 'last' } }}
      clients={[]}
      onOpen={() => {}}
    />,
    fill,
  )
const paintFailed = (failure: Failure) =>
  paint((client) => {
    client.setDefaultOptions({ queries: { retryOnMount: false } })
    client
      .getQueryCache()
      .build(client, { queryKey })
      .setState({ status: 'error', error: new OperationFailed(failure) })
  })
const paintView = (view: object) =>
  paint((client) => client.setQueryData(queryKey, { Total: '77.00', Lines: [], ...view }))

test('there is no document only where the service surely has such documents', () => {
  expect(paintFailed({ kind: 'not-found' })).toContain('No document for this transaction')
  const maybe = paintFailed({ kind: 'not-found', code: 'maybe-not-offered' })
  expect(maybe).toContain('doesn’t offer this')
  expect(maybe).not.toContain('No document for this transaction')
})

test('a document of another number is not shown as this one’s', () => {
  expect(paintView({ InvoiceNumber: '2026-1' })).toContain('77.00')
  expect(paintView({ TransactionRid: 7, InvoiceNumber: 'F-2026-1' })).toContain('77.00')
  expect(paintView({})).toContain('77.00')
  const other = paintView({ InvoiceNumber: '2026-2' })
  expect(other).toContain('Another record came back')
  expect(other).not.toContain('77.00')
})

test.each(['CreditNote', 'Credit note'])(
  'a document of type %s asks for no payment',
  (InvoiceType) => {
    const due = { InvoiceNumber: '2026-1', DueDate: '2026-03-26' }
    expect(paintView({ ...due, InvoiceType: 'Invoice' })).toContain('To pay by 2026-03-26')
    const credit = paintView({ ...due, InvoiceType })
    expect(credit).toContain('Credited')
    expect(credit).not.toContain('To pay')
  },
)
