import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWriteStamp, saveUserState } from './user-state'

const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
  Response.json({ ok: true, value: null }),
)
vi.stubGlobal('fetch', fetched)
afterEach(() => void fetched.mockClear())

const input = (content: unknown) => ({
  params: { clientno: '1001' },
  body: { ...createWriteStamp(), userName: 'kari', subject: 'customer:1', content },
})
const sent = () => fetched.mock.calls[0]!

describe('keeping something', () => {
  test('asks the keep route as a page of the desk, with everything in the body', async () => {
    const asked = input({ phoneNo: '1' })
    expect(await saveUserState('keepDraft', asked)).toEqual({ ok: true, value: null })
    const [address, { method, headers, body }] = sent()
    expect([address, method, JSON.parse(String(body))]).toEqual([
      '/api/local-write/keepDraft',
      'POST',
      asked,
    ])
    expect(headers).toMatchObject({ 'x-desk': '1' })
  })

  test.each([
    ['a page that stays', false, 'x', false],
    ['a page that is left', true, 'x', true],
    [
      'a page that is left with more than a browser lets outlive it',
      true,
      'å'.repeat(30_000),
      false,
    ],
  ])('outlives %s: %s', async (_, leaving, content, outlives) => {
    await saveUserState('keepDraft', input(content), { leaving })
    expect(sent()[1].keepalive).toBe(outlives)
  })

  test.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers what is no JSON', async () => new Response('<html>')],
  ])('never throws: a desk that %s is a failure', async (_, answer) => {
    fetched.mockImplementationOnce(answer)
    expect(await saveUserState('keepDraft', input('x'))).toEqual({
      ok: false,
      failure: { kind: 'unreachable', code: 'desk' },
    })
  })
})

test('every change of a page has the page’s name and a number of its own, one after another', () => {
  const [first, second] = [createWriteStamp(), createWriteStamp()]
  expect(second).toEqual({ writer: first.writer, turn: first.turn + 1 })
})
