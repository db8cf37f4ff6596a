import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { FileUpload } from '@/lib/contracts/desk/receivables/uploads'
import { checkOutcome } from '@/lib/features/journal/server/check-outcome'
import { journal } from '@/lib/platform/database/schema'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { settleMs } from '@/lib/platform/journal/write-journal'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json, until } from '@/tests/support/fake-upstream'
import { uploadFile } from './upload-file'

const desk = deskUnderTest()
const idempotencyKey = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const text = 'Agreed by telephone.'
const content = Buffer.from(text).toString('base64')
const upload: FileUpload = {
  ...{ idempotencyKey, userName: 'kari', clientNo: '1001', fileName: 'note.txt', content },
  isAnother: false,
}
const makeRow = (fileId: string) => ({ fileId, fileName: 'note.txt', fileSize: text.length })
type Answer = Parameters<typeof upstreamAnswers>[1]

/** A service with some files of the name; `onPost` answers an upload, else it is stored. */
function service(onPost?: Answer, { types = ['txt'], lists = true } = {}) {
  const files = [] as ReturnType<typeof makeRow>[]
  upstreamAnswers(desk, (request, response, socket) => {
    if (request.url.includes('/clientconfigs/FileTypes'))
      return json(response, 200, { key: 'FileTypes', values: types })
    if (request.url.includes('/clientconfigs/'))
      return json(response, 404, { errorCode: 'not_found', message: 'No such client key' })
    if (request.method === 'GET')
      return lists
        ? json(response, 200, { summary: { totalCount: files.length }, files })
        : json(response, 501, {})
    if (onPost) return onPost(request, response, socket)
    files.push(makeRow('new'))
    json(response, 200, { files: [{ fileName: 'note.txt', fileId: 'new', status: 'STORED' }] })
  })
  return files
}
const posts = () => arrivedAt(desk).filter(({ method }) => method === 'POST')
const entry = async () => {
  const read = await executeOperation('getJournalEntry', { params: { idempotencyKey } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

test('a file is uploaded once, however often it arrives, and the journal keeps its name, not its content', async () => {
  await asKari()
  service()
  const stored = { ok: true, value: { outcome: 'stored', fileId: 'new', checked: false } }
  for (const result of [await uploadFile(upload), await uploadFile(upload)])
    expect(result).toEqual(stored)
  expect(posts().map((each) => JSON.parse(each.text))).toEqual([
    {
      metadata: { userId: 'kari' },
      files: [{ fileName: 'note.txt', contentType: 'text/plain', content }],
    },
  ])
  expect(await entry()).toMatchObject({
    operation: 'uploadFiles',
    state: 'done',
    target: 'note.txt',
  })
  const [row] = await desk.journalRows()
  expect(JSON.stringify(row)).not.toContain(content)
  expect(JSON.stringify(row?.payload)).toContain('••••• text, 20 bytes')
})

const bomb = zipSync({ 'a.txt': new Uint8Array(41_000_000) })
test.each<[string, Uint8Array | string, string]>([
  ['run.exe', text, 'typeNotTaken'],
  ['../note.txt', text, 'namePath'],
  ['C:\\note.txt', text, 'namePath'],
  ['note\u202etxt.txt', text, 'nameCharacter'],
  ['note.txt', '', 'empty'],
  ['note.txt', 'a\0b', 'otherType'],
  ['note.zip', '%PDF-1.7\n%%EOF', 'otherType'],
  ['note.zip', bomb, 'archive'],
  ['note.zip', zipSync({ '../a.txt': strToU8('x') }), 'archivePath'],
  ['note.zip', zipSync({ 'a.txt': strToU8('x') }).subarray(0, 20), 'archive'],
  ['note.txt', 'A'.repeat(4_000_001), 'tooLarge'],
])(
  '%j is refused before anything is sent, whoever checked it: %#',
  async (fileName, bytes, problem) => {
    await asKari()
    service(undefined, { types: ['txt', 'zip'] })
    const sent = Buffer.from(bytes).toString('base64')
    expect(await uploadFile({ ...upload, fileName, content: sent })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'file', fields: { fileName: problem } },
    })
    expect(posts()).toEqual([])
    expect(await desk.journalRows()).toEqual([])
  },
)

test('what cannot be told of the configuration is left to the service', async () => {
  await asKari()
  service(undefined, { types: [] })
  expect(await uploadFile({ ...upload, fileName: 'note.md' })).toMatchObject({ ok: true })
})

test('where one of the name and size is there, nothing is sent until the person wants another', async () => {
  await asKari()
  const files = service()
  files.push(makeRow('old'))
  expect(await uploadFile(upload)).toEqual({
    ok: true,
    value: { outcome: 'exists', fileId: 'old' },
  })
  expect(posts()).toEqual([])
  expect(await uploadFile({ ...upload, isAnother: true })).toMatchObject({
    value: { outcome: 'stored' },
  })
  expect(posts()).toHaveLength(1)
})

test.each([
  ['of untold size', { fileSize: null }],
  ['without an id', { fileId: null }],
])(
  'where a file of the name is there %s, nothing is sent until the person wants another',
  async (_, untold) => {
    await asKari()
    const files = service()
    files.push({ ...makeRow('old'), ...untold } as never)
    expect(await uploadFile(upload)).toEqual({
      ok: true,
      value: { outcome: 'exists', fileId: null },
    })
    expect(posts()).toEqual([])
    expect(await uploadFile({ ...upload, isAnother: true })).toMatchObject({
      value: { outcome: 'stored' },
    })
  },
)

test('a list that cannot be read leaves the file unsent; one that is not offered does not', async () => {
  await asKari()
  upstreamAnswers(desk, (_, response) => json(response, 503, {}))
  expect(await uploadFile(upload)).toMatchObject({ ok: false, failure: { kind: 'not-sent' } })
  expect(await desk.journalRows()).toEqual([])
})

test('a service without a list takes the file', async () => {
  await asKari()
  service(undefined, { lists: false })
  expect(await uploadFile(upload)).toMatchObject({ value: { outcome: 'stored' } })
})

test.each([
  ['lost', (response: Parameters<Answer>[1]) => response.destroy()],
  ['a fault', (response: Parameters<Answer>[1]) => json(response, 503, {})],
  ['cut', (response: Parameters<Answer>[1]) => response.writeHead(200).end('{"files":[')],
])(
  'an answer that is %s: a file that is there since was stored, and an older one proves nothing',
  async (_, answer) => {
    await asKari()
    const files = service((_request, response) => {
      if (idempotencyKey === key) files.push(makeRow('new'))
      answer(response)
    })
    let key = idempotencyKey
    files.push(makeRow('old'))
    const another = { ...upload, isAnother: true }
    expect(await uploadFile(another)).toEqual({
      ok: true,
      value: { outcome: 'stored', fileId: 'new', checked: true },
    })
    expect(await entry()).toMatchObject({ state: 'done', look: { found: 'applied' } })

    key = 'of another upload, which is never stored'
    const second = { ...another, idempotencyKey: '7b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' }
    for (const result of [await uploadFile(second), await uploadFile(second)])
      expect(result).toMatchObject({ ok: false, failure: { kind: 'unknown-outcome' } })
    expect(posts()).toHaveLength(2)
    const checked = await checkOutcome({
      idempotencyKey: second.idempotencyKey,
      operation: 'uploadFiles',
    })
    expect(checked).toMatchObject({ value: { state: 'unknown', look: { found: 'unproven' } } })
  },
)

test('where it is not known what was there before, a file that is found proves nothing', async () => {
  await asKari()
  const options = { lists: false }
  const files = service((_request, response) => void response.destroy(), options)
  files.push(makeRow('old'))
  expect(await uploadFile(upload)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
  service().push(makeRow('old'))
  expect(await checkOutcome({ idempotencyKey, operation: 'uploadFiles' })).toMatchObject({
    value: { state: 'unknown', look: { found: 'unproven' } },
  })
})

/** A service that lists its files so, and loses what is sent. */
const listing = (body: object) =>
  upstreamAnswers(desk, (request, response) => {
    if (request.url.includes('/clientconfigs/')) return json(response, 404, {})
    return request.method === 'GET' ? json(response, 200, body) : void response.destroy()
  })

test.each([{}, { summary: { totalCount: 0 }, files: null }])(
  'an answer without a list leaves the file unsent: %j',
  async (answer) => {
    await asKari()
    listing(answer)
    expect(await uploadFile(upload)).toMatchObject({
      failure: { kind: 'not-sent', code: 'no-list' },
    })
    expect(posts()).toEqual([])
  },
)

test('where a part of the list came before it was sent, a file that is found proves nothing', async () => {
  await asKari()
  listing({ summary: { totalCount: 2 }, files: [{ ...makeRow('a'), fileName: 'other.txt' }] })
  expect(await uploadFile(upload)).toMatchObject({ failure: { kind: 'unknown-outcome' } })
  service().push(makeRow('old'))
  expect(await checkOutcome({ idempotencyKey, operation: 'uploadFiles' })).toMatchObject({
    value: { state: 'unknown', look: { found: 'unproven' } },
  })
})

test.each([
  ['the look fails', (response: Parameters<Answer>[1]) => json(response, 403, {})],
  [
    'a part of the list came',
    (response: Parameters<Answer>[1]) =>
      json(response, 200, { summary: { totalCount: 2 }, files: [makeRow('old')] }),
  ],
])('a lost upload is not called absent where %s, however late', async (_, answerList) => {
  await asKari()
  service((_request, response) => void response.destroy()).push(makeRow('old'))
  await uploadFile({ ...upload, isAnother: true })
  await desk.db.update(journal).set({ deadlineAt: new Date(Date.now() - settleMs) })
  upstreamAnswers(desk, (_request, response) => answerList(response))
  await checkOutcome({ idempotencyKey, operation: 'uploadFiles' })
  expect((await entry()).state).toBe('unknown')
})

test('a refusal is told as one, whatever is stored under the name since', async () => {
  await asKari()
  const files = service((_request, response) => {
    files.push(makeRow('new'))
    json(response, 422, {})
  })
  expect(await uploadFile(upload)).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
})

test('an arrival that finds the file of the first one ends as that one does', async () => {
  await asKari()
  const files = [] as ReturnType<typeof makeRow>[]
  let lists = 0
  upstreamAnswers(desk, async (request, response) => {
    if (request.url.includes('/clientconfigs/')) return json(response, 404, {})
    if (request.method === 'POST') {
      files.push(makeRow('new'))
      const stored = { fileName: 'note.txt', fileId: 'new', status: 'STORED' }
      return json(response, 200, { files: [stored] })
    }
    lists += 1
    if (lists === 2) await until(() => files.length === 1, 'the first one')
    json(response, 200, { summary: { totalCount: files.length }, files })
  })
  const stored = { ok: true, value: { outcome: 'stored', fileId: 'new', checked: false } }
  expect(await Promise.all([uploadFile(upload), uploadFile(upload)])).toEqual([stored, stored])
})

test('a file that the service rejects is told so, and what it says nothing of is looked for', async () => {
  await asKari()
  const rejected = { fileName: 'note.txt', status: 'REJECTED', message: 'No room' }
  const files = service((_request, response) => json(response, 207, { files: [rejected] }))
  expect(await uploadFile(upload)).toEqual({
    ok: true,
    value: { outcome: 'rejected', message: 'No room' },
  })
  expect(files).toEqual([])
})

test('an answer that says nothing of the file leaves it untold', async () => {
  await asKari()
  service((_request, response) => json(response, 200, {}))
  expect(await uploadFile(upload)).toEqual({ ok: true, value: { outcome: 'untold' } })
})
