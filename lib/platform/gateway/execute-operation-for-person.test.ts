import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '@/lib/platform/database/schema'
import { makeDigest } from '@/lib/platform/database/sealed'
import { forget } from '@/lib/platform/session/session-cache'
import { endSession } from '@/lib/platform/session/vault'
import { anonymousBrowser } from '@/tests/support/browser'
import { arrivedAt, asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { executeAs, executeOperation } from './execute-operation'

const desk = deskUnderTest()
const search = (sessionId: string, CompanyIds: number[] = []) =>
  executeAs(sessionId, 'searchInvoiceSummary', { body: { CompanyIds } })

test('a read goes on after its request, checked as any other, until the session ends', async () => {
  upstreamAnswers(desk, (_, response) => json(response, 200, { Rows: [] }))
  const rowId = makeDigest(await asKari())
  anonymousBrowser()
  expect(await search(rowId)).toMatchObject({ ok: true })
  expect(await search(rowId, [999])).toMatchObject({
    failure: { kind: 'forbidden', code: 'scope' },
  })

  await desk.db.update(sessions).set({ rights: [] }).where(eq(sessions.id, rowId))
  forget(rowId)
  expect(await search(rowId)).toMatchObject({ failure: { kind: 'forbidden', code: 'right' } })

  await endSession(rowId, 'signed out')
  expect(await search(rowId)).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
  expect(await search('nobody')).toEqual({ ok: false, failure: { kind: 'unauthenticated' } })
  expect(arrivedAt(desk)).toHaveLength(1)
})

test('nothing but a read can be done without a request', async () => {
  desk.upstream.answerWith(() => {})
  const rowId = makeDigest(await asKari())
  const wish = executeAs(rowId, 'deleteCustomer', {
    params: { clientno: '1001', customerno: '1' },
  } as never)
  expect(await wish).toEqual({ ok: false, failure: { kind: 'broken' } })
  const content = {
    writer: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
    turn: 1,
    userName: 'kari',
    subject: 'customer:1',
    content: {},
  }
  expect(
    await executeAs(rowId, 'keepDraft', { params: { clientno: '1001' }, body: content }),
  ).toEqual({ ok: false, failure: { kind: 'broken' } })
  expect([await desk.journalRows(), arrivedAt(desk)]).toEqual([[], []])
})

test('neither work after a request nor a page that asks by itself keeps a session alive', async () => {
  upstreamAnswers(desk, (_, response) => json(response, 200, { Rows: [] }))
  const rowId = makeDigest(await asKari())
  const longAgo = new Date(Date.now() - 120_000)
  const activeAt = async () =>
    (await desk.db.select().from(sessions).where(eq(sessions.id, rowId)))[0]!.lastActiveAt
  await desk.db.update(sessions).set({ lastActiveAt: longAgo })
  forget(rowId)
  await search(rowId)
  await executeOperation('listExports', {}, { isBackground: true })
  expect(await activeAt()).toEqual(longAgo)
  await executeOperation('listExports', {})
  expect((await activeAt()).getTime()).toBeGreaterThan(longAgo.getTime())
})
