import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { readWorkWhenIdle } from './read-work-when-idle'
import { getWorkQuery, staleMs } from './work'

const sources: WorkSource[] = ['outcomes', 'decisions', 'failures']

/** A page that can be hidden and shown. */
class FakeDocument extends EventTarget {
  hidden = false
  show(isShown: boolean) {
    this.hidden = !isShown
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

type Asked = { what: string; isByItself: boolean }
let page: FakeDocument
let asked: Asked[]
let answer: (what: string) => Response | Promise<Response>
let client: QueryClient
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new FakeDocument()
  asked = []
  answer = () => Response.json({ ok: true, value: { lines: [], isWhole: true } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', (address: string, { headers, body }: RequestInit) => {
    const { source } = (JSON.parse(body as string) as { body: { source?: string } }).body
    const what = source ?? address.split('/').at(-1)!
    asked.push({
      what,
      isByItself: (headers as Record<string, string>)['x-desk-asked-by'] === 'itself',
    })
    return answer(what)
  })
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
})
afterEach(() => {
  leave()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const begin = (isNeeded = () => true, of = sources) => {
  leave = readWorkWhenIdle(client, of, isNeeded)
}
const wait = (ms = 2_000) => vi.advanceTimersByTimeAsync(ms)
const names = () => asked.map(({ what }) => what)
const all = ['listWorkMarks', ...sources]

describe('the work of a page that has nothing else to do', () => {
  test('is read once it was painted, one source after another, and nobody asked for it', async () => {
    const answers = new Map<string, () => void>()
    answer = (what) =>
      new Promise((resolve) => {
        answers.set(what, () => resolve(Response.json({ ok: true, value: {} })))
      })
    begin()
    await wait(1_999)
    expect(asked).toEqual([])
    for (const [at, what] of all.entries()) {
      await wait(at === 0 ? 1 : 0)
      expect(names()).toEqual(all.slice(0, at + 1))
      answers.get(what)!()
      await wait(0)
    }
    expect(asked.every(({ isByItself }) => isByItself)).toBe(true)
  })

  test('is asked of no source but those that are given', async () => {
    begin(() => true, ['outcomes'])
    await wait()
    expect(names()).toEqual(['listWorkMarks', 'outcomes'])
  })

  test('is not read where another page has counted it', async () => {
    begin(() => false)
    await wait(60_000)
    expect(asked).toEqual([])
  })

  test('waits while the page reads, and goes on where it was', async () => {
    const own = Promise.withResolvers<number>()
    void client.fetchQuery({ queryKey: ['own'], queryFn: () => own.promise })
    begin()
    await wait(5_000)
    expect(asked).toEqual([])
    own.resolve(1)
    answer = (what) => {
      if (what === 'outcomes')
        void client.fetchQuery({ queryKey: ['more'], queryFn: () => more.promise })
      return Response.json({ ok: true, value: {} })
    }
    const more = Promise.withResolvers<number>()
    await wait()
    expect(names()).toEqual(['listWorkMarks', 'outcomes'])
    await wait(5_000)
    more.resolve(1)
    await wait()
    expect(names()).toEqual(all)
  })

  test('waits while a person presses something, and goes on once the page is left alone', async () => {
    begin()
    await wait(1_500)
    page.dispatchEvent(new Event('keydown'))
    await wait(1_500)
    expect(asked).toEqual([])
    answer = (what) => {
      if (what === 'outcomes') page.dispatchEvent(new Event('click'))
      return Response.json({ ok: true, value: {} })
    }
    await wait(1_000)
    expect(names()).toEqual(['listWorkMarks', 'outcomes'])
    await wait(1_000)
    expect(names()).toEqual(['listWorkMarks', 'outcomes'])
    await wait(1_000)
    expect(names()).toEqual(all)
  })

  test('waits while the page saves', async () => {
    const own = Promise.withResolvers<number>()
    const saving = client
      .getMutationCache()
      .build(client, { mutationFn: () => own.promise, networkMode: 'always' })
      .execute(undefined)
    begin()
    await wait(5_000)
    expect(asked).toEqual([])
    own.resolve(1)
    await saving
    await wait()
    expect(names()).toEqual(all)
  })

  test('is not read by a page that nobody sees, until it is shown', async () => {
    page.hidden = true
    begin()
    await wait(60_000)
    expect(asked).toEqual([])
    page.show(true)
    await wait()
    expect(names()).toEqual(all)
  })

  test('is read again when the page is shown after minutes, and not before', async () => {
    begin()
    await wait()
    page.show(false)
    page.show(true)
    await wait()
    expect(names()).toEqual(all)
    await wait(staleMs)
    expect(names()).toEqual(all)
    page.show(true)
    await wait()
    expect(names()).toEqual([...all, ...all])
  })

  test('that failed leaves the others, and is not asked for again at once', async () => {
    answer = (what) =>
      Response.json(
        what === 'outcomes'
          ? { ok: false, failure: { kind: 'unreachable' } }
          : { ok: true, value: {} },
      )
    begin()
    await wait()
    expect(names()).toEqual(all)
    page.show(true)
    await wait()
    expect(names()).toEqual(all)
    expect(client.getQueryState(getWorkQuery('outcomes').queryKey)?.status).toBe('error')
    expect(client.getQueryState(getWorkQuery('failures').queryKey)?.status).toBe('success')
  })

  test('is read no further once the page is left', async () => {
    answer = (what) => {
      if (what === 'outcomes') leave()
      return Response.json({ ok: true, value: {} })
    }
    begin()
    await wait()
    page.show(true)
    await wait()
    expect(names()).toEqual(['listWorkMarks', 'outcomes'])
    begin()
    leave()
    await wait()
    expect(asked).toHaveLength(2)
  })

  test('that a person asks for later is asked by them', async () => {
    begin()
    await wait()
    const query = getWorkQuery('outcomes')
    await client.refetchQueries({ queryKey: query.queryKey })
    await client.fetchQuery({ ...query, staleTime: 0 })
    expect(asked.filter(({ what }) => what === 'outcomes').map((each) => each.isByItself)).toEqual([
      true,
      false,
      false,
    ])
  })
})
