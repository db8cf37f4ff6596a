import { afterEach, expect, test, vi } from 'vitest'
import { getOperationQuery } from '@/lib/client/operation-query'
import {
  type DocumentRoute,
  makeBlankDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { renderPage } from '@/tests/support/render-page'
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
