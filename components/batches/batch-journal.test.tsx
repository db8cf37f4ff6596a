import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { renderPage } from '@/tests/support/render-page'
import { BatchJournal } from './batch-journal'
import type { SentBatch } from './batch-outcome'

type Journal = Parameters<typeof BatchJournal>[0]['journal']

const unread = new OperationFailed({ kind: 'throttled' })
const notOurs = 'wasn’t sent from Duedesk'

/** The page of a batch of whose activity this much is known, with the rows that the service tells. */
const paint = (journal: Partial<Journal>) =>
  renderPage(
    <BatchJournal
      journal={
        {
          data: undefined,
          error: null,
          isPending: false,
          refetch: async () => null as never,
          ...journal,
        } as Journal
      }
      renderSent={({ idempotencyKey }) => <li key={idempotencyKey}>sent by a colleague</li>}
      rows={<p>the rows</p>}
    />,
  )

test('the rows of a batch that was not sent from here stand below a word of that', () => {
  const page = paint({ data: { batches: [], isWhole: true } })
  expect(page).toContain(notOurs)
  expect(page).toContain('the rows')
})

test('where its activity could not be read nobody says whose a batch is, and its rows are there', () => {
  const page = paint({ error: unread })
  expect(page).not.toContain(notOurs)
  expect(page).toContain('the rows')
  expect(page).toContain('Retry')
})

test('where it is not known what a person may see of it, that is said instead', () => {
  const page = paint({ data: { batches: [], isWhole: false } })
  expect(page).not.toContain(notOurs)
  expect(page).toContain('the rows')
  expect(page).toContain('Retry')
})

test('nothing is told twice: the rows wait until it is known who sent a batch', () => {
  const page = paint({ isPending: true })
  expect(page).not.toContain(notOurs)
  expect(page).not.toContain('the rows')
})

test('the rows of a batch that was sent from here stand in its line alone', () => {
  const page = paint({ data: { batches: [{ idempotencyKey: 'k' } as SentBatch], isWhole: true } })
  expect(page).toContain('sent by a colleague')
  expect(page).not.toContain('the rows')
  expect(page).not.toContain(notOurs)
})
