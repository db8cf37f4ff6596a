import { expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { useSettings } from '@/tests/support/settings'
import { toWireFormat } from './to-wire-format'

const pageAsked = (PageSize?: number) =>
  (
    toWireFormat(operations.searchInvoiceSummary, {
      body: { ...(PageSize !== undefined && { PageSize }) },
    }).body as { PageSize?: number }
  ).PageSize

test('a partner search asks for no longer a page than the service gives', () => {
  useSettings({ PARTNER_PAGE_ROWS: '50' })
  expect([pageAsked(1_000), pageAsked(51), pageAsked(50), pageAsked(7), pageAsked()]).toEqual([
    50,
    50,
    50,
    7,
    undefined,
  ])
})

test('without the setting the assumed limit holds', () => {
  useSettings({ PARTNER_PAGE_ROWS: undefined })
  expect([pageAsked(5_000), pageAsked(500)]).toEqual([1_000, 500])
})
