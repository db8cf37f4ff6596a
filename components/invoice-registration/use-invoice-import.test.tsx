import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import { handOverInvoices } from '@/lib/features/invoice-registration/client/public'
import { mountHook } from '@/tests/support/mount-hook'
import { useInvoiceImport } from './use-invoice-import'

const turn = vi.hoisted(() => ({ wait: undefined as Promise<void> | undefined }))
vi.mock('@/lib/client/pauses', async (original) => ({
  ...(await original<object>()),
  pauseForPage: () => turn.wait ?? Promise.resolve(),
}))

const invoice = {
  ...{ invoiceNumber: 'N-1', type: 'NOTICE', originalInvoiceAmount: '100', currency: 'NOK' },
  ...{ invoiceDate: '2026-02-01', dueDate: '2026-02-15', ocrReferenceNumber: '127734800100051' },
  ...{ debtorType: 'Person', debtorName: 'Kari Nordmann', debtorCountryCode: 'NO' },
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['is asked about', true, 1],
  ['was discarded meanwhile is not', false, 0],
])('a file whose check is being prepared and that %s', async (_, stays, expected) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ ok: false, failure: { kind: 'broken' } })
  })
  handOverInvoices('Customer 10001', [invoice])
  const page = await mountHook(
    () => useInvoiceImport('o'),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )
  await page.waitFor(({ isChecking, unasked }) => expect([isChecking, unasked]).toEqual([false, 1]))
  asked.length = 0
  const next = Promise.withResolvers<void>()
  turn.wait = next.promise
  await page.act(({ startCheck }) => startCheck())
  expect(page.get().isLooking).toBe(true)
  if (!stays) await page.act(({ discard }) => discard())
  await page.act(() => next.resolve())
  await page.waitFor(({ isLooking }) => expect(isLooking).toBe(false))
  expect(asked).toHaveLength(expected)
  expect(page.get().check.progress === null).toBe(!stays)
  await page.unmount()
})
