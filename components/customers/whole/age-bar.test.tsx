import { expect, test } from 'vitest'
import type { BalanceItem } from '@/lib/features/customers/domain/whole/receivable-items'
import { renderPage } from '@/tests/support/render-page'
import { AgeBars } from './age-bar'

const late = { dueDate: '2026-01-01', currency: 'NOK', remainingAmount: 9 }
const paint = (...items: BalanceItem[]) =>
  renderPage(<AgeBars items={items} today="2026-06-01" chosen={null} onChoose={() => {}} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('a bar says how many of its items have no amount that can be added', () => {
  expect(paint(late, { ...late, remainingAmount: null })).toContain(
    'Over 90 9,00 NOK, 1 without an amount',
  )
  expect(paint({ ...late, remainingAmount: null })).toContain('NOK, 1 without an amount')
  expect(paint(late)).not.toContain('without')
})

test('open items without a currency are in no bar, and counted', () => {
  const unnamed = { ...late, currency: ' ' }
  expect(paint(late, unnamed)).toContain('1 open invoice names no currency and isn’t added.')
  expect(paint(unnamed, { ...unnamed, currency: null })).toContain(
    '2 open invoices name no currency and aren’t added.',
  )
  expect(paint({ ...unnamed, remainingAmount: 0 })).not.toContain('no currency')
})

test('a bar with nothing left out says no more than its currency', () =>
  expect(paint(late)).toMatch(/Over 90 9,00 NOK $/))
