import { expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { getOpenBatchesQuestion } from '@/lib/features/adjustments/domain/open-submissions'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { BulkAdjustmentCheck } from './bulk-adjustment-check'
import { useBulkAdjustments } from './use-bulk-adjustments'

const ids = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6']
const invoices = ids.map(
  (id): CollectionInvoice => ({
    ...{ id, invoiceNumber: id, status: 'OPEN', closedAt: null },
    ...{ remainingAmount: 100, currency: 'NOK' },
  }),
)
const batches = ids.map(
  (target) =>
    ({
      ...{ operation: 'createPayments', target, rows: 1, state: 'accepted' },
      ...{ sentAt: '2026-03-12T08:00:00.000Z', batchId: target, end: null },
    }) as unknown as SentBatch,
)

function Check() {
  const place = { organizationId: 'o', kind: 'payment', today: '2026-03-12' } as const
  const typed = useBulkAdjustments(place, invoices, null)
  if (typed.forAll.date === place.today) typed.changeAll({ date: '2026-04-30' })
  return <BulkAdjustmentCheck kind="payment" typed={typed} />
}

test('a note that a tick says yes to is in sight, or a press away', () => {
  const { queryKey } = getSentBatchesQuery(getOpenBatchesQuestion('o'))
  const markup = renderPage(<Check />, (client) =>
    client.setQueryData(queryKey, { batches, more: false, isWhole: true } as never),
  )
  const words = readWithLinks(markup)
  const [inSight = '', behind = ''] = words.split('Show 2 more')
  expect(inSight).toMatch(/2026-04-30 is in the future/)
  for (const id of ids) expect(words).toContain(`Invoice ${id}: a payment was sent`)
  expect(behind).toContain('Invoice i6')
})
