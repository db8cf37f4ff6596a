import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getBulkActionQuery } from '@/lib/features/bulk-actions/client/bulk-actions'
import { renderPage } from '@/tests/support/render-page'
import { BulkActionPage } from './bulk-action-page'

test('one that is not there may not have begun: the answer to its start may have been lost', () => {
  const bulkActionId = '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10'
  const { queryKey } = getBulkActionQuery(bulkActionId)
  const markup = renderPage(
    <BulkActionPage bulkActionId={bulkActionId} userName="kari" />,
    (client) => {
      client.setDefaultOptions({ queries: { retryOnMount: false } })
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: new OperationFailed({ kind: 'not-found' }) })
    },
  )
  expect(markup).toContain('No such bulk action')
  expect(markup).toContain('It didn’t start, was erased, or you have no access to it.')
})
