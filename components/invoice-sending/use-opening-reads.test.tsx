import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useOpeningReads } from './use-opening-reads'

notifyManager.setScheduler((show) => show())
afterEach(() => void vi.unstubAllGlobals())

const invoice = { transactionRid: 9_000_044, receiptId: null, invoiceNumber: '2026-7' }

const mountReads = (client: QueryClient) =>
  mountHook(
    () => useOpeningReads(null, { invoice, companyId: 501 }, 'person'),
    (part) => <QueryClientProvider client={client}>{part}</QueryClientProvider>,
  )

test('a form opens without what could not be read, and stays while that is read again', async () => {
  const client = new QueryClient()
  const ask = vi.fn((_: string): Promise<Response> => Promise.reject(new Error('offline')))
  vi.stubGlobal('fetch', ask)
  const page = await mountReads(client)
  const left = { content: null, unread: null }
  const unread = { left, view: undefined, companies: undefined }
  await page.waitFor((opening) => expect(opening).toMatchObject(unread))
  expect(ask).toHaveBeenCalledTimes(2)

  const answers: ((told: unknown) => void)[] = []
  ask.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push((value) => resolve(Response.json({ ok: true, value })))
      }),
  )
  await page.act(() => client.getQueryCache().onOnline())
  expect(client.isFetching()).toBe(2)
  expect(page.get()).toMatchObject(unread)

  await page.act(() => answers.forEach((tell) => void tell([])))
  await page.waitFor((opening) => expect(opening).toMatchObject({ left, view: [], companies: [] }))
  await page.unmount()
  client.clear()
})

test.each([
  ['an untouched form opens once more, filled', false, 'filled'],
  ['a form that was begun stays', true, 'blank'],
] as const)('once the failed invoice is read late, %s', async (_, isBegun, form) => {
  const client = new QueryClient()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  const page = await mountReads(client)
  await page.waitFor((opening) => expect(opening).toMatchObject({ form: 'blank' }))
  if (isBegun) await page.act((opening) => opening!.noteTyped())
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, value: [] }))
  await page.act(() => client.getQueryCache().onOnline())
  await page.waitFor((opening) => expect(opening).toMatchObject({ view: [], form }))
  await page.unmount()
  client.clear()
})

test('nothing opens while sign-in stands over the page, and then all is there at once', async () => {
  const client = new QueryClient()
  const ended = { ok: false, failure: { kind: 'unauthenticated' } }
  vi.stubGlobal('fetch', async () => Response.json(ended))
  const page = await mountReads(client)
  await page.waitFor(() => expect(client.isFetching()).toBe(0))
  expect(page.get()).toBeUndefined()

  vi.stubGlobal('fetch', async () => Response.json({ ok: true, value: [] }))
  await page.act(() => void client.invalidateQueries())
  const left = { content: null, unread: null }
  await page.waitFor((opening) => expect(opening).toMatchObject({ left, view: [], companies: [] }))
  await page.unmount()
  client.clear()
})

test('nothing opens before each part was read once', async () => {
  const client = new QueryClient()
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('getInvoiceView')
      ? Promise.reject(new Error('offline'))
      : new Promise(() => {}),
  )
  const page = await mountReads(client)
  await page.waitFor(() => expect(client.isFetching()).toBe(1))
  expect(page.get()).toBeUndefined()
  await page.unmount()
  client.clear()
})
