import { describe, expect, test } from 'vitest'
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
const linesOf = (...rows: SummaryRow[]) => listWaitingLines(rows, delivered, now)
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
    ['since nobody knows when', { LogTime: null }],
    ['since a time that lies ahead', { LogTime: wall(-5) }],
  ])('is no invoice %s', (_, more) => expect(linesOf(pending(9_000, more))).toEqual([]))

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
    )
    expect(lines).toMatchObject([
      { count: 3, channels: [{ count: 2 }, { channel: 'Print', count: 1 }] },
    ])
  })

  test('shows another thing when another invoice waits', () =>
    expect(linesOf(pending(96))[0]!.shows).not.toBe(linesOf(pending(97))[0]!.shows))
})
