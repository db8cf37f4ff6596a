import { expect, test } from 'vitest'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { renderPage } from '@/tests/support/render-page'
import { AdjustmentSection } from './adjustment-section'

const place = {
  organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  invoiceId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
}

/** The part of an invoice's page where what the journal tells is this. */
const paint = (isWhole: boolean, more = false) =>
  renderPage(<AdjustmentSection {...place} clientNo="1001" userName="kari" />, (client) =>
    client.setQueryData(getSentBatchesQuery({ ...place, limit: 20 }).queryKey, {
      ...{ batches: [], more, isWhole },
    }),
  )
const none = 'No corrections or payments sent'

test('nothing was sent where all of the journal says so', () => expect(paint(true)).toContain(none))

test('where it is not known what a person may see, that is said instead', () => {
  expect(paint(false)).not.toContain(none)
  expect(paint(false)).toContain('Retry')
})

test('a list that has more is not told as all', () => {
  expect(paint(true, true)).toContain('Only the newest 20 are listed')
  expect(paint(true)).not.toContain('Only the newest')
})
