import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchTexts } from './fetch-texts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const texts = { grid: { columns: 'Columns' } }

test('a file that did not come, or not whole, is asked for until it has come', async () => {
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.resolve(new Response('{"grid": {"col')),
    () => Promise.resolve(Response.json(texts)),
  ]
  const fetch = vi.fn((_: string) => answers[fetch.mock.calls.length - 1]!())
  vi.stubGlobal('fetch', fetch)

  const fetched = fetchTexts('/api/texts/en/1/grid')
  await vi.runAllTimersAsync()
  expect(await fetched).toEqual(texts)
  expect(fetch.mock.calls).toEqual(answers.map(() => ['/api/texts/en/1/grid']))
})
