import { expect, test } from 'vitest'
import { isSearchWhole, KeysetPager } from '@/lib/client/lists/keyset-pager'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import {
  loadPartnerSearchView,
  toSearch,
} from '@/lib/features/invoice-search/client/partner-search-view'
import { renderPage } from '@/tests/support/render-page'
import { NoSearchResults } from './no-search-results'

/** What is said once a list has come to its end; the service gives these rows, and then always the last. */
async function paint(...pages: SummaryRow[][]) {
  const view = await loadPartnerSearchView(Promise.resolve({ status: 'Failed' }))
  const left = [...pages]
  const pager = new KeysetPager(toSearch(view), async () => ({
    Rows: left.length > 1 ? left.shift()! : left[0]!,
  }))
  while (!pager.getState().isAtEnd) await pager.more()
  return renderPage(
    <NoSearchResults
      {...{ view, text: '', companies: [] }}
      isWhole={isSearchWhole(pager.getState())}
      onChange={() => {}}
      onClear={() => {}}
    />,
  )
}

test('nothing matches only where all was read', async () => {
  expect(await paint([])).toContain('No invoices match these filters')
  const ignored = [{ RowId: 2, TransactionRid: 2, Status: 'OK' }]
  expect(await paint(ignored, [])).toContain('No invoices match these filters')
  const cut = await paint(ignored)
  expect(cut).toContain('There may be more.')
  expect(cut).not.toContain('No invoices match')
})
