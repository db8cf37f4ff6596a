import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getSettlementsQuery } from '@/lib/features/settlements/client/settlements'
import { renderPage } from '@/tests/support/render-page'
import { SettlementsPage } from './settlements-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const settlement = { settlementDate: '2026-10-20', settlementAmount: 100, currency: 'NOK' }

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00:00Z') }),
)
afterEach(() => void vi.useRealTimers())

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
  expect(markup).not.toMatch(/settled in|in total/)
  expect(markup).toContain('October, as far as loaded')
})

test('and proves no absence', () => {
  const markup = paint([], [])
  expect(markup).toContain('repeated a page, so the list may be incomplete')
  expect(markup).not.toContain('No settlements')
})

test('a sum without some of its rows says how many, wherever it stands', () => {
  const row = (settlementAmount: number | null, rest: object = {}) => ({
    ...{ ...settlement, settlementAmount, settlementId: JSON.stringify([settlementAmount, rest]) },
    ...rest,
  })
  const markup = paint([
    ...[row(100), row(100.5), row(null), row(7, { settlementDate: '2026-09-20' })],
    ...[row(5, { currency: 'EUR' }), row(null, { currency: 'EUR' })],
    row(null, { currency: 'SEK' }),
  ])
  const text = markup.replace(/<[^>]*>/g, '')
  expect(text).toContain('200,501 not added')
  expect(text).toContain('4 loaded1 without an amount that can be added.207,50')
  expect(text).toContain(
    'EUR is settled apart: 2 settlements, 5,00 EUR. 1 without an amount that can be added.',
  )
  expect(text).toContain(
    'SEK is settled apart: 1 settlement. 1 without an amount that can be added.',
  )
})
