import { expect, test } from 'vitest'
import type { Answer } from '@/lib/client/operation-query'
import { getDocumentQuery } from '@/lib/features/documents/client/documents'
import { renderPage } from '@/tests/support/render-page'
import { DocumentPane } from './document-pane'

const paint = (document: Answer<'getDocument'>) =>
  renderPage(<DocumentPane clientNo="1001" documentNo="2026-1" onClose={() => {}} />, (client) =>
    client.setQueryData(getDocumentQuery('1001', '2026-1').queryKey, {
      ...{ documentNo: '2026-1', currency: 'NOK' },
      ...document,
    }),
  )

const none = ['No lines', 'No attachments']
const unlisted = ['list the lines of this document', 'list the attachments of this document']

test('a document has no lines and no attachments where their lists came and are empty', () => {
  const markup = paint({ documentLines: [], attachmentFiles: [] })
  for (const words of none) expect(markup).toContain(words)
  for (const words of unlisted) expect(markup).not.toContain(words)
})

test.each([
  ['absent', {}],
  ['null', { documentLines: null, attachmentFiles: null }],
])('lists that are %s are not said to be empty', (_, document) => {
  const markup = paint(document)
  for (const words of unlisted) expect(markup).toContain(words)
  for (const words of none) expect(markup).not.toContain(words)
})

test('lines and attachments that came stand alone', () => {
  const markup = paint({
    documentLines: [{ lineText: 'Chairs' }],
    attachmentFiles: ['terms.pdf'],
  })
  for (const words of ['Chairs', 'terms.pdf']) expect(markup).toContain(words)
  for (const words of [...none, ...unlisted]) expect(markup).not.toContain(words)
})
