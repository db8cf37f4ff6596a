import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refetchInBackground } from './background-reads'

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
})
