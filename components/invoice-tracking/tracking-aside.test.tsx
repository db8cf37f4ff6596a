import type { UseQueryResult } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import type { InvoiceTimeline } from '@/lib/features/invoice-tracking/client/use-invoice-timeline'
import { renderPage } from '@/tests/support/render-page'
import { TrackingAside } from './tracking-aside'

const collectionInvoice = {
  id: '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22',
  invoiceNumber: '2026-7',
  remainingAmount: 100,
  currency: 'NOK',
  status: 'OPEN',
  type: 'DEBT_COLLECTION',
}

function paint(
  told: object = {},
  row: object = { Amount: 1250.5, AmountExVat: null },
  known: object = {},
): string {
  const markup = renderPage(
    <TrackingAside
      answer={{ Transaction: row } as StatusAnswer}
      timeline={
        {
          clientNo: null,
          owner: { linked: null },
          organizationId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
          collection: { linked: { ...collectionInvoice, ...told } },
          ...known,
        } as unknown as InvoiceTimeline
      }
      status={{ dataUpdatedAt: 0, isFetching: false } as UseQueryResult<StatusAnswer>}
      isFollowed={false}
      linkHosts={[]}
    />,
  )
  return markup.replace(/<(?!\/?d[dt]|span title)[^>]+>/g, '')
}

test('the status of a collection invoice stands in words, its code beside', () => {
  expect(paint()).toContain('<span title="OPEN">Open, debt collection')
  expect(paint({ status: 'FROZEN' })).toContain('<span title="FROZEN">Unknown status: FROZEN')
  expect(paint({ status: null })).not.toContain('No status')
})

test('an amount carries its currency, or says that none is known', () => {
  const markup = paint()
  expect(markup).toContain('100,00 NOK')
  expect(markup).toMatch(/1 250,50currency unknown/)
  expect(markup.match(/currency unknown/g)).toHaveLength(1)
  expect(paint({ currency: null }).match(/currency unknown/g)).toHaveLength(2)
  expect(paint({}, { Amount: 0 })).toContain('0,00')
})

test('a customer says how surely it is the invoice’s, also where it could not be read', () => {
  const owner = { linked: { customerNo: '20417', by: 'name' } }
  const paintOwned = (customer: object | null) =>
    paint({}, {}, { clientNo: '1001', owner, customer })
  expect(paintOwned(null)).toMatch(/20417.*likely: same name/)
  expect(paintOwned({ name: 'Tveit Elektro AS' })).toContain('Tveit Elektro AS, likely: same name')
})
