import {
  environmentManager,
  notifyManager,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { SessionGuardContext } from '@/lib/client/session-guard'
import type { Failure } from '@/lib/contracts/result'
import { mountHook } from '@/tests/support/mount-hook'
import { useSendBulkAdjustments } from './use-send-bulk-adjustments'

const desk = vi.hoisted(() => ({
  look: (): Promise<unknown> => Promise.reject(),
  started: [] as string[],
  opened: [] as string[],
}))
vi.mock('next/navigation', () => {
  const router = { push: (address: string) => void desk.opened.push(address) }
  return { useRouter: () => router }
})
vi.mock('@/lib/features/bulk-actions/server/bulk-commands', () => ({
  addBulkRows: async () => ({ ok: true, value: null }),
  startBulkAction: async ({ bulkActionId }: { bulkActionId: string }) => {
    desk.started.push(bulkActionId)
    return { ok: true, value: null }
  },
  stopBulkAction: async () => ({ ok: true, value: null }),
}))
vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: (name: string) =>
    name === 'getBulkAction' ? desk.look() : Promise.resolve({ rows: [], more: false }),
}))

// What was read is shown as it comes, so that nothing has to be waited for.
notifyManager.setScheduler((show) => show())

const fail = (kind: Failure['kind']) => async () => {
  throw new OperationFailed({ kind })
}
const answer = async () => ({ bulkActionId: desk.started[0], state: 'done' })
const place = { kind: 'payment', organizationId: 'o', userName: 'kari' } as const
let leave = async () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  environmentManager.setIsServer(() => false)
  desk.started = []
  desk.opened = []
})
afterEach(async () => {
  await leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  environmentManager.setIsServer(() => typeof window === 'undefined')
})

/** A dialog whose rows were sent, and where it has gone since. */
async function send() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const onBegun = vi.fn()
  const dialog = await mountHook(
    () => useSendBulkAdjustments(place, onBegun),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )
  leave = dialog.unmount
  await dialog.act((sending) => sending.send([], '0'))
  const wait = (ms: number) => dialog.act(() => vi.advanceTimersByTimeAsync(ms))
  return { ...dialog, wait, onBegun }
}

test('rows that were handed over are not sent anew while it cannot be read how they stand', async () => {
  desk.look = fail('unreachable')
  const { get, wait, onBegun } = await send()
  const unread = { isPending: true, failure: null, unread: { kind: 'unreachable' } }
  expect(get()).toMatchObject({ ...unread, bulkActionId: desk.started[0] })
  desk.look = () => new Promise((resolve) => setTimeout(() => resolve(answer()), 1_000))
  await wait(3_500)
  expect(get()).toMatchObject(unread)
  await wait(1_000)
  expect(desk.opened).toEqual([`/bulk-actions/${desk.started[0]}`])
  expect(onBegun).toHaveBeenCalledOnce()
})

test('rows may be sent once more where it is answered that they have not begun', async () => {
  desk.look = fail('not-found')
  const look = vi.spyOn(desk, 'look')
  const { get, wait } = await send()
  const notBegun = { isPending: false, failure: { kind: 'not-sent' }, unread: null }
  expect(get()).toMatchObject(notBegun)
  await wait(60_000)
  expect(look).toHaveBeenCalledOnce()
  expect([get(), desk.opened]).toMatchObject([notBegun, []])
})
