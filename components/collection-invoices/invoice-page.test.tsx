import { expect, test } from 'vitest'
import {
  getCollectionInvoiceQuery,
  getPaymentPagesQuery,
  type InvoiceRead,
} from '@/lib/features/collection-invoices/client/collection-invoices'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { InvoicePage } from './invoice-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const invoiceId = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'

const paintTitle = (told: Partial<InvoiceRead>) =>
  findHeading(
    renderPage(<InvoicePage organizationId={organizationId} invoiceId={invoiceId} />, (client) =>
      client.setQueryData(getCollectionInvoiceQuery(organizationId, invoiceId).queryKey, {
        data: {
          invoiceId,
          invoiceNumber: '2026-7',
          debtors: [{ role: 'PRIMARY_DEBTOR', type: 'COMPANY', name: 'Tveit Elektro AS' }],
          ...told,
        } as InvoiceRead,
      }),
    ),
  )

test.each([
  [100, 'NOK', 'Tveit Elektro AS owes 100,00 NOK'],
  [0, 'NOK', 'Tveit Elektro AS owes nothing'],
  [-120.5, 'NOK', 'Tveit Elektro AS is 120,50 NOK in credit'],
  [100, null, 'Invoice 2026-7'],
])('an invoice of which %s %s remain is named: %s', (remainingAmount, currency, said) =>
  expect(paintTitle({ remainingAmount, currency })).toBe(said),
)

test.each([
  [null, true],
  ['next', false],
])('that nothing was paid is said where no page follows (%s)', (nextPageToken, isSaid) => {
  const markup = renderPage(
    <InvoicePage organizationId={organizationId} invoiceId={invoiceId} />,
    (client) =>
      client.setQueryData(getPaymentPagesQuery(organizationId, invoiceId).first.queryKey, {
        ...{ summary: { nextPageToken }, data: [] },
      }),
  )
  expect(markup.includes('No payments.')).toBe(isSaid)
})
