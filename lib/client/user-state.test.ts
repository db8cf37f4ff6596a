import { afterEach, describe, expect, test, vi } from 'vitest'
import { createWriteStamp, noteSilently, saveUserState } from './user-state'

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
    expect(headers).not.toHaveProperty('x-desk-asked-by')
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

describe('noting what was opened', () => {
  const input = { params: { viewId: 'v1' }, body: { look: null } }

  test('says that nobody asked for it, and outlives a page that is left', async () => {
    await noteSilently('visitView', input, { leaving: true })
    const [address, { headers, keepalive }] = sent()
    expect([address, keepalive]).toEqual(['/api/local-write/visitView', true])
    expect(headers).toMatchObject({ 'x-desk-asked-by': 'itself' })
  })

  test('tells nobody that it failed', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await noteSilently('visitView', input)).toBeUndefined()
  })
})

test('every change of a page has the page’s name and a number of its own, one after another', () => {
  const [first, second] = [createWriteStamp(), createWriteStamp()]
  expect(second).toEqual({ writer: first.writer, turn: first.turn + 1 })
})
