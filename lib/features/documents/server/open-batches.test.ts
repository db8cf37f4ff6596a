import { describe, expect, test } from 'vitest'
import type { DocumentsSubmission } from '@/lib/contracts/desk/receivables/new-document'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import { noteBatchEnd } from '@/lib/platform/journal/note-batches'
import { readOpenWrites } from '@/lib/platform/journal/open-writes'
import { arrivedAt, asKari, asOla, deskUnderTest, endPauses } from '@/tests/support/desk-under-test'
import { documentService, makeNewDocument } from '@/tests/support/document-service'
import { submitDocument } from './submit-document'
import { submitDocuments } from './submit-documents'

const desk = deskUnderTest()
const [key, otherKey] = [
  '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b12',
  '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b13',
]
const documents = ['D-1', 'D-2', 'D-3'].map(makeNewDocument)
const submission: DocumentsSubmission = {
  ...{ idempotencyKey: key, userName: 'kari', clientNo: '1001', documents },
}
const posts = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const single = (documentNo: string) =>
  submitDocument({
    ...{ idempotencyKey: otherKey, userName: 'kari', clientNo: '1001' },
    document: makeNewDocument(documentNo),
  })

test('a document by itself that never arrived is not taken for that of a later batch', async () => {
  await asKari()
  const service = documentService(desk)
  service.writeFaults.push('drop-before')
  await single('D-2')
  await endPauses(desk)
  await recordOutcome({
    ...{ idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b15', userName: 'kari' },
    ...{ of: otherKey, found: 'not-applied', note: 'Asked' },
  })
  await submitDocuments(submission)
  expect(service.held).toHaveLength(3)
  const checked = await checkOutcome({ idempotencyKey: otherKey, operation: 'createDocument' })
  expect(checked).toMatchObject({ ok: true, value: { state: 'not-applied' } })
})

describe('a document by itself does not go out under a number of a batch', () => {
  test.each(['lost', 'accepted'])('that was %s, until that has ended', async (came) => {
    await asKari()
    // What waits at the service is seen by no read.
    const service = Object.assign(documentService(desk), { reads: false, books: false })
    if (came === 'lost') service.writeFaults.push('drop-after')
    await submitDocuments(submission)
    await endPauses(desk)
    await asOla()
    const byOla = () =>
      submitDocument({
        ...{ idempotencyKey: otherKey, userName: 'ola', clientNo: '1001' },
        document: makeNewDocument('D-2'),
      })
    expect(await byOla()).toMatchObject({
      ok: false,
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    expect(posts()).toHaveLength(1)
    if (came === 'lost') return
    const end = { at: '2026-11-26T10:00:00Z', succeeded: 2, taken: 0, failed: 1, untold: 0 }
    await noteBatchEnd(key, {
      ...{ rowStates: ['booked', 'failed', 'booked'], found: 'partly', person: 'kari' },
      end: end as Parameters<typeof noteBatchEnd>[1]['end'],
    })
    await submitDocument({
      ...{ idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b14', userName: 'ola' },
      ...{ clientNo: '1001', document: makeNewDocument('D-2') },
    })
    expect(posts()).toHaveLength(2)
  })
})

test.each([
  ['long ago', '2020-01-01T00:00:00Z'],
  ['in words', 'yesterday'],
])(
  'a batch that is seen to have ended after a number was looked for may have booked it since, though the service says %s',
  async (_, at) => {
    await asKari()
    documentService(desk)
    await submitDocuments(submission)
    await desk.db.update(journal).set({ endedAt: new Date(0) })
    const checked = new Date()
    await noteBatchEnd(key, {
      ...{ rowStates: ['booked', 'booked', 'booked'], found: 'applied', person: 'kari' },
      end: { at, succeeded: 3, taken: 0, failed: 0, status: 'PROCESSED', untold: 0 },
    })
    const since = (doneSince: Date) =>
      readOpenWrites({
        ...{ operations: ['createDocument', 'createDocuments'], person: 'ola', clientNo: '1001' },
        ...{ subjects: ['D-2'], doneSince },
      })
    expect(await since(checked)).toEqual([key])
    expect(await since(new Date(Date.now() + 1))).toEqual([])
  },
)

test('a batch is not booked by its acceptance, under whatever status the service accepts it', async () => {
  await asKari()
  const service = Object.assign(documentService(desk), { reads: false, books: false })
  service.answer = { status: 200, body: { batchUuid: '00000000-0000-4000-8000-3' } }
  await submitDocuments(submission)
  expect(await desk.journalRows()).toMatchObject([{ state: 'accepted' }])
  service.answer = null
  expect(await single('D-2')).toMatchObject({ ok: false, failure: { code: 'outcome-open' } })
  expect(posts()).toHaveLength(1)
})
