import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { getOperationQuery } from '@/lib/client/operation-query'
import { SessionGuardContext } from '@/lib/client/session-guard'
import {
  type DocumentRoute,
  makeBlankDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { mountHook } from '@/tests/support/mount-hook'
import { renderPage } from '@/tests/support/render-page'
import { createSlowFile } from '@/tests/support/slow-file'
import { SendFormPage } from './send-form'
import { type SendForm, useSendForm } from './use-send-form'

afterEach(() => vi.unstubAllGlobals())

/** The form of a document in which nothing was typed, once it was asked to go out. */
function paint(route: DocumentRoute) {
  let form: SendForm | undefined
  function Form() {
    form = useSendForm({
      userName: 'kari',
      opened: {
        ...{ identifier: '', companyId: null },
        typed: makeBlankDocument(route, { today: '2026-03-12', country: 'NO' }),
      },
      ...{ replaces: null, onTyped: () => {}, onSent: () => {} },
    })
    return (
      <SendFormPage
        {...{
          userName: 'kari',
          clientNo: null,
          companies: [],
          customerNo: null,
          head: null,
          onNext: () => {},
        }}
        form={{ ...form, isAsked: true }}
        frame={{ crumbs: [], title: 'Send invoice' }}
      />
    )
  }
  const markup = renderPage(<Form />, (client) =>
    client.setQueryData(getOperationQuery('listAvailableCompanies', {}).queryKey, []),
  )
  return {
    form: form!,
    markup,
    marked: [...markup.matchAll(/<[^>]* aria-invalid="true"[^>]*>/g)].map(([box]) => box),
  }
}

test.each(['business', 'person'] as const)(
  'as many fields are marked as are said to be, and no box that is right (%s)',
  (route) => {
    const { markup, marked } = paint(route)
    expect(markup).toContain(`Fix ${marked.length} marked fields first.`)
    expect(markup).toContain(`>${marked.length} fields to fix</button>`)
    const names = marked.flatMap((box) => /aria-label="([^"]*)"/.exec(box)?.[1] ?? [])
    expect(names).toEqual(['Text', 'Price'])
  },
)

test.each(['business', 'letter'] as const)(
  'a Send that is refused leads to the first mark (%s)',
  (route) => {
    const { form, markup } = paint(route)
    const [focus, scrollIntoView] = [vi.fn(), vi.fn()]
    const querySelector = vi.fn((_: string) => ({ focus, scrollIntoView }))
    vi.stubGlobal('document', { querySelector })
    form.ask()
    expect(focus).toHaveBeenCalledOnce()
    expect(querySelector.mock.calls[0]?.[0]).toContain('[aria-invalid="true"]')
    expect(markup.includes('data-invalid')).toBe(route === 'letter')
  },
)

test('what of a person is not kept in the draft says so', () => {
  const { markup } = paint('person')
  expect(markup.match(/Not kept in the draft/g)).toHaveLength(2)
})

test('a document does not go without a file that is still being read, and keeps what is typed meanwhile', async () => {
  const typed = makeBlankDocument('letter', { today: '2026-03-12', country: 'NO' })
  const opened = { identifier: '', companyId: 501, typed }
  const client = new QueryClient()
  const page = await mountHook(
    () =>
      useSendForm({
        userName: 'kari',
        opened,
        replaces: null,
        onTyped: () => {},
        onSent: () => {},
      }),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )
  const slow = createSlowFile('a.pdf')
  await page.act(({ attaching }) => attaching.attach(slow.file))
  await page.act(({ ask }) => ask())
  expect(page.get().isAsked).toBe(false)
  const other = { filename: 'b.pdf', contentType: '', content: '' }
  await page.act(({ changeDocument }) => changeDocument({ files: [other] }))
  await page.act(slow.tell)
  expect(page.get().typed.files).toMatchObject([other, { filename: 'a.pdf' }])
  await page.unmount()
})
