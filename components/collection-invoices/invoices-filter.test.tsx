import { expect, test } from 'vitest'
import type { InvoicesView } from '@/lib/features/collection-invoices/client/collection-invoices-view'
import { renderPage } from '@/tests/support/render-page'
import { InvoicesFilter } from './invoices-filter'

test('codes are offered beside their words, and stay what is filled in', () => {
  const markup = renderPage(
    <InvoicesFilter
      view={{} as InvoicesView}
      isKeptOut={false}
      onShow={() => {}}
      onClear={() => {}}
    />,
  )
  const offered = [...markup.matchAll(/<option ([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(offered).toEqual([
    'value="OPEN" label="Open"',
    'value="PAUSED" label="Paused"',
    'value="WITHDRAWN" label="Withdrawn"',
    'value="CLOSED" label="Closed"',
    'value="PAYMENT_REMINDER" label="Payment reminder"',
    'value="NOTICE" label="Notice"',
    'value="COLLECTION_NOTICE" label="Collection notice"',
    'value="DEBT_COLLECTION" label="Debt collection"',
  ])
})
