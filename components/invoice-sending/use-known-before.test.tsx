import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OffersProvider } from '@/lib/client/offers'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { Outgoing } from '@/lib/features/invoice-sending/domain/sent-before'
import { mountHook } from '@/tests/support/mount-hook'
import { submitting } from '@/tests/support/send-upstream'
import { useKnownBefore } from './use-known-before'

const answer = vi.hoisted(() => ({ read: (_: unknown): Promise<unknown> => Promise.reject() }))
vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: (_: string, input: unknown) => answer.read(input),
}))

// What was read is shown as it comes, so that nothing has to be waited for.
notifyManager.setScheduler((show) => show())

afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => {
  answer.read = () => new Promise(() => {})
})

const { document } = submitting('sendB2bInvoice', { body: { ID: '77' } })
const outgoing = { companyId: 501, document }
const send = (idempotencyKey: string, more: Partial<SentNumber> = {}): SentNumber => ({
  ...{ companyId: 501, number: '77', operation: 'sendB2cInvoice', identifier: 'other' },
  ...{ idempotencyKey, state: 'accepted', delivery: null, at: '2026-11-29T10:00:00.000Z' },
  ...more,
})

async function mount(about: Outgoing | null, withheld: 'listResentInvoices'[] = []) {
  const client = new QueryClient()
  const hook = await mountHook(
    () => useKnownBefore(about),
    (part) => (
      <OffersProvider withheld={withheld}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </OffersProvider>
    ),
  )
  return { ...hook, client }
}

test('nothing goes out before what was sent under its number is read', async () => {
  const dialog = await mount(outgoing)
  expect(dialog.get()).toMatchObject({ isReading: true, mayGoOut: false })
  await dialog.unmount()
})

test('what was sent before needs a tick, for exactly what is shown', async () => {
  const asked: unknown[] = []
  let sends = [send('k-1')]
  answer.read = async (input) => {
    asked.push(input)
    return { links: [], sends }
  }
  const dialog = await mount(outgoing)
  expect(asked).toEqual([{ body: { CompanyIds: [501], Numbers: ['77'] } }])
  expect(dialog.get()).toMatchObject({ besides: ['k-1'], mayGoOut: false })
  await dialog.act(({ onIntended }) => onIntended(true))
  expect(dialog.get().mayGoOut).toBe(true)
  sends = [send('k-1'), send('k-2')]
  await dialog.act(() => void dialog.client.refetchQueries())
  expect(dialog.get()).toMatchObject({ besides: ['k-1', 'k-2'], mayGoOut: false })
  await dialog.unmount()
})

test.each([
  ['is not confirmed', { state: 'unknown' }],
  ['is this very document', { identifier: document.body.Identifier }],
] as const)('no tick lets another out while one %s', async (_, more) => {
  answer.read = async () => ({ links: [], sends: [send('k-1', more)] })
  const dialog = await mount(outgoing)
  await dialog.act(({ onIntended }) => onIntended(true))
  expect(dialog.get().mayGoOut).toBe(false)
  await dialog.unmount()
})

test('where nothing was sent before it goes out', async () => {
  answer.read = async () => ({ links: [], sends: [] })
  const dialog = await mount(outgoing)
  expect(dialog.get()).toMatchObject({ mayGoOut: true, isUntold: false, besides: [] })
  await dialog.unmount()
})

test('a read that fails, or that is not theirs, says nothing and is said; the server asks again', async () => {
  answer.read = () => Promise.reject(new OperationFailed({ kind: 'unreachable' }))
  for (const withheld of [[], ['listResentInvoices' as const]]) {
    const dialog = await mount(outgoing, withheld)
    expect(dialog.get()).toMatchObject({ isUntold: true, isReading: false, mayGoOut: true })
    await dialog.unmount()
  }
})

test('nothing is asked of what takes the place of a failed one', async () => {
  const dialog = await mount(null)
  expect(dialog.get()).toMatchObject({ isUntold: false, isReading: false, mayGoOut: true })
  await dialog.unmount()
})
