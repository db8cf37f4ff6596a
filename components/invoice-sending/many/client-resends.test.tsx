import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/support/render-page'
import { ClientResends } from './client-resends'
import { readDueDay } from './use-resend-terms'

const page = vi.hoisted(() => ({ terms: {}, isCurrent: true }))
vi.mock('./use-resend-terms', async (load) => ({
  ...(await load<typeof import('./use-resend-terms')>()),
  useResendTerms: () => ({
    ...{ typed: { dueDay: '', account: '' }, setTyped: () => {}, dueDate: '', account: '' },
    ...{ isDayWrong: false, isSettled: true, ...page.terms },
  }),
}))
vi.mock('./use-failed-invoices', () => ({
  useFailedInvoices: () => ({
    ...{ phase: 'done', failure: null, read: [], isReplaced: () => false, goOn: () => {} },
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
      frame={{ crumbs: [], title: 'Send again' }}
    />,
  )
const isOff = (markup: string) => /aria-disabled="true"[^>]*>[^<]*Send 1 document/.test(markup)

beforeEach(() => Object.assign(page, { terms: {}, isCurrent: true }))

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
