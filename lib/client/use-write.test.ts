import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Failure, Result, Write } from '@/lib/contracts/result'
import { OperationFailed } from './operation-failed'
import { getWriteMutation, invalidateInBackground } from './use-write'

type Saved = { street: string; idempotencyKey: string }

let client: QueryClient
let answers: Result<{ id: number }>[]
let sent: unknown[]
const signInAgain = vi.fn(async () => {})
const write: Write<Saved, { id: number }> = async (arrived) => {
  sent.push(arrived)
  return answers.shift()!
}
const failed = (failure: Failure): Result<never> => ({ ok: false, failure })

beforeEach(() => {
  client = new QueryClient()
  answers = []
  sent = []
  signInAgain.mockClear()
})

function makeWrite(onSuccess = vi.fn()) {
  let made = 0
  const options = getWriteMutation(
    write,
    {
      toInput: (street: string) => ({ street, idempotencyKey: `key ${++made}` }),
      affects: ['listCustomers'],
    },
    { client, signInAgain },
  )
  client.setQueryData(['listCustomers', {}], [])
  return new MutationObserver(client, { ...options, onSuccess })
}

const isOutOfDate = () => client.getQueryState(['listCustomers', {}])!.isInvalidated

test('a success is what the write answered, and what it affects is out of date', async () => {
  answers = [{ ok: true, value: { id: 7 } }]
  expect(await makeWrite().mutate('Storgata 1')).toEqual({ id: 7 })
  expect(sent).toEqual([{ street: 'Storgata 1', idempotencyKey: 'key 1' }])
  expect(isOutOfDate()).toBe(true)
})

test.each(['unknown-outcome', 'refused', 'not-sent'] as const)(
  'a write that ends as %s is thrown, is no success, is not sent again, and what it affects is read again',
  async (kind) => {
    answers = [failed({ kind })]
    const onSuccess = vi.fn()
    const mutation = makeWrite(onSuccess)
    await expect(mutation.mutate('Storgata 1')).rejects.toEqual(new OperationFailed({ kind }))
    expect(onSuccess).not.toHaveBeenCalled()
    expect(sent).toHaveLength(1)
    expect(isOutOfDate()).toBe(true)
  },
)

test('after sign-in the same idempotency key goes on, once', async () => {
  answers = [failed({ kind: 'unauthenticated' }), failed({ kind: 'unauthenticated' })]
  await expect(makeWrite().mutate('Storgata 1')).rejects.toThrow('unauthenticated')
  expect(signInAgain).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([
    { street: 'Storgata 1', idempotencyKey: 'key 1' },
    { street: 'Storgata 1', idempotencyKey: 'key 1' },
  ])
})

test('work of the day that is found in what was written is out of date, other work is not', async () => {
  const keyOf = (source: string) => ['listWork', { body: { source } }]
  for (const source of ['stops', 'failures', 'decisions']) client.setQueryData(keyOf(source), {})
  answers = [{ ok: true, value: { id: 7 } }]
  await makeWrite().mutate('Storgata 1')
  const outOfDate = (source: string) => client.getQueryState(keyOf(source))!.isInvalidated
  expect(outOfDate('stops')).toBe(true)
  expect(outOfDate('failures')).toBe(false)
  expect(outOfDate('decisions')).toBe(false)
})

test('what a page finds out by itself is read again without its person, but for costly work', async () => {
  const asked: [unknown, boolean][] = []
  const stops = ['listCustomers', 'listWork'].map((name) =>
    new QueryObserver(client, {
      queryKey: [name, { body: { source: 'stops' } }],
      queryFn: ({ meta, queryKey }) => {
        asked.push([queryKey[0], meta?.background === true])
        return []
      },
    }).subscribe(() => {}),
  )
  await expect.poll(() => client.isFetching()).toBe(0)
  asked.length = 0
  await invalidateInBackground(client, ['listCustomers'])
  expect(asked).toEqual([['listCustomers', true]])
  expect(client.getQueryState(['listWork', { body: { source: 'stops' } }])!.isInvalidated).toBe(
    true,
  )
  for (const stop of stops) stop()
})
