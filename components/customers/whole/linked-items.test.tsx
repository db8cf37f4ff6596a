import { expect, test } from 'vitest'
import { OffersProvider, type OperationName } from '@/lib/client/offers'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ItemList } from './item-list'
import { useLinkedItems } from './linked-items'

const items = [
  { arItemId: 1, documentNo: '2026-1', documentUuid: 'u-1' },
  { arItemId: 2, documentNo: ' ', documentUuid: 'u-2' },
  { arItemId: 3, documentNo: null, documentUuid: null },
]

function Items() {
  const linked = useLinkedItems(items, items)
  return (
    <>
      {linked.strips}
      <ItemList
        items={linked.items}
        selected={new Set()}
        onSelect={() => {}}
        onShort={() => false}
      />
    </>
  )
}

/** The invoices of a customer for a person from whom some operations are withheld. */
function paint(withheld: readonly OperationName[], companyIds: readonly number[] | null = [501]) {
  const place = { clientNo: '1001', customerNo: '7', userName: 'kari', organizationId: null }
  return renderPage(
    <OffersProvider withheld={[...withheld, 'listItemManualLinks']}>
      <CustomerPlaceProvider place={{ ...place, companyIds }}>
        <Items />
      </CustomerPlaceProvider>
    </OffersProvider>,
  )
}
const tracks = (markup: string) =>
  [...markup.matchAll(/<a[^>]*href="([^"]*)"[^>]*>Track delivery<span[^>]*> ([^<]*)</g)].map(
    ([, href, number]) => [href, number],
  )

test('who may not search what was sent is led to the page of each invoice, where its delivery is', () => {
  const markup = paint(['searchInvoiceSummary'])
  expect(readWithLinks(markup)).toContain('Sent invoices: shown on the page of each invoice')
  expect(markup).not.toContain('not available to you')
  expect(tracks(markup)).toEqual([
    ['/invoices/number/2026-1?company=501', '2026-1'],
    ['/invoices/id/u-2', ''],
  ])
})

test('the page of an invoice is asked for without a company where several may have sent it', () => {
  for (const companies of [[501, 502], null])
    expect(tracks(paint(['searchInvoiceSummary'], companies))[0]![0]).toBe(
      '/invoices/number/2026-1',
    )
})

test('who may read no delivery is told so, and is led nowhere', () => {
  const markup = paint(['searchInvoiceSummary', 'getInvoiceStatus'])
  expect(readWithLinks(markup)).toContain('Sent invoices: not available to you')
  expect(tracks(markup)).toEqual([])
})

test('who may search is not led elsewhere', () => {
  const markup = paint([])
  expect(markup).not.toContain('Sent invoices:')
  expect(tracks(markup)).toEqual([])
})
