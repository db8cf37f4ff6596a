import { expect, test } from 'vitest'
import {
  getHistoryPagesQuery,
  getPaymentPagesQuery,
} from '@/lib/features/collection-invoices/client/public'
import { renderPage } from '@/tests/support/render-page'
import { InvoiceBreakdown } from './invoice-breakdown'

const ids = [
  '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
  '8c1f7a34-90ab-4a1e-9f39-5f2e4f0f3a21',
] as const
const claim = (type: string, originalAmount: number) => ({
  ...{ type, originalAmount, paidAmount: 0, creditedAmount: 0, currency: 'SEK' },
})
const rate = {
  ...{ country: 'SE' as const, fee: 'interest' as const, amount: 12, from: '2025-01-01' },
  ...{ until: null, source: 'a test' },
}

type Page = { data?: object[]; summary?: object }
const whole: Page[] = [{ data: [] }]
const history: Page[] = [{ data: [{ type: 'REMINDER_SENT', loggedAt: '2025-04-01' }] }]
const inCircle = ([first]: Page[]): Page[] => [
  { ...first, summary: { nextPageToken: 'again' } },
  { data: [], summary: { nextPageToken: 'again' } },
]
const silent = (pages: Page[]): Page[] => [{ ...pages[0], summary: { nextPageToken: 'again' } }, {}]

/** What is said of fees and of interest. */
function readVerdicts(
  ofHistory: Page[],
  ofPayments: Page[],
  { closedAt = '2025-03-22', paidAmount = 0 } = {},
) {
  const markup = renderPage(
    <InvoiceBreakdown
      organizationId={ids[0]}
      invoiceId={ids[1]}
      invoice={{
        ...{ currency: 'SEK', dueDate: '2025-03-12', closedAt },
        claims: [
          { ...claim('PRINCIPAL', 10_000), paidAmount },
          claim('FEE', 60),
          claim('INTEREST', 30),
        ],
      }}
      rates={[rate]}
    />,
    (client) => {
      for (const [getQuery, pages] of [
        [getHistoryPagesQuery, ofHistory],
        [getPaymentPagesQuery, ofPayments],
      ] as const)
        client.setQueryData(['pages', 0, ...getQuery(...ids).first.queryKey], {
          ...{ pages, pageParams: [undefined, 'again'].slice(0, pages.length) },
        })
    },
  )
  return [
    ...['Within the limit', 'Interest through', 'which steps the fees are for'],
    'how payments and corrections lowered',
    'the day it was closed isn’t known',
  ].filter((words) => markup.includes(words))
}

const noFees = 'which steps the fees are for'
const noInterest = 'how payments and corrections lowered'

test.each([
  ['both are whole', history, whole, ['Within the limit', 'Interest through']],
  ['the history goes in a circle', inCircle(history), whole, [noFees, noInterest]],
  ['a page of the history has no list', silent(history), whole, [noFees, noInterest]],
  ['the payments go in a circle', history, inCircle(whole), ['Within the limit', noInterest]],
  ['the payments have no list', history, [{}], ['Within the limit', noInterest]],
])('where %s', (_, ofHistory, ofPayments, said) =>
  expect(readVerdicts(ofHistory, ofPayments)).toEqual(said),
)

test('where the day on which it was closed cannot be read', () =>
  expect(readVerdicts(history, whole, { closedAt: '20250322' })).toEqual([
    'Within the limit',
    'the day it was closed isn’t known',
  ]))

test('two payments of one amount and day that have no ids are two', () => {
  const payment = { amount: 500, currency: 'SEK', paymentDate: '2025-03-15' }
  const [onOnePage, onTwo] = [
    [{ data: [payment, { ...payment }] }],
    [{ data: [payment], summary: { nextPageToken: 'again' } }, { data: [{ ...payment }] }],
  ]
  for (const pages of [onOnePage, onTwo])
    expect(readVerdicts(history, pages, { paidAmount: 1000 })).toEqual([
      ...['Within the limit', 'Interest through'],
    ])
  const named = [{ data: [payment, payment].map((each) => ({ ...each, paymentId: 'p-1' })) }]
  expect(readVerdicts(history, named, { paidAmount: 1000 })).toContain(noInterest)
})
