import { expect, test } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { getDraftQuery } from '@/lib/client/user-state'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { renderPage } from '@/tests/support/render-page'
import { CustomerNotes } from './customer-notes'
import { TypedNoteProvider } from './typed-note'

const place = {
  ...{ clientNo: '1001', customerNo: '7', userName: 'kari' },
  ...{ organizationId: null, companyIds: null },
}

/** The box for a new note, after what is known of the note that was typed before. */
function paintBox(draft: { content: unknown; keptAt: string } | null | 'failed' | 'unread') {
  const { queryKey } = getDraftQuery('1001', 'customer-note:7')
  const markup = renderPage(
    <CustomerPlaceProvider place={place}>
      <TypedNoteProvider>
        <CustomerNotes />
      </TypedNoteProvider>
    </CustomerPlaceProvider>,
    (client) => {
      client.setDefaultOptions({ queries: { retryOnMount: false } })
      if (draft === null || typeof draft === 'object') client.setQueryData(queryKey, { draft })
      if (draft === 'failed')
        client
          .getQueryCache()
          .build(client, { queryKey })
          .setState({ status: 'error', error: new OperationFailed({ kind: 'unreachable' }) })
    },
  )
  const [, attributes = '', text = ''] = /<textarea([^>]*)>([^<]*)<\/textarea>/.exec(markup) ?? []
  return {
    text: text.trim(),
    isReadOnly: /readonly/i.test(attributes),
    says: markup.includes('Your draft isn’t being saved'),
  }
}

const keptAt = '2026-11-29T10:00:00Z'
test.each([
  [
    'what was typed before',
    { content: { text: 'Promised to pay' }, keptAt },
    { text: 'Promised to pay', isReadOnly: false, says: false },
  ],
  ['nothing where nothing was', null, { text: '', isReadOnly: false, says: false }],
  ['nothing before that is known', 'unread', { text: '', isReadOnly: true, says: false }],
  ['nothing where it could not be read', 'failed', { text: '', isReadOnly: false, says: true }],
] as const)('the box for a note opens with %s', (_, draft, painted) =>
  expect(paintBox(draft)).toEqual(painted),
)
