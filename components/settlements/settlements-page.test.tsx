import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { expect, test } from 'vitest'
import { getSettlementsQuery } from '@/lib/features/settlements/client/settlements'
import { renderPage } from '@/tests/support/render-page'
import { SettlementsPage } from './settlements-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const settlement = { settlementDate: '2026-10-20', settlementAmount: 100, currency: 'NOK' }

/** The page of settlements after pages each of which names the same one as the next. */
const paint = (...pages: object[][]) =>
  renderPage(
    <NuqsAdapter>
      <SettlementsPage organizationId={organizationId} />
    </NuqsAdapter>,
    (client) =>
      client.setQueryData([...getSettlementsQuery(organizationId, {}).queryKey, 'pages'], {
        pages: pages.map((data) => ({ data, summary: { nextPageToken: 'again' } })),
        pageParams: [undefined, 'again'],
      }),
  )

test('a list that goes in a circle is not whole', () => {
  const markup = paint([{ ...settlement, settlementId: 'one' }], [])
  expect(markup).toContain('repeated a page, so the list may be incomplete')
  expect(markup).toContain('Months count the newest 1 settlement loaded')
  expect(markup).toContain('Download 1 loaded rows as CSV')
  expect(markup).not.toContain('settled in')
})

test('and proves no absence', () => {
  const markup = paint([], [])
  expect(markup).toContain('repeated a page, so the list may be incomplete')
  expect(markup).not.toContain('No settlements')
})
