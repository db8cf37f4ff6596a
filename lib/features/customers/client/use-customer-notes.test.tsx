import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import type { Failure, Result } from '@/lib/contracts/result'
import { mountHook } from '@/tests/support/mount-hook'
import { useChangeFollowUp, useChangeNote } from './use-customer-notes'

const { write } = vi.hoisted(() => ({
  write: vi.fn<(change: { idempotencyKey: string }) => Promise<Result<null>>>(),
}))
vi.mock('@/lib/features/customers/server/change-customer-note', () => ({
  changeCustomerNote: write,
}))
vi.mock('@/lib/features/customers/server/change-customer-follow-up', () => ({
  changeCustomerFollowUp: write,
}))

notifyManager.setScheduler((show) => show())

const customer = { clientNo: '1001', customerNo: '7', userName: 'kari' }
const nobody = { owner: null, followUpOn: null }
const done: Result<null> = { ok: true, value: null }
const fail = (kind: Failure['kind'], code?: string): Result<null> => ({
  ok: false,
  failure: { kind, code },
})

let client: QueryClient
let leave = async () => {}
beforeEach(() => {
  client = new QueryClient()
  write.mockReset()
})
afterEach(async () => {
  await leave()
  client.clear()
  vi.unstubAllGlobals()
})

async function open() {
  const page = await mountHook(
    () => ({ note: useChangeNote(), followUp: useChangeFollowUp() }),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )
  leave = page.unmount
  return {
    add: (text: string) => page.act(({ note }) => note.send({ ...customer, text })),
    give: (owner: string) =>
      page.act(({ followUp }) =>
        followUp.send({ ...customer, seen: nobody, next: { ...nobody, owner } }),
      ),
  }
}
const countKeys = () => new Set(write.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size

test('a note whose answer was lost is the same note when it is sent again', async () => {
  write.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(done)
  const { add } = await open()
  await add('Called.')
  await add('Called.')
  expect([write.mock.calls.length, countKeys()]).toEqual([2, 1])
  await add('Called.')
  expect(countKeys()).toBe(2)
})

test.each<[Failure['kind'], string?]>([
  ['not-sent'],
  ['invalid', 'identity-number'],
  ['unknown-outcome', 'deadline'],
])('a note that was answered (%s, %s) is another one when it is sent again', async (kind, code) => {
  write.mockResolvedValueOnce(fail(kind, code)).mockResolvedValue(done)
  const { add } = await open()
  await add('Called.')
  await add('Called.')
  expect(countKeys()).toBe(2)
})

test('another note is another one, whatever became of the first', async () => {
  write.mockRejectedValue(new Error('gone'))
  const { add } = await open()
  await add('Called.')
  await add('Called, no answer.')
  expect(countKeys()).toBe(2)
})

test('who has a customer is changed once likewise', async () => {
  write.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(done)
  const { give } = await open()
  await give('ola')
  await give('ola')
  expect(countKeys()).toBe(1)
  await give('per')
  expect(countKeys()).toBe(2)
})
