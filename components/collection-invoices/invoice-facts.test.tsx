import { expect, test } from 'vitest'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import { renderEnglish } from '@/tests/support/render-english'
import { InvoiceFacts } from './invoice-facts'

const listCopied = (invoice: Partial<InvoiceRead>) =>
  [
    ...renderEnglish(<InvoiceFacts invoice={invoice as InvoiceRead} />).matchAll(
      /aria-label="Copy ([^"]+)"/g,
    ),
  ].map(([, copied]) => copied)

test('the payment reference and the source id of an invoice are copied; what is not told is not', () => {
  const told = { ocrReferenceNumber: '127734800100051', uniqueSourceInvoiceId: 'S-7' }
  expect(listCopied(told)).toEqual(['127734800100051', 'S-7'])
  expect(listCopied({ ocrReferenceNumber: '' })).toEqual([])
})
