import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StreamMessage } from '@/lib/contracts/desk/events'
import { signedInEvent } from '@/lib/shared/routes'
import { getOperationQuery } from '../operation-query'
import { getReconnectPause, startLiveUpdates } from './live'

const [organizationId, invoiceId] = [
  '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
  '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
]
const batch: StreamMessage = { kind: 'BATCH_COMPLETED', organizationId, batchId: 'b1' }

/** An EventSource that a test holds the other end of. */
class FakeSource {
  static all: FakeSource[] = []
  isOpen = true
  onmessage?: (event: { data: string; lastEventId: string }) => void
  onerror?: () => void
  constructor(readonly url: string) {
    FakeSource.all.push(this)
  }
  close() {
    this.isOpen = false
  }
  tell(lastEventId: string, message: StreamMessage) {
    this.onmessage?.({ data: JSON.stringify(message), lastEventId })
  }
}

/** A channel that hands on at once. */
class FakeChannel {
  static all = new Set<FakeChannel>()
  onmessage?: (event: { data: unknown }) => void
  constructor() {
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const each of FakeChannel.all) if (each !== this) each.onmessage?.({ data })
  }
  close() {
    FakeChannel.all.delete(this)
  }
}

/** One lock for everybody who asks, as browsers give it. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) {
      const mine = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : hold()))
      last = mine.catch(() => {})
      return mine
    },
  }
}

const fetched = vi.fn(async (_address: string, _init: { headers: Record<string, string> }) =>
  Response.json({ ok: true, value: {} }),
)
const open = () => FakeSource.all.filter(({ isOpen }) => isOpen)
let page: EventTarget
let stops: (() => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  page = new EventTarget()
  stops = []
  FakeSource.all = []
  FakeChannel.all.clear()
  fetched.mockClear()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A tab that shows one invoice. */
async function tab() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  })
  stops.push(
    new QueryObserver(
      client,
      getOperationQuery('getCollectionInvoice', { params: { organizationId, invoiceId } }),
    ).subscribe(() => {}),
  )
  const leave = startLiveUpdates(client)
  stops.push(leave)
  await vi.advanceTimersByTimeAsync(0)
  fetched.mockClear()
  return { client, leave }
}
const gathered = () => vi.advanceTimersByTimeAsync(1_000)

describe('an open page', () => {
  test('asks again what an event touches, once for many, and says that nobody asked', async () => {
    await tab()
    for (let at = 1; at <= 20; at += 1) open()[0]!.tell(String(at), batch)
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/read/getCollectionInvoice',
      { headers: { 'x-desk-asked-by': 'itself' } },
    ])
  })

  test('rests as long as its reads took before it asks again', async () => {
    await tab()
    const ask = { done: () => {} }
    fetched.mockImplementation(
      () =>
        new Promise((resolve) => {
          ask.done = () => resolve(Response.json({ ok: true, value: {} }))
        }),
    )
    open()[0]!.tell('1', batch)
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(1)
    open()[0]!.tell('2', batch)
    await vi.advanceTimersByTimeAsync(4_000)
    ask.done()
    await vi.advanceTimersByTimeAsync(3_900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(fetched).toHaveBeenCalledTimes(2)
    fetched.mockImplementation(async () => Response.json({ ok: true, value: {} }))
  })

  test('asks nothing for another organization, nor when the stream begins', async () => {
    await tab()
    open()[0]!.tell('1', { kind: 'HERE' })
    open()[0]!.tell('2', { kind: 'CASE', organizationId: 'other' })
    await gathered()
    expect(fetched).not.toHaveBeenCalled()
    open()[0]!.tell('3', { kind: 'MISSED' })
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('asks as its person when they ask, after it asked by itself', async () => {
    const { client } = await tab()
    open()[0]!.tell('1', batch)
    await gathered()
    fetched.mockClear()
    await client.refetchQueries()
    expect(fetched.mock.calls[0]![1].headers).not.toHaveProperty('x-desk-asked-by')
  })

  test('asks nothing while it is hidden, and knows that what it shows is old', async () => {
    vi.stubGlobal('document', { hidden: true })
    const { client } = await tab()
    open()[0]!.tell('1', batch)
    await gathered()
    expect(fetched).not.toHaveBeenCalled()
    expect(client.getQueryCache().getAll()[0]!.state.isInvalidated).toBe(true)
  })

  test('asks once more when it is shown again before a read has ended that began before', async () => {
    const { client } = await tab()
    const early = Promise.withResolvers<Response>()
    fetched.mockReturnValueOnce(early.promise)
    void client.refetchQueries()
    vi.stubGlobal('document', { hidden: true })
    open()[0]!.tell('1', batch)
    await gathered()
    vi.stubGlobal('document', { hidden: false })
    expect(fetched).toHaveBeenCalledTimes(1)
    early.resolve(Response.json({ ok: true, value: {} }))
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(fetched.mock.calls[1]![1].headers).toHaveProperty('x-desk-asked-by', 'itself')
    expect(client.getQueryCache().getAll()[0]!.state.isInvalidated).toBe(false)
  })
})

describe('the stream', () => {
  test('is one for all tabs of a browser, each hears it, and the next takes over from where it was', async () => {
    const [first] = [await tab(), await tab()]
    expect(open().map(({ url }) => url)).toEqual(['/api/events'])
    open()[0]!.tell('41', batch)
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(2)
    first.leave()
    await vi.advanceTimersByTimeAsync(0)
    expect(open().map(({ url }) => url)).toEqual(['/api/events?after=41'])
  })

  test('is one for each tab where tabs cannot agree, and none hears twice', async () => {
    vi.stubGlobal('navigator', {})
    await tab()
    await tab()
    expect(open()).toHaveLength(2)
    open()[0]!.tell('1', batch)
    await gathered()
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  test('is opened again ever more seldom when it breaks, from the last event on', async () => {
    await tab()
    open()[0]!.tell('7', { kind: 'HERE' })
    const waits: number[] = []
    for (let at = 0; at < 8; at += 1) {
      const [before, since] = [FakeSource.all.length, Date.now()]
      open()[0]!.onerror?.()
      expect(open()).toEqual([])
      while (FakeSource.all.length === before) await vi.advanceTimersByTimeAsync(100)
      waits.push((Date.now() - since) / 1000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
    expect(open().map(({ url }) => url)).toEqual(['/api/events?after=7'])
    open()[0]!.tell('8', { kind: 'HERE' })
    open()[0]!.onerror?.()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(open()).toHaveLength(1)
  })

  test('is opened at once when its person has signed in again', async () => {
    await tab()
    open()[0]!.onerror?.()
    page.dispatchEvent(new Event(signedInEvent))
    expect(open()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(FakeSource.all).toHaveLength(2)
  })

  test('is closed with its page, and stays closed', async () => {
    const { leave } = await tab()
    open()[0]!.onerror?.()
    leave()
    page.dispatchEvent(new Event(signedInEvent))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(open()).toEqual([])
  })

  test('waits between half of its pause and all of it', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    expect([0, 1, 10].map(getReconnectPause)).toEqual([500, 1_000, 30_000])
  })
})
