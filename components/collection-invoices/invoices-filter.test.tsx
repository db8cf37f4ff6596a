import { expect, test } from 'vitest'
import type { InvoicesView } from '@/lib/features/collection-invoices/client/collection-invoices-view'
import { renderPage } from '@/tests/support/render-page'
import { InvoicesFilter } from './invoices-filter'

const empty: InvoicesView = {
  ...{ Status: null, Type: null, InvoiceNumber: null, UniqueSourceInvoiceId: null },
  ...{ CustomerNumber: null, From: null, To: null },
}

/** Each filter that stands there, by its name and what it narrows to. */
const listShown = (view: Partial<InvoicesView>) =>
  [
    ...renderPage(
      <InvoicesFilter view={{ ...empty, ...view }} onChange={() => {}} onClear={() => {}} />,
    ).matchAll(/aria-label="Change ([^"]+)"/g),
  ].map(([, shown]) => shown)

test.each<[Partial<InvoicesView>, string[]]>([
  [{}, ['Status: Any', 'Type: Any']],
  [{ Status: 'PAUSED', Type: 'NOTICE' }, ['Status: Paused', 'Type: Notice']],
  [{ Status: 'FROZEN' }, ['Status: FROZEN', 'Type: Any']],
  [{ CustomerNumber: '20417' }, ['Status: Any', 'Type: Any', 'Customer number: 20417']],
  [
    { From: '2026-01-01', To: '2026-03-31' },
    ['Status: Any', 'Type: Any', 'Registered: 2026-01-01 to 2026-03-31'],
  ],
])('%j is told in words, a value that has none as it is', (view, shown) => {
  expect(listShown(view)).toEqual(shown)
})
