import { expect, test, vi } from 'vitest'
import { buildTimeline, type TimelineEvent } from '@/lib/features/invoice-tracking/domain/timeline'
import { t } from '@/tests/support/english'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { TrackingTimeline, toTimelineItem } from './tracking-timeline'

vi.mock('@/components/timeline/timeline', () => ({
  Timeline: ({ now, zone }: { now: { words: string }; zone?: string }) =>
    `${now.words}, rows in ${zone}`,
}))
vi.mock('./tracking-links', () => ({ TrackingLinks: () => null }))
vi.mock('./reply-summary', () => ({ ReplySummary: () => null }))

const event: TimelineEvent = {
  ...{ id: 'k', lane: 'ledger', kind: 'written', at: '2026-11-20T10:00:00Z' },
  ...{ precision: 'instant', phase: 'past', source: { operation: 'listJournal', field: 'sentAt' } },
  raw: { operation: 'updateCustomer', person: 'kari' },
  alsoIn: [
    {
      source: { operation: 'listJournal', field: 'look.at' },
      raw: { 'look.person': 'ola', 'look.found': 'applied' },
    },
  ],
}

test('who did what the timeline tells is a link in what its source gave, and in no other field', () => {
  const { raw } = toTimelineItem(t, event)
  expect(raw.map(([name, value]) => [name, readWithLinks(renderPage(value))])).toEqual([
    ['operation', '“updateCustomer”'],
    ['person', '“[kari](/journal?who=kari)”'],
    ['listJournal look.person', '“[ola](/journal?who=ola)”'],
    ['listJournal look.found', '“applied”'],
  ])
})

test.each([
  ['Failed', 'Rejected', 'Delivery time: Print', undefined],
  ['OK', null, 'Delivery time: Print', undefined],
  ['OK', 'Delivered', 'Delivered: Print', 'ok'],
  ['OK', 'ReceiptReceived', 'Delivered: Print', 'ok'],
])('a delivery time of %s and %s is told as %s', (Status, ChannelStatus, title, verdict) => {
  const more = { DeliveryTime: '2026-03-12T13:52:30', ActualChannel: 'Print' }
  const value = { Transaction: { TransactionRid: 1, Status, ChannelStatus, ...more } }
  const now = { instant: Date.parse('2026-03-13T00:00:00Z'), today: '2026-03-13' }
  const { events } = buildTimeline([{ operation: 'getInvoiceStatus', value }], now)
  expect(events.map((each) => toTimelineItem(t, each))).toMatchObject([{ title, verdict }])
})

test.each([
  ['updateArItem', 'Update of an invoice by kari'],
  ['createPaymentReservation', 'Payment reservation by kari'],
  ['ofALaterVersion', 'ofALaterVersion by kari'],
])('a write of %s has the words of Activity', (operation, title) =>
  expect(toTimelineItem(t, { ...event, raw: { operation, person: 'kari' } }).title).toBe(title),
)

test('rows and now are read by one clock, and a part that was not read to its end is named', () => {
  const lane = {
    ...{
      state: 'none',
      failure: null,
      unproven: null,
      rows: [],
      linked: null,
      said: [],
      apart: [],
    },
    ...{ link: { linked: null, offered: [] }, again: () => {} },
  }
  const timeline = {
    ...{
      ledger: lane,
      collection: lane,
      owner: lane,
      reads: [],
      happenings: { receipt: null, journal: null, history: null, payments: null },
      cut: ['history'],
    },
    byPersons: { userName: 'kari' },
  } as never
  const markup = renderPage(
    <TrackingTimeline
      {...{
        answer: {} as never,
        askedNumber: null,
        sentence: { params: {} } as never,
        causes: null,
        timeline,
        readAt: 0,
      }}
    />,
  )
  expect(markup).toMatch(/Now, \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC, rows in UTC/)
  expect(markup).toContain('Collection history: there may be more than shown here')
})
