import { afterEach, beforeEach, expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { makeFailure } from '@/lib/contracts/result'
import { noteDrift } from '@/lib/platform/upstream/drift/drift'
import { useSettings } from '@/tests/support/settings'
import { handleDriftRequest } from './handle-health-request'

const holder = globalThis as { duedeskSettlesForwarding?: boolean }
const token = 'a-token-of-sixteen-and-more'
const ask = (headers: Record<string, string> = {}) =>
  handleDriftRequest(new Request('http://127.0.0.1/api/health/drift', { headers }))

beforeEach(() => {
  useSettings({ HEALTH_TOKEN: token })
  noteDrift(
    operations.listCases,
    makeFailure({ kind: 'refused', code: 'not-offered', status: 405 }),
  )
})
afterEach(() => {
  holder.duedeskSettlesForwarding = undefined
})

test('drift is told to who has the token, and to a program of this machine', async () => {
  const told = { operations: [{ operation: 'listCases', notOffered: 1 }] }
  expect(await ask({ authorization: `Bearer ${token}` }).json()).toMatchObject(told)
  holder.duedeskSettlesForwarding = true
  expect(await ask({ 'x-desk-direct': '1' }).json()).toMatchObject(told)
})

test.each([
  {},
  { authorization: 'Bearer another-token-of-sixteen' },
  { authorization: token },
  { 'x-desk-direct': '1' },
])('it is not there for anybody else: %j', async (headers) => {
  const answer = ask(headers as Record<string, string>)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('')
})
