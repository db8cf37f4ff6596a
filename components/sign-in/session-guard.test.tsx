import { expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { createQueryClient, mayHaveMetEnd } from './session-guard'

const failWith = (kind: 'unauthenticated' | 'broken') => () =>
  Promise.reject(new OperationFailed({ kind }))

test('a read that meets an ended session asks for sign-in, and is left to what follows it', async () => {
  const signedIn = Promise.withResolvers<void>()
  const signInAgain = vi.fn(() => signedIn.promise)
  const client = createQueryClient(signInAgain)
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const queryKey = ['listBulkActions', {}]
  for (let poll = 0; poll < 20; poll += 1)
    await client
      .fetchQuery({ queryKey, queryFn: failWith('unauthenticated'), staleTime: 0 })
      .catch(() => {})
  expect(signInAgain).toHaveBeenCalledTimes(20)
  signedIn.resolve()
  await signedIn.promise
  expect(invalidate).not.toHaveBeenCalled()
})

test('a read that fails otherwise asks nobody to sign in', async () => {
  const signInAgain = vi.fn(async () => {})
  const client = createQueryClient(signInAgain)
  await client.fetchQuery({ queryKey: ['x'], queryFn: failWith('broken') }).catch(() => {})
  expect(signInAgain).not.toHaveBeenCalled()
})

test.each([
  [true, { error: new OperationFailed({ kind: 'unauthenticated' }), data: undefined }],
  [true, { error: new OperationFailed({ kind: 'unreachable' }), data: [] }],
  [true, { error: null, data: { rows: [], unread: { kind: 'unauthenticated' } } }],
  [false, { error: null, data: { rows: [], unread: { kind: 'broken' } } }],
  [false, { error: null, data: { rows: [], unread: null } }],
  [false, { error: null, data: undefined }],
])('after sign-in it is %s that a read is made again: %j', (is, state) =>
  expect(mayHaveMetEnd(state)).toBe(is),
)
