import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAskedByItself } from './asked-by-itself'
import { follow } from './use-follow'

const queryKey = ['getBatch', { params: { batchId: 'b1' } }]
let answer: unknown
let asked: { at: number; byItself: boolean }[]
let page: EventTarget & { hidden: boolean }
let client: QueryClient
let leave: () => void

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  answer = { status: 'QUEUED' }
  asked = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const queryFn = async () => {
    asked.push({ at: Date.now() / 1000, byItself: isAskedByItself() })
    if (answer instanceof Error) throw answer
    return answer
  }
  leave = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  leave()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const times = () => asked.map(({ at }) => at)
function show(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a query that is followed', () => {
  test('is asked again ever more seldom, down to once a minute, and says that nobody asked', async () => {
    const stop = follow(client, queryKey)
    await vi.advanceTimersByTimeAsync(600_000)
    stop()
    expect(times().slice(0, 5)).toEqual([0, 2, 5, 9.5, 16.25])
    const pauses = times().map((at, index) => Math.round(at - (times()[index - 1] ?? 0)))
    expect(Math.max(...pauses)).toBe(60)
    expect(pauses.slice(-3)).toEqual([60, 60, 60])
    expect(asked.map(({ byItself }) => byItself)).toEqual([false, ...Array(asked.length - 1).fill(true)])
  })

  test('is asked often again once its answer has changed', async () => {
    const stop = follow(client, queryKey)
    await vi.advanceTimersByTimeAsync(10_000)
    answer = { status: 'SUCCESS' }
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    expect(times()).toEqual([0, 2, 5, 9.5, 16.25, 18.25])
  })

  test('is asked no more once it is left', async () => {
    follow(client, queryKey)()
    await vi.advanceTimersByTimeAsync(60_000)
    show(true)
    show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times()).toEqual([0])
  })

  test('is not asked while its page is hidden, and at once when it is shown', async () => {
    const stop = follow(client, queryKey)
    await vi.advanceTimersByTimeAsync(1_000)
    show(true)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(times()).toEqual([0])
    show(false)
    await vi.advanceTimersByTimeAsync(2_000)
    stop()
    expect(times()).toEqual([0, 101])
  })

  test('goes on after a read that failed', async () => {
    const stop = follow(client, queryKey)
    answer = new Error('down')
    await vi.advanceTimersByTimeAsync(5_000)
    answer = { status: 'SUCCESS' }
    await vi.advanceTimersByTimeAsync(5_000)
    stop()
    expect(client.getQueryData(queryKey)).toEqual({ status: 'SUCCESS' })
  })
})
