import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import { handOverLookup } from '@/lib/features/invoice-tracking/client/public'
import { mountHook } from '@/tests/support/mount-hook'
import { useReferencesPage } from './use-references-page'

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: () => new Promise(() => {}),
}))

const access = {
  ...{ companyIds: [501], clientNos: [], organizationIds: [] },
  may: { search: true, status: true, ledger: false, collection: false },
}
const mountPage = () =>
  mountHook(
    () => useReferencesPage(access),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )

afterEach(() => void vi.unstubAllGlobals())

test('what is handed over opens the page, and no page after it', async () => {
  handOverLookup('A-1\nA-2')
  const page = await mountPage()
  expect(page.get().text).toBe('A-1\nA-2')
  await page.unmount()
  const next = await mountPage()
  expect(next.get().text).toBe('')
  await next.unmount()
})

test('what is handed over to the page itself takes the place of its answer', async () => {
  const page = await mountPage()
  await page.act(({ edit, choose }) => {
    edit('A-1\nA-2')
    choose('fileName')
  })
  await page.act(({ find }) => find())
  expect(page.get().list.asked?.lines).toHaveLength(2)

  await page.act(() => handOverLookup('B-1\nB-2\nB-3'))
  expect(page.get()).toMatchObject({ text: 'B-1\nB-2\nB-3', chosen: null, list: { asked: null } })
  await page.act(({ edit }) => edit(''))
  await page.act(() => handOverLookup('B-1\nB-2\nB-3'))
  expect(page.get().text).toBe('B-1\nB-2\nB-3')
  await page.unmount()
})

test('a file goes behind what was typed, and in place of another file', async () => {
  const page = await mountPage()
  await page.act(({ addFile }) => addFile('A-1\nA-2'))
  await page.act(({ addFile }) => addFile('B-1'))
  expect(page.get().text).toBe('B-1')

  await page.act(({ edit }) => edit('B-1\nC-1\n'))
  await page.act(({ addFile }) => addFile('D-1'))
  expect(page.get().text).toBe('B-1\nC-1\nD-1')
  await page.act(({ addFile }) => addFile('E-1'))
  expect(page.get().text).toBe('B-1\nC-1\nD-1\nE-1')
  await page.unmount()
})
