import { expect, test } from 'vitest'
import type { DocumentsOutcome } from '@/lib/contracts/desk/receivables/new-document'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { SentDocuments } from './sent-documents'
import type { DocumentsPart, SentDocuments as Sent } from './use-sent-documents'

const paint = (value: DocumentsOutcome) =>
  renderPage(
    <SentDocuments
      onAnother={() => {}}
      clientNo="1001"
      userName="kari"
      sent={
        {
          parts: [
            {
              ...{ idempotencyKey: 'k', isSending: false },
              ...{ rows: [{ documentNo: 'D-1' }, { documentNo: 'D-2' }] },
              result: { ok: true, value },
            } as DocumentsPart,
          ],
          ...{ isBusy: false, waiting: 0, waitingRows: 0 },
        } as Sent
      }
    />,
  )

test('a batch that the service has is not said to be booked', () => {
  // The journal tells of one that was accepted as of one whose documents a look has found.
  expect(paint({ outcome: 'accepted', batchId: null, checked: true })).toContain(
    'Confirmed: the service has it',
  )
})

test('a batch that a person recorded is said to be recorded', () => {
  const markup = paint({ outcome: 'accepted', batchId: null, checked: false, recordedBy: 'ola' })
  expect(readWithLinks(markup)).toContain('Booked or saved, as recorded by [ola](/journal?who=ola)')
  expect(markup).not.toMatch(/Confirmed|Accepted/)
})

test('a batch with numbers that are in use names them, and offers the others', () => {
  const markup = paint({ outcome: 'exists', numbers: ['D-2'] })
  expect(markup).toContain('In use: D-2')
  expect(markup).toContain('Create the other document')
})
