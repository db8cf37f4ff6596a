import { expect, test } from 'vitest'
import { OffersProvider, type OperationName } from '@/lib/client/offers'
import { getSentLinksQuery } from '@/lib/features/invoice-sending/client/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { TrackingResent } from './tracking-resent'

const link = {
  ...{ companyId: 501, transactionRid: '9000012', oldReceiptId: null, invoiceNumber: '2026-1' },
  ...{ identifier: 's-1', receiptId: 'N-7', idempotencyKey: 'k', state: 'done' as const },
  ...{ person: 'ola', at: '2026-03-12T10:00:00Z' },
}
const asked = { rid: 9_000_044, receiptId: 'N-7' }

const paint = (oldReceiptId: string | null, withheld: OperationName[] = []) =>
  readWithLinks(
    renderPage(
      <OffersProvider withheld={withheld}>
        <TrackingResent
          answer={
            {
              ...{ CompanyId: 501, ReceiptId: asked.receiptId },
              Transaction: { TransactionRid: asked.rid },
            } as StatusAnswer
          }
        />
      </OffersProvider>,
      (client) =>
        client.setQueryData(getSentLinksQuery(501, asked).queryKey, {
          links: [{ ...link, oldReceiptId }],
        }),
    ),
  )

test('the failed invoice is opened by its receipt id', () =>
  expect(paint('F-9')).toContain('[Open the failed one](/invoices/id/F-9)'))

test('a failed invoice whose receipt id is not known is searched for by its transaction', () => {
  expect(paint(null)).toContain(
    '[Find the failed one](/partner/search?companies=501&amp;transactions=9000012)',
  )
  expect(paint(null)).not.toContain('/invoices/id/')
})

test('and is words alone to who may not search', () => {
  const words = paint(null, ['searchInvoiceSummary'])
  expect(words).toContain('Sent in place of a failed invoice')
  expect(words).not.toContain('failed one')
})
