import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { operations } from '@/lib/contracts/registry'
import { handleReadRequest } from '@/lib/platform/http/handle-operation-request'
import { asKari, deskUnderTest, upstreamAnswers } from '@/tests/support/desk-under-test'
import { json } from '@/tests/support/fake-upstream'

const desk = deskUnderTest()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function read(headers: Record<string, string>) {
  const asked = {
    method: 'POST',
    headers: { 'x-desk': '1', ...headers },
    body: JSON.stringify(operations.getCustomer.example),
  }
  return (
    await handleReadRequest(
      new Request('http://desk.test/api/read/getCustomer', asked),
      'getCustomer',
    )
  ).status
}

describe('a session that is idle after an hour', () => {
  test.each<[string, Record<string, string>, number]>([
    ['lives on when its person asks', {}, 200],
    ['ends when only an open page asks', { 'x-desk-asked-by': 'itself' }, 401],
    ['lives on with what a page may not say', { 'x-desk-asked-by': 'nobody' }, 200],
  ])('%s', async (_, headers, status) => {
    upstreamAnswers(desk, (_request, response) => json(response, 200, { customerNo: '10001' }))
    await asKari({ seconds: 100_000 })
    vi.setSystemTime(Date.now() + 40 * 60_000)
    expect(await read(headers)).toBe(200)
    vi.setSystemTime(Date.now() + 40 * 60_000)
    expect(await read(headers)).toBe(status)
  })
})
