import { expect, test } from 'vitest'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import { renderPage } from '@/tests/support/render-page'
import { getSentBatchQuery } from './batches'
import { useSentBatch } from './use-sent-batch'

const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const unknown = { idempotencyKey, state: 'unknown', batchId: null, end: null } as SentBatch
const recorded = { ...unknown, state: 'done' } as SentBatch
const running = { ...unknown, state: 'accepted', batchId: 'b-1' } as SentBatch

/** What a line of a list says of a batch that was read as `unknown` before. */
function say(listed: SentBatch, isOpen: boolean) {
  const said: SentBatch[] = []
  const Line = () => {
    said.push(useSentBatch(listed, isOpen).sent)
    return null
  }
  renderPage(<Line />, (client) =>
    client.setQueryData(getSentBatchQuery(idempotencyKey).queryKey, {
      ...{ sent: unknown, rows: null, batch: null, unread: null },
    }),
  )
  return said.at(-1)
}

test.each([
  ['that is over and closed, says what the list tells', recorded, false, recorded],
  ['that is open, says what was read of it', recorded, true, unknown],
  ['that is under way, says what was read of it', running, false, unknown],
])('a batch %s', (_, listed, isOpen, sent) => expect(say(listed, isOpen)).toEqual(sent))
