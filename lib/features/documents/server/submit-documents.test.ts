import { describe, expect, test } from 'vitest'
import type {
  DocumentsSubmission,
  NewDocument,
} from '@/lib/contracts/desk/receivables/new-document'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { recordOutcome } from '@/lib/features/journal/server/record-outcome'
import { journal } from '@/lib/platform/database/schema'
import {
  arrivedAt,
  asKari,
  deskUnderTest,
  endPauses,
  upstreamAnswers,
} from '@/tests/support/desk-under-test'
import { documentService, makeNewDocument } from '@/tests/support/document-service'
import { json } from '@/tests/support/fake-upstream'
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
const states = async () => (await desk.journalRows()).map(({ state }) => state)
const check = () => checkOutcome({ idempotencyKey: key, operation: 'createDocuments' })
const single = (documentNo: string) =>
  submitDocument({
    ...{ idempotencyKey: otherKey, userName: 'kari', clientNo: '1001' },
    document: makeNewDocument(documentNo),
  })

test('a batch goes out once, however often it arrives, and is known by the id that it got', async () => {
  await asKari()
  const service = documentService(desk)
  for (const result of [await submitDocuments(submission), await submitDocuments(submission)])
    expect(result).toEqual({
      ok: true,
      value: { outcome: 'accepted', batchId: '00000000-0000-4000-8000-3', checked: false },
    })
  expect(posts()).toHaveLength(1)
  expect(service.held.map(({ documentNo }) => documentNo)).toEqual(['D-1', 'D-2', 'D-3'])
  expect(await desk.journalRows()).toMatchObject([
    { operation: 'createDocuments', state: 'accepted', clientNo: '1001' },
  ])
})

test('what its first arrival created meanwhile is nothing of somebody else', async () => {
  await asKari()
  let first: Promise<unknown> | null = null
  let isCreated = false
  upstreamAnswers(desk, async ({ method, url }, response) => {
    if (method === 'POST') {
      isCreated = true
      return json(response, 202, { batchUuid: 'b-1' })
    }
    if (first === null) {
      first = submitDocuments(submission)
      await first
    }
    if (url.includes('/aritems'))
      return json(response, 200, { summary: { totalCount: 0 }, arItems: [] })
    if (isCreated) return json(response, 200, { documentNo: url.split('/').at(-1) })
    json(response, 404, { message: 'No such document' })
  })
  expect(await submitDocuments(submission)).toMatchObject({
    ok: true,
    value: { outcome: 'accepted', batchId: 'b-1' },
  })
  expect(posts()).toHaveLength(1)
})

test.each([
  ['documents are not offered', { reads: 'away' }],
  ['items are not counted', { summary: null }],
])('one whole read proves that a number is free, where %s', async (_, service) => {
  await asKari()
  Object.assign(documentService(desk), service)
  expect(await submitDocuments(submission)).toMatchObject({ value: { outcome: 'accepted' } })
})

test.each([
  [' b-1 ', 'b-1'],
  [' ', null],
])('a batch named %j is %j', async (batchUuid, batchId) => {
  await asKari()
  documentService(desk).answer = { status: 202, body: { batchUuid } }
  expect(await submitDocuments(submission)).toMatchObject({ value: { batchId } })
})

describe('nothing of a batch goes out', () => {
  test('where something has one of its numbers, which are told', async () => {
    await asKari()
    documentService(desk).held.push({ documentNo: 'D-2', currencyAmounts: { inclVat: 7 } })
    expect(await submitDocuments(submission)).toEqual({
      ok: true,
      value: { outcome: 'exists', numbers: ['D-2'] },
    })
    expect(posts()).toEqual([])
  })

  test.each([
    ['a document alone', { books: false, held: [{ documentNo: 'D-2' }] }],
    ['an item alone', { reads: false, items: [{ documentNo: 'D-2', customerNo: '7' }] }],
  ])('where %s has a number', async (_, has) => {
    await asKari()
    Object.assign(documentService(desk), has)
    expect(await submitDocuments(submission)).toMatchObject({ value: { numbers: ['D-2'] } })
    expect(posts()).toEqual([])
  })

  test('where the last of many numbers is in use', async () => {
    await asKari()
    documentService(desk).held.push({ documentNo: 'D-9', currencyAmounts: { inclVat: 7 } })
    const many = Array.from({ length: 17 }, (_, at) => makeNewDocument(`D-${at + 1}`))
    for (const some of [many, many.slice(0, 9)])
      expect(await submitDocuments({ ...submission, documents: some })).toMatchObject({
        value: { numbers: ['D-9'] },
      })
    expect(posts()).toEqual([])
  })

  test('where another was created under one of the numbers since they were looked for', async () => {
    await asKari()
    Object.assign(documentService(desk), { reads: false, books: false })
    await single('D-2')
    await desk.db.update(journal).set({ endedAt: new Date(Date.now() + 60_000) })
    expect(await submitDocuments(submission)).toMatchObject({
      ok: false,
      failure: { code: 'outcome-open' },
    })
    expect(posts()).toHaveLength(1)
  })

  test.each(['documents', 'aritems'] as const)('where a look at %s fails', async (down) => {
    await asKari()
    documentService(desk).down = down
    expect(await submitDocuments(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'not-sent' },
    })
    expect(posts()).toEqual([])
  })

  test('where it cannot be told whether a number is free', async () => {
    await asKari()
    Object.assign(documentService(desk), { reads: 'away', summary: null })
    expect(await submitDocuments(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'not-sent', code: 'cannot-look' },
    })
    expect(posts()).toEqual([])
  })

  test('where one of them does not add up or holds an identity number, which are named', async () => {
    await asKari()
    documentService(desk)
    const [first, second, third] = documents as [NewDocument, NewDocument, NewDocument]
    const wrong = { ...second, amounts: { ...second.amounts, inclVat: 1250.13 } }
    const telling = { ...third, buyerReference: 'Kari 01017012345' }
    expect(
      await submitDocuments({ ...submission, documents: [first, wrong, telling] }),
    ).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: {
          'documents.1.amounts.inclVat': 'differs by 0.01',
          'documents.2.buyerReference': 'may be an identity number',
        },
      },
    })
    expect(posts()).toEqual([])
  })

  test('with a number twice', async () => {
    await asKari()
    expect(
      await submitDocuments({ ...submission, documents: [documents[0]!, documents[0]!] }),
    ).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
  })

  test('beside a document by itself whose answer was lost', async () => {
    await asKari()
    const service = Object.assign(documentService(desk), { reads: false, books: false })
    service.writeFaults.push('drop-after')
    expect(await single('D-3')).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome' } })
    await endPauses(desk)
    expect(await submitDocuments(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'not-sent', code: 'outcome-open' },
    })
    expect(posts()).toHaveLength(1)
  })
})

describe('a batch whose answer is lost', () => {
  test('is found by its documents', async () => {
    await asKari()
    documentService(desk).writeFaults.push('drop-after')
    expect(await submitDocuments(submission)).toMatchObject({
      ok: false,
      failure: { kind: 'unknown-outcome' },
    })
    await endPauses(desk)
    expect(await check()).toMatchObject({ ok: true, value: { state: 'done' } })
  })

  test('stays unknown where some are seen, and where none is, however long ago', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults.push('drop-after')
    await submitDocuments(submission)
    await endPauses(desk)
    service.held.pop()
    expect(await check()).toMatchObject({
      ok: true,
      value: { state: 'unknown', look: { found: 'partly' } },
    })
    service.held.splice(0)
    await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - 9e6) })
    expect(await check()).toMatchObject({
      ok: true,
      value: { state: 'unknown', look: { found: 'unproven' } },
    })
    expect(posts()).toHaveLength(1)
  })

  test('goes out again as another once a person has recorded that it is not there', async () => {
    await asKari()
    const service = documentService(desk)
    service.writeFaults.push('drop-before')
    await submitDocuments(submission)
    await endPauses(desk)
    await recordOutcome({
      ...{ idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b15', userName: 'kari', of: key },
      ...{ found: 'not-applied', note: 'Asked' },
    })
    expect(await submitDocuments({ ...submission, idempotencyKey: otherKey })).toMatchObject({
      ok: true,
      value: { outcome: 'accepted' },
    })
    expect(service.held).toHaveLength(3)
    expect((await states()).sort()).toEqual(['accepted', 'done', 'not-applied'])
  })
})
