import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { invalidate, refetchByItself, refetchForPerson } from './invalidate'

const queryKey = ['listViews']
const filters = { queryKey }
type Read = { answer: (data: string) => void; fail: () => void; isByItself: boolean }

let client: QueryClient
let reads: Read[]
let leave: () => void

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  reads = []
})
afterEach(() => leave?.())

const options = {
  queryKey,
  queryFn: ({ meta }: { meta?: { background?: boolean } }) =>
    new Promise<string>((answer, fail) =>
      reads.push({
        answer,
        fail: () => fail(new Error('failed')),
        isByItself: meta?.background === true,
      }),
    ),
}

function show() {
  const observer = new QueryObserver(client, options)
  leave = observer.subscribe(() => {})
  return () => observer.getCurrentResult().data
}

const isInvalidated = () => client.getQueryState(queryKey)!.isInvalidated

describe.each([
  ['by its person', refetchForPerson, false],
  ['by itself', refetchByItself, true],
] as const)('what is read again %s', (_, refetch, isByItself) => {
  test('after a first read that began before is read once more, and only that is done', async () => {
    const shown = show()
    let isDone = false
    const done = invalidate(client, filters, () => refetch).then(() => {
      isDone = true
    })
    reads[0]!.answer('of before')
    await expect.poll(() => reads.length).toBe(2)
    expect([shown(), isDone]).toEqual(['of before', false])
    reads[1]!.answer('of now')
    await done
    expect(shown()).toBe('of now')
    expect(reads.map((read) => read.isByItself)).toEqual([false, isByItself])
  })

  test('after a first read that failed is read once more', async () => {
    const shown = show()
    const done = invalidate(client, filters, () => refetch)
    reads[0]!.fail()
    await expect.poll(() => reads.length).toBe(2)
    reads[1]!.answer('of now')
    await done
    expect(shown()).toBe('of now')
  })

  test('is read once where nothing is under way, and begun anew where it is being read', async () => {
    client.setQueryData(queryKey, 'old')
    const shown = show()
    await expect.poll(() => reads.length).toBe(1)
    const done = invalidate(client, filters, () => refetch)
    await expect.poll(() => reads.length).toBe(2)
    reads[0]!.answer('of before')
    reads[1]!.answer('of now')
    await done
    expect([shown(), reads.length, isInvalidated()]).toEqual(['of now', 2, false])
  })
})

test.each([
  ['has nothing yet', undefined],
  ['was read once', 'old'],
])(
  'a read of what nobody is shown, and that %s, is out of date although it ends later',
  async (_, data) => {
    if (data) client.setQueryData(queryKey, data)
    const read = client.fetchQuery({ ...options, staleTime: 0 })
    const done = invalidate(client, filters, () => refetchForPerson)
    reads[0]!.answer('of before')
    await done
    expect(await read).toBe('of before')
    expect([isInvalidated(), reads.length]).toEqual([true, 1])
  },
)

test('while nothing may be read, what is shown and being read is out of date although it ends later', async () => {
  client.setQueryData(queryKey, 'old')
  const shown = show()
  const done = invalidate(client, filters, () => null)
  reads[0]!.answer('of before')
  await done
  expect([shown(), isInvalidated(), reads.length]).toEqual(['of before', true, 1])
})
