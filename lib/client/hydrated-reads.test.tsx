import {
  type DehydratedState,
  dehydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { HydrationBoundary } from './hydrated-reads'
import { freshMs } from './operation-query'

const queryKey = ['getCustomer', { params: { customerno: '10001' } }]
const arrivedAt = Date.parse('2026-03-12T12:00:00Z')
const minuteMs = 60_000
let client: QueryClient
let pages: { unmount: () => Promise<void> }[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: arrivedAt })
  client = new QueryClient()
  pages = []
})
afterEach(async () => {
  for (const page of pages) await page.unmount()
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a server read whose clock is apart from the browser's. */
function readOnServer(data: string, apartMs: number): DehydratedState {
  const server = new QueryClient()
  server.setQueryData(queryKey, data, { updatedAt: arrivedAt + apartMs })
  return dehydrate(server)
}

const show = async (state: DehydratedState) =>
  pages.push(
    await mountHook(
      () => null,
      (part) => (
        <QueryClientProvider client={client}>
          <HydrationBoundary state={state}>{part}</HydrationBoundary>
        </QueryClientProvider>
      ),
    ),
  )
const query = () => client.getQueryCache().find({ queryKey, exact: true })!

test('what a server read is as old as it is here, however far ahead the clock of the server', async () => {
  await show(readOnServer('Storgata 1', 10 * minuteMs))
  expect(query().isStaleByTime(freshMs)).toBe(false)
  vi.setSystemTime(arrivedAt + freshMs + 1)
  expect(query().isStaleByTime(freshMs)).toBe(true)
})

test('what the browser has read since stands when the page is shown again as it came', async () => {
  const state = readOnServer('Storgata 1', 10 * minuteMs)
  await show(state)
  vi.setSystemTime(arrivedAt + minuteMs)
  client.setQueryData(queryKey, 'Storgata 2')
  vi.setSystemTime(arrivedAt + 2 * minuteMs)
  await show(state)
  expect(client.getQueryData(queryKey)).toBe('Storgata 2')
})

test('what a page brings that is drawn anew takes the place of it', async () => {
  client.setQueryData(queryKey, 'Storgata 1')
  vi.setSystemTime(arrivedAt + minuteMs)
  await show(readOnServer('Storgata 2', 10 * minuteMs))
  expect(client.getQueryData(queryKey)).toBe('Storgata 2')
})

test('what was read a while before it came is as old as it says', async () => {
  await show(readOnServer('Storgata 1', -minuteMs))
  expect(query().state.dataUpdatedAt).toBe(arrivedAt - minuteMs)
})
