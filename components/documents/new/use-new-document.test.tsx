import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import { TranslationProvider } from '@/lib/client/translation'
import { parseNewDocumentDraft } from '@/lib/features/documents/client/new-document-draft'
import {
  makeBlankDocument,
  type TypedDocument,
} from '@/lib/features/documents/domain/typed-document'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { useNewDocument } from './use-new-document'

const blank = makeBlankDocument('2026-11-26', '')
afterEach(() => vi.unstubAllGlobals())

/** The draft that is kept once a customer was chosen in a form that was opened with this. */
async function choose(opened: TypedDocument, customerNo: string, currency: string | null) {
  const onTyped = vi.fn<(typed: TypedDocument | null) => void>()
  const form = await mountHook(
    () => useNewDocument({ ...{ clientNo: '1001', userName: 'kari', opened }, onTyped }),
    (part) => (
      <TranslationProvider locale="en" texts={en}>
        <SessionGuardContext value={async () => {}}>
          <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
        </SessionGuardContext>
      </TranslationProvider>
    ),
  )
  await form.act((page) => page.chooseCustomer(customerNo, currency))
  await form.unmount()
  return parseNewDocumentDraft(JSON.parse(JSON.stringify(onTyped.mock.lastCall![0])), blank)!
}

test('the currency of a customer gives way to that of another, also in a draft that was taken up', async () => {
  const first = await choose(blank, '10001', 'SEK')
  expect(first).toMatchObject({ customerNo: '10001', currency: 'SEK' })
  const second = await choose(first, '10002', 'NOK')
  expect(second).toMatchObject({ customerNo: '10002', currency: 'NOK' })
  expect(await choose(second, '10003', null)).toMatchObject({ customerNo: '10003', currency: '' })
})

test('a currency that a person typed stays in a draft that was taken up', async () => {
  const typed = { ...(await choose(blank, '10001', 'SEK')), currency: 'EUR' }
  expect(await choose(typed, '10002', 'NOK')).toMatchObject({ currency: 'EUR' })
})
