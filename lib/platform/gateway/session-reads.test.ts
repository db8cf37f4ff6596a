import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { makeSuccess } from '@/lib/contracts/result'
import { sessions } from '@/lib/platform/database/schema'
import { handleReadRequest } from '@/lib/platform/http/handle-operation-request'
import { readCachedSession } from '@/lib/platform/session/session-cache'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'
import { defineResumableWrite, defineWrite } from './define-write'
import { executeOperation } from './execute-operation'

/** Each look reads the store, as on PostgreSQL, and is counted. */
vi.mock('@/lib/platform/session/session-cache', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@/lib/platform/session/session-cache')>()),
  readCachedSession: vi.fn((_: string, read: () => Promise<unknown>) => read()),
}))

const desk = deskUnderTest()
const params = { clientno: '1001', customerno: '10001' }
const draft = { idempotencyKey: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11', userName: 'kari' }
const input = z.object({ idempotencyKey: z.uuid(), userName: z.string() })

/** A save as they are: looks first, at two things at once, then writes, then looks again. */
async function save({ idempotencyKey }: { idempotencyKey: string }) {
  const read = () => executeOperation('getCustomer', { params })
  await Promise.all([read(), read()])
  await executeOperation('deleteCustomer', { params }, { idempotencyKey, draft })
  await read()
  return makeSuccess('saved')
}
const definition = { name: 'save', operations: ['deleteCustomer' as const], input }

const countReads = () => vi.mocked(readCachedSession).mock.calls.length

beforeEach(async () => {
  upstreamAnswers(desk, (_, response) => json(response, 200, {}))
  await asKari()
  vi.mocked(readCachedSession).mockClear()
})

describe('the store is asked for the session once', () => {
  test('by a save, however many operations it takes', async () => {
    expect(await defineWrite({ ...definition, run: save })(draft)).toEqual(makeSuccess('saved'))
    expect(countReads()).toBe(1)
  })

  test('by a save that looks for an earlier arrival first', async () => {
    const resumable = defineResumableWrite({
      ...definition,
      operationOf: () => 'deleteCustomer',
      finish: async () => makeSuccess('as before'),
      run: save,
    })
    expect(await resumable(draft)).toEqual(makeSuccess('saved'))
    expect(countReads()).toBe(1)
    expect(await resumable(draft)).toEqual(makeSuccess('as before'))
    expect(countReads()).toBe(2)
  })

  test('by a save that is the first sign of its person for a minute', async () => {
    await desk.db.update(sessions).set({ lastActiveAt: new Date(Date.now() - 61_000) })
    expect(await defineWrite({ ...definition, run: save })(draft)).toEqual(makeSuccess('saved'))
    expect(countReads()).toBe(1)
  })

  test('by a read that asks several operations itself', async () => {
    const request = new Request('http://desk/api/read/listWork', {
      method: 'POST',
      headers: { 'x-desk': '1' },
      body: JSON.stringify({ body: { source: 'decisions' } }),
    })
    expect((await handleReadRequest(request, 'listWork')).status).toBe(200)
    expect(countReads()).toBe(1)
  })
})
