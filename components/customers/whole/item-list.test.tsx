import { expect, test } from 'vitest'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ItemList } from './item-list'

const place = {
  ...{ clientNo: '1001', customerNo: '7', userName: 'kari' },
  ...{ organizationId: null, companyIds: null },
}
const nothing = { is: 'none' } as const
const paint = (documentType: string | null, remainingAmount: number) =>
  renderPage(
    <CustomerPlaceProvider place={place}>
      <ItemList
        items={[
          {
            item: {
              ...{ arItemId: 1, documentNo: '2026-1', documentType, remainingAmount },
              ...{ currency: 'NOK', dueDate: '2026-11-29', status: 'PAID' },
            },
            ...{ delivery: nothing, collection: nothing },
          },
        ]}
        selected={new Set()}
        onSelect={() => {}}
        onShort={() => false}
      />
    </CustomerPlaceProvider>,
  )

test('a credit note is none of the invoices of its number, and never paid', () => {
  const markup = paint('CN', 0)
  expect(markup).toContain('aria-label="Select credit note 2026-1"')
  const words = readWithLinks(markup)
  expect(words).toContain('Credit note')
  expect(words).toContain('Used in full')
  expect(words).not.toContain('Paid')
})

test.each(['IN', 'RN', null])('a document of type %s is paid', (type) => {
  const words = readWithLinks(paint(type, 0))
  expect(words).toContain('Paid')
  expect(words).not.toContain('Credit note')
})
