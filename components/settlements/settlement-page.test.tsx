import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSettlementQuery, type Settlement } from '@/lib/features/settlements/client/settlements'
import { findHeading, renderPage } from '@/tests/support/render-page'
import { SettlementPage } from './settlement-page'

const organizationId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const settlementId = '9c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a22'
const settlement: Settlement = {
  settlementId,
  settlementDate: '2026-11-20',
  settlementAmount: 17_608.9,
  currency: 'NOK',
  collectionType: 'DEBT_COLLECTION',
  allocations: [{ type: 'CAPITAL', amount: 17_608.9, currency: 'NOK' }],
}

const paint = (told: Partial<Settlement> | null) =>
  renderPage(
    <SettlementPage organizationId={organizationId} settlementId={settlementId} />,
    (client) =>
      told &&
      client.setQueryData(getSettlementQuery(organizationId, settlementId).queryKey, {
        data: { ...settlement, ...told },
      }),
  )

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe('a settlement is named', () => {
  test.each([
    ['by day and amount', {}, 'Settlement of 20 November, 17 608,90 NOK'],
    [
      'with the year of another one',
      { settlementDate: '2025-11-20T00:00:00' },
      /20 November 2025,/,
    ],
    ['by neither without a currency', { currency: null }, /^Settlement$/],
    ['by neither without an amount', { settlementAmount: null }, /^Settlement$/],
    ['by neither where the day cannot be read', { settlementDate: '2026-11-31' }, /^Settlement$/],
  ] as [string, object, string | RegExp][])('%s', (_, told, name) =>
    expect(findHeading(paint(told))).toMatch(name),
  )

  test('by no id: that stands in the facts, also before it was read', () => {
    for (const markup of [paint({}), paint(null)]) {
      expect(findHeading(markup)).not.toContain(settlementId)
      expect(markup).toContain(settlementId)
    }
  })
})

test('codes stand in words, and as they came where they are not known', () => {
  expect(paint({})).toContain('<span title="DEBT_COLLECTION">Debt collection</span>')
  expect(paint({})).toContain('<span title="CAPITAL">Principal</span>')
  expect(paint({ collectionType: 'BAILIFF' })).toContain('<span title="BAILIFF">BAILIFF</span>')
})

test('what was paid stands in its own currency, and several have no sum', () => {
  const part = (invoiceNumber: string, amount: number, currency: string) => ({
    ...{ type: 'CAPITAL', invoiceNumber, amount, currency },
  })
  const allocations = [part('a', 100, 'EUR'), part('b', 20, 'SEK')]
  const markup = paint({ settlementAmount: 1120, currency: 'SEK', allocations })
  const text = markup.replace(/<[^>]*>/g, '')
  expect(text).toContain('2 invoices, largest first in each currency')
  expect(text).toMatch(/100,00 EUR/)
  expect(text).toMatch(/20,00 SEK/)
  expect(text).toMatch(/All 2(–Not provided){4}/)
})

test('parts that name no invoice are not counted as invoices', () => {
  const part = (amount: number, invoiceNumber?: string) => ({
    ...{ type: 'FEES', amount, currency: 'NOK', invoiceNumber },
  })
  const allocations = [part(10, 'a'), part(5), part(2)]
  expect(paint({ allocations }).replace(/<[^>]*>/g, '')).toContain(
    '1 invoice and 2 parts without an invoice, largest first',
  )
})
