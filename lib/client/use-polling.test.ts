import {
  environmentManager,
  focusManager,
  QueryClient,
  type QueryFunction,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OperationFailed } from './operation-failed'
import {
  createChangeReads,
  emptyPollsMax,
  getPollQuery,
  getTimedReadsQuery,
  isExhausted,
} from './use-polling'

const queryKey = ['getBatch', { params: { batchId: 'b1' } }]
let answer: unknown
let asked: { at: number; byItself: boolean }[]
let client: QueryClient
let leave: () => void

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 })
  environmentManager.setIsServer(() => false)
  answer = { status: 'QUEUED' }
  asked = []
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  const queryFn: QueryFunction = async ({ meta }) => {
    asked.push({ at: Date.now() / 1000, byItself: meta?.background === true })
    if (answer instanceof Error) throw answer
    return answer
  }
  client.mount()
  const shown = { queryKey, queryFn, refetchOnWindowFocus: false }
  leave = new QueryObserver(client, shown).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
})
afterEach(() => {
  leave()
  client.unmount()
  client.clear()
  vi.useRealTimers()
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => typeof window === 'undefined')
})

/** As a page that shows the query does. */
function poll(onRest = () => {}) {
  return new QueryObserver(client, getPollQuery(queryKey, true)).subscribe(({ data }) => {
    if (data && isExhausted(data)) onRest()
  })
}

const times = () => asked.map(({ at }) => at)
const show = (hidden: boolean) => focusManager.setFocused(!hidden)

describe('a query that is followed', () => {
  test('is asked again ever more seldom, down to once a minute, and says that nobody asked', async () => {
    const stop = poll()
    await vi.advanceTimersByTimeAsync(600_000)
    stop()
    expect(times().slice(0, 5)).toEqual([0, 2, 5, 9.5, 16.25])
    const pauses = times().map((at, index) => Math.round(at - (times()[index - 1] ?? 0)))
    expect(Math.max(...pauses)).toBe(60)
    expect(pauses.slice(-3)).toEqual([60, 60, 60])
    expect(asked.map(({ byItself }) => byItself)).toEqual([
      false,
      ...Array(asked.length - 1).fill(true),
    ])
  })

  test('is asked often again once its answer has changed', async () => {
    const stop = poll()
    await vi.advanceTimersByTimeAsync(10_000)
    answer = { status: 'SUCCESS' }
    await vi.advanceTimersByTimeAsync(10_000)
    stop()
    expect(times()).toEqual([0, 2, 5, 9.5, 16.25, 18.25])
  })

  test('is asked no more once it is left', async () => {
    poll()()
    await vi.advanceTimersByTimeAsync(60_000)
    show(true)
    show(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(times()).toEqual([0])
  })

  test('is not asked while its page is hidden, and at once when it is shown', async () => {
    const stop = poll()
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
    const stop = poll()
    answer = new Error('down')
    await vi.advanceTimersByTimeAsync(5_000)
    answer = { status: 'SUCCESS' }
    await vi.advanceTimersByTimeAsync(5_000)
    stop()
    expect(client.getQueryData(queryKey)).toEqual({ status: 'SUCCESS' })
  })

  test('is asked ever more seldom where nothing but the id of the request changes', async () => {
    const stop = poll()
    for (let at = 0; at < 60; at++) {
      answer = { batch: null, unread: { kind: 'unreachable', requestId: `r-${at}` } }
      await vi.advanceTimersByTimeAsync(500)
    }
    stop()
    // The first answer of this kind is news, the others are none.
    expect(times()).toEqual([0, 2, 4, 7, 11.5, 18.25, 28.375])
  })

  test.each([
    ['is not there', new OperationFailed({ kind: 'not-found' })],
    ['names a batch that is not there', { unread: { kind: 'not-found', requestId: 'r' } }],
  ])('and %s is asked no more after a while, and that is told', async (_, nothing) => {
    const rested = vi.fn()
    answer = nothing
    poll(rested)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([asked.length, rested.mock.calls.length]).toEqual([emptyPollsMax + 1, 1])
    show(true)
    show(false)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(emptyPollsMax + 1)
  })

  test('that is there after all is followed on', async () => {
    const rested = vi.fn()
    const stop = poll(rested)
    for (const each of [
      new OperationFailed({ kind: 'not-found' }),
      { status: 'QUEUED' },
      new OperationFailed({ kind: 'not-found' }),
      { status: 'RUNNING' },
    ]) {
      answer = each
      await vi.advanceTimersByTimeAsync(40_000)
    }
    stop()
    expect(rested).not.toHaveBeenCalled()
  })
})

describe('a query that is read at an interval', () => {
  const readEvery = (intervalMs: number | false, timesMax?: number) =>
    new QueryObserver(client, getTimedReadsQuery(queryKey, intervalMs, { timesMax })).subscribe(
      () => {},
    )

  test('is read by nobody after its first time, and not while its page is hidden', async () => {
    const stop = readEvery(2_000)
    await vi.advanceTimersByTimeAsync(4_000)
    show(true)
    await vi.advanceTimersByTimeAsync(60_000)
    show(false)
    await vi.advanceTimersByTimeAsync(2_000)
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toEqual([
      { at: 0, byItself: false },
      { at: 2, byItself: true },
      { at: 4, byItself: true },
      { at: 66, byItself: true },
    ])
  })

  test('is read as often as it may be at most, also where reads fail', async () => {
    const stop = readEvery(2_000, 3)
    answer = new Error('down')
    await vi.advanceTimersByTimeAsync(60_000)
    stop()
    expect(times()).toEqual([0, 2, 4, 6])
  })

  test('is read at once where nothing else reads it, by nobody that time too', async () => {
    const own = ['getSentBatch']
    const queryFn: QueryFunction = async ({ meta }) => {
      asked.push({ at: Date.now() / 1000, byItself: meta?.background === true })
      return 1
    }
    asked = []
    const shown = { queryKey: own, queryFn, initialData: 0, staleTime: Number.POSITIVE_INFINITY }
    const stops = [
      new QueryObserver(client, shown),
      new QueryObserver(client, getTimedReadsQuery(own, 2_000, { timesMax: 3, isAtOnce: true })),
    ].map((observer) => observer.subscribe(() => {}))
    await vi.advanceTimersByTimeAsync(60_000)
    for (const stop of stops) stop()
    expect(asked).toEqual([0, 2, 4].map((at) => ({ at, byItself: true })))
  })

  test('is not read again without an interval', async () => {
    const stop = readEvery(false)
    await vi.advanceTimersByTimeAsync(60_000)
    stop()
    expect(times()).toEqual([0])
  })
})

describe('a query that rests on something', () => {
  test('is read again by nobody when that has changed, and at nothing else', async () => {
    const note = createChangeReads(client)
    for (const standing of [undefined, 'running', 'running', undefined, 'done', 'done'])
      await note(queryKey, standing)
    expect(asked.map(({ byItself }) => byItself)).toEqual([false, true])
  })

  test('is not read again for how another stands', async () => {
    const note = createChangeReads(client)
    await note(['getBatch', { params: { batchId: 'b2' } }], 'running')
    await note(queryKey, 'done')
    expect(asked).toHaveLength(1)
  })

  test('is read again after a first read that began before the change', async () => {
    const first = Promise.withResolvers<string>()
    const own = ['listRows']
    const marks: boolean[] = []
    const stop = new QueryObserver(client, {
      queryKey: own,
      queryFn: ({ meta }) => {
        marks.push(meta?.background === true)
        return marks.length === 1 ? first.promise : 'after'
      },
    }).subscribe(() => {})
    const note = createChangeReads(client)
    await note(own, 'running')
    const read = note(own, 'done')
    first.resolve('before')
    await vi.advanceTimersByTimeAsync(0)
    await read
    stop()
    expect([client.getQueryData(own), marks]).toEqual(['after', [false, true]])
  })
})
