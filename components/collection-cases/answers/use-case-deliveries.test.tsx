import { expect, test, vi } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { renderPage } from '@/tests/support/render-page'
import { useCaseDeliveries } from './use-case-deliveries'

vi.mock('@/lib/features/invoice-tracking/client/public', () => ({
  useDeliveries: () => () => 'delivered',
}))

test.each([
  ['all are delivered', ['1', '2'], [{ is: 'delivered' }]],
  ['one tells no number', ['1', ' '], []],
  ['none is listed', [], []],
])('what is known of the invoices of a case of which %s', (_, numbers, evidence) => {
  const row: CollectionCase = { invoices: numbers.map((invoiceNumber) => ({ invoiceNumber })) }
  const Page = () => {
    expect(useCaseDeliveries([row])(row)).toEqual(evidence)
    return null
  }
  renderPage(<Page />)
})
