import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { ClientResends } from './client-resends'
import { readDueDay } from './use-resend-terms'
import type { Ticks } from './use-ticked'

const page = vi.hoisted(() => ({
  ...{
    terms: {},
    isCurrent: true,
    isTyped: false,
    ticks: null as Ticks | null,
    read: [] as object[],
    words: '',
    asksBeforeLeaving: false,
  },
}))
vi.mock('@/components/form/use-leave-guard', () => ({
  useLeaveGuard: (asks: boolean, words: string) => {
    Object.assign(page, { words, asksBeforeLeaving: asks })
  },
}))
vi.mock('./use-resend-terms', async (load) => ({
  ...(await load<typeof import('./use-resend-terms')>()),
  useResendTerms: () => ({
    ...{ typed: { dueDay: '', account: '' }, dueDate: '', account: '' },
    ...{ isDayWrong: false, isSettled: true, ...page.terms },
  }),
}))
vi.mock('./use-failed-invoices', () => ({
  useFailedInvoices: () => ({
    ...{ phase: 'done', failure: null, read: page.read, isReplaced: () => false, goOn: () => {} },
  }),
}))
vi.mock('./use-prepared-resends', () => ({
  usePreparedResends: () => ({
    isCurrent: page.isCurrent,
    documents: [
      {
        ...{ key: '501 1', companyId: 501, replaces: null, number: '2026-1', name: 'Anna Aas' },
        ...{ reach: '', total: '10.00', currency: 'NOK', verdict: 'ready', reasons: [] },
        document: { operation: 'sendB2cInvoice', body: {} },
      },
    ],
  }),
}))

const paint = () =>
  renderPage(
    <ClientResends
      {...{ userName: 'kari', clientNo: '1001', companies: [], invoices: [], head: null }}
      work={{
        of: () => ({ typed: { dueDay: '', account: '' }, ticks: page.ticks }),
        ...{ change: () => {}, isTyped: page.isTyped },
      }}
      frame={{ crumbs: [], title: 'Send again' }}
    />,
  )
const isOff = (markup: string) => /aria-disabled="true"[^>]*>[^<]*Send 1 document/.test(markup)

beforeEach(() =>
  Object.assign(page, { terms: {}, isCurrent: true, isTyped: false, ticks: null, read: [] }),
)

describe('failed invoices are sent', () => {
  test('as they are shown', () => expect(isOff(paint())).toBe(false))

  test('not while the due date for all is no day, which the field says', () => {
    page.terms = { typed: { dueDay: '31.11.2026', account: '' }, isDayWrong: true }
    const markup = paint()
    expect(isOff(markup)).toBe(true)
    expect(markup).toMatch(
      /aria-invalid="true" aria-describedby="([^"]+)".*id="\1"[^>]*>This isn’t/,
    )
    expect(markup).toContain('Fix the due date for all first.')
  })

  test('not while they are still those of what was typed before', () => {
    page.terms = { isSettled: false }
    expect(isOff(paint())).toBe(true)
    Object.assign(page, { terms: {}, isCurrent: false })
    expect(isOff(paint())).toBe(true)
  })
})

test('what a person has left out stays left out', () => {
  page.ticks = new Map()
  expect(paint()).toContain('Send 0 documents')
})

test.each([false, true])(
  'what is typed for any client is not left behind without a question: %s',
  (isTyped) => {
    page.isTyped = isTyped
    paint()
    expect(page).toMatchObject({ asksBeforeLeaving: isTyped, words: 'lost' })
  },
)

test('the way to change customers is a link, so that nobody is led away from what is typed unasked', () => {
  page.read = [{ invoice: { key: '501 1' }, found: { is: 'found', customerNo: '7' } }]
  expect(paint()).toMatch(/<a [^>]*href="[^"]*import[^"]*"[^>]*>Change 1 customer</)
})

test.each([
  ['', '', false],
  ['  ', '', false],
  ['30.11.2026 ', '2026-11-30', false],
  ['2026-11-30', '2026-11-30', false],
  ['31.11.2026', '', true],
  ['soon', '', true],
])('%j typed as the due date of all is %j', (typed, dueDate, isWrong) =>
  expect(readDueDay(typed)).toEqual({ dueDate, isWrong }),
)
