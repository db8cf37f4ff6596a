import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { TranslationProvider } from '@/lib/client/translation'
import { CustomerPlaceProvider } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { CustomerPageLayout } from './customer-page-layout'

notifyManager.setScheduler((show) => show())
afterEach(() => vi.unstubAllGlobals())

const place = { clientNo: '1001', customerNo: '7', userName: 'kari', organizationId: null }
const customer = { customerNo: '7', name: 'Fjellheim AS' }
const save = (person: string) => ({
  ...{ idempotencyKey: person, operation: 'updateCustomer', person, state: 'done', fields: [] },
  ...{ sentAt: '2026-11-21T10:31:00Z', endedAt: '2026-11-21T10:31:00Z' },
})

test('a page beside the form reads the customer again once a colleague has saved it', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } },
  })
  const journal = getCustomerJournalQuery(place.clientNo, place.customerNo).queryKey
  const showJournal = (...people: string[]) =>
    client.setQueryData(journal, { entries: people.map(save) } as never)
  client.setQueryData(getCustomerQuery(place.clientNo, place.customerNo).queryKey, customer)
  showJournal('kari')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ ok: true, value: customer })
  })
  const page = await mountHook(
    function usePage() {
      return CustomerPageLayout({ ...place, current: 'stops', children: null })
    },
    (part) => (
      <TranslationProvider locale="en" texts={en}>
        <QueryClientProvider client={client}>
          <CustomerPlaceProvider place={{ ...place, companyIds: null }}>
            {part}
          </CustomerPlaceProvider>
        </QueryClientProvider>
      </TranslationProvider>
    ),
  )
  await page.act(() => void showJournal('kari', 'kari'))
  expect(asked).toEqual([])
  await page.act(() => void showJournal('ola', 'kari'))
  expect(asked).toEqual(['/api/read/getCustomer'])
  await page.unmount()
  client.clear()
})
