import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OffersProvider } from '@/lib/client/offers'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { CustomerLatest } from './customer-latest'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') }),
)
afterEach(() => void vi.useRealTimers())

const place = {
  ...{ clientNo: '1001', customerNo: '7', userName: 'kari' },
  ...{ organizationId: null, companyIds: null },
}
const write = {
  ...{ idempotencyKey: 'k', operation: 'updateCustomer', person: 'ola' },
  fields: [
    { field: 'postalAddress.cityName', sent: 'Bergen', before: 'Oslo' },
    { field: 'name', sent: 'Fjellheim', before: 'Fjellheim' },
  ],
  ...{ state: 'refused', sentAt: '2026-11-20T10:00:00.000Z' },
}

test('who changed a customer last is a link, with when and which field', () => {
  const words = readWithLinks(
    renderPage(
      <OffersProvider withheld={['listArItems', 'listCases']}>
        <CustomerPlaceProvider place={place}>
          <CustomerLatest />
        </CustomerPlaceProvider>
      </OffersProvider>,
      (client) =>
        client.setQueryData(getCustomerJournalQuery('1001', '7').queryKey, {
          entries: [write],
        } as never),
    ),
  )
  expect(words).toContain('[ola](/journal?who=ola) · City · Refused')
  expect(words).toContain('20 November 10:00')
})
