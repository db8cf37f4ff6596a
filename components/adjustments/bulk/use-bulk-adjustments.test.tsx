import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { getOpenBatchesQuestion } from '@/lib/features/adjustments/domain/open-submissions'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { renderPage } from '@/tests/support/render-page'
import { useBulkAdjustments } from './use-bulk-adjustments'

const place = { organizationId: 'o', kind: 'payment', today: '2026-03-12' } as const
const invoices = ['i1', 'i2'].map(
  (id): CollectionInvoice => ({
    ...{ id, invoiceNumber: id, status: 'OPEN', closedAt: null },
    ...{ remainingAmount: 100, currency: 'NOK' },
  }),
)
const theirs = {
  ...{ operation: 'createPayments', target: 'i2', rows: 1, state: 'accepted' },
  ...{ sentAt: '2026-03-12T08:00:00.000Z', batchId: 'b-1', end: null },
} as unknown as SentBatch

type Page = ReturnType<typeof useBulkAdjustments>

/** Whether what is odd is ticked, after each of these on the page that the one before has made. */
function walk(...steps: ((page: Page, client: QueryClient) => void)[]) {
  const ticked: boolean[] = []
  let client: QueryClient
  const Dialog = () => {
    const page = useBulkAdjustments(place, invoices, null)
    steps[ticked.length]?.(page, client)
    ticked.push(page.isIntended)
    return null
  }
  renderPage(<Dialog />, (own) => {
    client = own
  })
  return ticked
}

const tick = (page: Page) => page.setIntended(true)

test('the tick for many counts for other amounts of none of them', () =>
  expect(walk(tick, (page) => page.change(0, { amount: '50' }))).toEqual([false, true, false]))

test('nor for what somebody else has sent meanwhile', () => {
  const { queryKey } = getSentBatchesQuery(getOpenBatchesQuestion('o'))
  const sendElsewhere = (page: Page, client: QueryClient) => {
    client.setQueryData(queryKey, { batches: [theirs], more: false, isWhole: true } as never)
    page.change(0, { description: 'Cash' })
  }
  expect(walk(tick, sendElsewhere)).toEqual([false, true, false])
})

test('it stays while a description is typed', () =>
  expect(walk(tick, (page) => page.change(0, { description: 'Cash' }))).toEqual([
    false,
    true,
    true,
  ]))

test('a day for all that has not come is warned of once, and needs a tick', () => {
  const pages: Page[] = []
  const sent = { batches: [], more: false, isWhole: true }
  const Dialog = () => {
    const page = useBulkAdjustments(place, invoices, null)
    if (pages.push(page) === 1) page.changeAll({ date: '13.03.2026' })
    return null
  }
  renderPage(<Dialog />, (client) =>
    client.setQueryData(getSentBatchesQuery(getOpenBatchesQuestion('o')).queryKey, sent as never),
  )
  const { warnings } = pages.at(-1)!
  expect(pages[0]!.warnings).toEqual([])
  expect(warnings).toMatchObject([
    { words: 'The date 2026-03-13 is in the future.', needsTick: true },
  ])
})
