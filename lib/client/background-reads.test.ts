import {
  focusManager,
  InfiniteQueryObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { PageQueryCache, refetchInBackground } from './background-reads'

const queryKey = ['getBatch']
let client: QueryClient
let marks: boolean[]
let answers: PromiseWithResolvers<void>[]
let leave: () => void

function queryFn({ meta }: { meta?: { background?: boolean } }) {
  marks.push(meta?.background === true)
  const answer = Promise.withResolvers<void>()
  answers.push(answer)
  return answer.promise.then(() => marks.length)
}

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  marks = []
  answers = []
})
afterEach(() => {
  leave()
  client.clear()
})

describe('a read that a page makes by itself', () => {
  test('is marked, and what its person asks during it and after it is not', async () => {
    const observer = new QueryObserver(client, { queryKey, queryFn })
    leave = observer.subscribe(() => {})
    answers[0]!.resolve()
    await expect.poll(() => observer.getCurrentResult().data).toBe(1)

    const byItself = refetchInBackground(client, { queryKey })
    const byPerson = client.refetchQueries({ queryKey })
    expect(marks).toEqual([false, true, false])
    for (const { resolve } of answers) resolve()
    await Promise.all([byItself, byPerson])

    const refetched = observer.refetch()
    answers[3]!.resolve()
    await refetched
    expect(marks).toEqual([false, true, false, false])
  })

  test('is marked on each page of a list', async () => {
    const observer = new InfiniteQueryObserver(client, {
      queryKey,
      queryFn: async ({ meta, pageParam }) => {
        marks.push(meta?.background === true)
        return pageParam
      },
      initialPageParam: 0,
      getNextPageParam: (last: number) => last + 1,
    })
    leave = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
    await observer.fetchNextPage()
    await refetchInBackground(client, { queryKey })
    await observer.fetchNextPage()
    expect(marks).toEqual([false, false, true, true, false])
  })

  test.each([
    ['is shown again', () => focusManager.onFocus()],
    [
      'has its network back',
      () => {
        onlineManager.setOnline(false)
        onlineManager.setOnline(true)
      },
    ],
  ])('is marked where its page %s, once, and only what is old is read', async (_, comesBack) => {
    client = new QueryClient({
      queryCache: new PageQueryCache(),
      defaultOptions: {
        queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      },
    })
    client.mount()
    const stops = [
      { queryKey, queryFn },
      { queryKey, queryFn },
      { queryKey: ['fresh'], queryFn, initialData: 0, staleTime: 60_000 },
      { queryKey: ['still'], queryFn, initialData: 0, ...heldStill },
    ].map((options) => new QueryObserver(client, options).subscribe(() => {}))
    leave = () => {
      for (const stop of stops) stop()
      client.unmount()
    }
    const opened = marks.length
    for (const { resolve } of answers) resolve()
    await expect.poll(() => client.isFetching()).toBe(0)

    comesBack()
    comesBack()
    await expect.poll(() => client.isFetching()).toBe(1)
    expect(marks.slice(opened)).toEqual([true])
    answers.at(-1)!.resolve()
    await expect.poll(() => client.isFetching()).toBe(0)
    void client.refetchQueries({ queryKey })
    expect(marks.slice(opened)).toEqual([true, false])
    answers.at(-1)!.resolve()
  })
})

const heldStill = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false }
