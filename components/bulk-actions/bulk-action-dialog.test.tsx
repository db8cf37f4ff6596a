import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import { makeFailure } from '@/lib/contracts/result'
import { renderPage } from '@/tests/support/render-page'
import { BulkActionDialog } from './bulk-action-dialog'

const bulkActionId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
const action = {
  ...{ bulkActionId, verb: 'note', subject: 'customer', person: 'kari', state: 'running' },
  ...{ total: 3, counts: { done: 1, waiting: 2 }, imported: null, canStop: true, undoable: 0 },
  ...{ startedAt: '2026-03-12T08:00:00Z', endedAt: null, askedAt: '2026-03-12T08:00:01Z' },
} as unknown as BulkAction
const bulk = { bulkActionId, isPending: false, failure: null } as never

/** The dialog after a poll that failed, with what was read before it. */
const paint = (data?: { action: BulkAction; rows: [] }) =>
  renderPage(
    <BulkActionDialog {...{ bulkActionId, bulk }} affects={[]} onClose={() => {}} />,
    (client) => {
      client.setDefaultOptions({ queries: { retryOnMount: false } })
      client
        .getQueryCache()
        .build(client, { queryKey: ['listBulkActionRows', bulkActionId, 'followed'] })
        .setState({
          ...{ data, status: 'error' },
          error: new OperationFailed(makeFailure({ kind: 'unreachable' }).failure),
        })
    },
  )

test.each([
  ['how far it is was read before', { action, rows: [] as [] }],
  ['nothing was read yet', undefined],
])('sending can be stopped while its progress cannot be read: %s', (_, data) =>
  expect(paint(data)).toContain('Stop sending'),
)

test('what cannot be stopped by the person offers no stop', () =>
  expect(paint({ action: { ...action, canStop: false }, rows: [] })).not.toContain('Stop sending'))
