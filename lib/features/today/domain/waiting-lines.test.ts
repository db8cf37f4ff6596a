import { describe, expect, test } from 'vitest'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { listWaitingLines } from './waiting-lines'

const now = Date.parse('2026-03-08T00:00:00Z')
const wall = (minutesAgo: number) => new Date(now - minutesAgo * 60_000).toISOString().slice(0, 19)
const row = (more: Partial<SummaryRow>) =>
  ({
    CompanyId: 501,
    Company: 'Fjord Energi AS',
    RequestedChannel: 'Peppol',
    ...more,
  }) as SummaryRow

/** Deliveries of 1 to 100 minutes: 95 is what is usual. */
const delivered = Array.from({ length: 100 }, (_, at) =>
  row({ LogTime: wall(9_000), DeliveryTime: wall(9_000 - at - 1) }),
)
const pending = (minutesAgo: number, more: Partial<SummaryRow> = {}) =>
  row({ TransactionRid: minutesAgo, LogTime: wall(minutesAgo), ...more })
const toShown = (numbers: readonly string[]) => numbers.join(' ')
const linesOf = (...rows: SummaryRow[]) => listWaitingLines(rows, delivered, now, toShown)
const minute = 60_000

describe('what waits longer than usual', () => {
  test('is what passed the 95th of 100, and not what is at it', () => {
    expect(linesOf(pending(95))).toEqual([])
    expect(linesOf(pending(96), pending(500), pending(10))).toMatchObject([
      {
        subject: 'waiting:501',
        count: 2,
        longestMs: 500 * minute,
        since: wall(500),
        channels: [{ channel: 'Peppol', count: 2, usualMs: 95 * minute, basis: 100 }],
      },
    ])
  })

  test.each<[string, Partial<SummaryRow>]>([
    ['whose channel nobody knows the usual of', { RequestedChannel: 'Print' }],
    ['whose company nobody knows the usual of', { CompanyId: 502 }],
    ['of no company', { CompanyId: null }],
    ['for no channel', { RequestedChannel: ' ' }],
    ['whose channel is not told', { RequestedChannel: null }],
    ['since nobody knows when', { LogTime: null }],
    ['since a time that lies ahead', { LogTime: wall(-5) }],
  ])('is no invoice %s', (_, more) => expect(linesOf(pending(9_000, more))).toEqual([]))

  test.each<[string, Partial<SummaryRow>]>([
    ['company', { CompanyId: null }],
    ['channel', { RequestedChannel: ' ' }],
  ])('is no invoice without a %s, though others without one were delivered', (_, more) => {
    const alike = delivered.map((each) => ({ ...each, ...more }))
    expect(listWaitingLines([pending(9_000, more)], alike, now, toShown)).toEqual([])
  })

  test('is one line for a company, its channels with most first, whatever case they are in', () => {
    const print = delivered.map((each) => ({ ...each, RequestedChannel: 'Print' }))
    const lines = listWaitingLines(
      [
        pending(400, { RequestedChannel: 'Print' }),
        pending(300),
        pending(200, { RequestedChannel: ' PEPPOL ' }),
      ],
      [...delivered, ...print],
      now,
      toShown,
    )
    expect(lines).toMatchObject([
      { count: 3, channels: [{ count: 2 }, { channel: 'Print', count: 1 }] },
    ])
  })

  test('names its invoices, the longest wait first, as many as a search takes', () => {
    const rows = Array.from({ length: 101 }, (_, at) => pending(300 + at))
    const [line] = linesOf(...rows) as [Extract<WorkLine, { source: 'waiting' }>]
    expect(line.count).toBe(101)
    expect(line.transactions).toHaveLength(100)
    expect(line.transactions.slice(0, 2)).toEqual([400, 399])
    expect(linesOf(pending(10), pending(96))).toMatchObject([{ count: 1, transactions: [96] }])
  })

  test.each([null, undefined])(
    'names none of them where one has no number (%s)',
    (TransactionRid) =>
      expect(linesOf(pending(300), pending(200, { TransactionRid }))).toMatchObject([
        { count: 2, transactions: [] },
      ]),
  )

  test('shows another thing when another invoice waits', () =>
    expect(linesOf(pending(96))[0]!.shows).not.toBe(linesOf(pending(97))[0]!.shows))

  test('is told by its own channel, not by another one of its company', () => {
    const slow = Array.from({ length: 100 }, () =>
      row({ RequestedChannel: 'Print', LogTime: wall(9_000), DeliveryTime: wall(8_000) }),
    )
    const rows = [pending(300), pending(200, { RequestedChannel: 'Print' })]
    expect(listWaitingLines(rows, [...delivered, ...slow], now, toShown)).toMatchObject([
      { count: 1, channels: [{ channel: 'Peppol' }] },
    ])
  })

  test('belongs to its company, which may have no name', () => {
    const [line] = linesOf(pending(300, { Company: ' Fjord ' }))
    expect(line).toMatchObject({
      scope: { companyIds: [501] },
      company: { companyId: 501, name: 'Fjord' },
    })
    for (const Company of [' ', null])
      expect(linesOf(pending(300, { Company }))).toMatchObject([{ company: { name: null } }])
  })

  test('shows the same in whatever order it is read', () => {
    const rows = Array.from({ length: 200 }, (_, at) => pending(300 + at))
    expect(linesOf(...rows.toReversed())[0]!.shows).toBe(linesOf(...rows)[0]!.shows)
  })

  test('says of a channel with several kinds the time of the slowest, whichever came first', () => {
    const slow = Array.from({ length: 40 }, () =>
      row({ InvoiceType: 'REMINDER', LogTime: wall(9_000), DeliveryTime: wall(8_800) }),
    )
    const fast = delivered.map((each) => ({ ...each, InvoiceType: 'INVOICE' }))
    const rows = [
      pending(300, { InvoiceType: 'INVOICE' }),
      pending(400, { InvoiceType: 'REMINDER' }),
    ]
    for (const each of [rows, rows.toReversed()])
      expect(listWaitingLines(each, [...fast, ...slow], now, toShown)).toMatchObject([
        { channels: [{ count: 2, usualMs: 200 * minute, basis: 40 }] },
      ])
  })

  test('names channels with equally many by their names', () => {
    const print = delivered.map((each) => ({ ...each, RequestedChannel: 'Print' }))
    const rows = [pending(400, { RequestedChannel: 'Print' }), pending(300)]
    for (const each of [rows, rows.toReversed()])
      expect(listWaitingLines(each, [...delivered, ...print], now, toShown)).toMatchObject([
        { channels: [{ channel: 'Peppol' }, { channel: 'Print' }] },
      ])
  })
})
