import { describe, expect, test } from 'vitest'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { computeUsualWaits, countMinutes } from './usual-wait'
import { listWaitingLines } from './waiting-lines'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000).toISOString()
const wall = (minutes: number) => at(minutes).slice(0, 19)
const delivered = (minutes: number, more: Partial<SummaryRow> = {}) =>
  ({
    CompanyId: 501,
    RequestedChannel: 'Peppol',
    LogTime: wall(0),
    DeliveryTime: wall(minutes),
    ...more,
  }) as SummaryRow
const upTo = (count: number, more?: Partial<SummaryRow>) =>
  Array.from({ length: count }, (_, place) => delivered(place + 1, more))

describe('what is usual', () => {
  test.each([
    [100, 95],
    [20, 19],
    [21, 20],
    [40, 38],
  ])('of %i deliveries of 1, 2, 3 … minutes is %i', (count, minutes) =>
    expect(computeUsualWaits(upTo(count)).get('501 peppol')).toEqual({ minutes, basis: count }),
  )

  test('is not known of fewer than 20', () => expect(computeUsualWaits(upTo(19)).size).toBe(0))

  test('is apart for each company and channel, whatever case a channel is written in', () => {
    const waits = computeUsualWaits([
      ...upTo(20),
      ...upTo(20, { RequestedChannel: ' PEPPOL ' }),
      ...upTo(20, { CompanyId: 502 }),
      ...upTo(20, { RequestedChannel: 'Print' }),
    ])
    expect([...waits].map(([key, { basis }]) => [key, basis])).toEqual([
      ['501 peppol', 40],
      ['502 peppol', 20],
      ['501 print', 20],
    ])
  })

  test.each([
    ['no delivery', { DeliveryTime: null }],
    ['no sending', { LogTime: null }],
    ['a delivery before it was sent', { DeliveryTime: wall(-5) }],
    ['what is no time', { DeliveryTime: '2026-03-01' }],
    ['no company', { CompanyId: null }],
    ['no channel', { RequestedChannel: ' ' }],
  ])('is not told by a row with %s', (_, more) =>
    expect(computeUsualWaits(upTo(30, more as Partial<SummaryRow>)).size).toBe(0),
  )
})

test('a time without a zone counts as UTC', () => {
  expect(countMinutes('2026-03-01T10:00:00', '2026-03-01T12:30:00+02:00')).toBe(30)
  expect(countMinutes('2026-03-01 10:00:00', '2026-03-01T10:05:00Z')).toBe(5)
})

describe('what waits longer than usual', () => {
  const usual = computeUsualWaits(upTo(100))
  const pending = (minutesAgo: number, more: Partial<SummaryRow> = {}) =>
    ({
      TransactionRid: minutesAgo,
      CompanyId: 501,
      Company: 'Fjord Energi AS',
      RequestedChannel: 'Peppol',
      LogTime: wall(10_000 - minutesAgo),
      ...more,
    }) as SummaryRow
  const linesOf = (rows: SummaryRow[]) => listWaitingLines(rows, usual, at(10_000))

  test('is what passed the 95th of 100, and not what is at it', () => {
    expect(linesOf([pending(95)])).toEqual([])
    expect(linesOf([pending(96), pending(500), pending(10)])).toMatchObject([
      {
        subject: 'waiting:501',
        count: 2,
        longestMinutes: 500,
        since: wall(9_500),
        channels: [{ channel: 'Peppol', count: 2, usualMinutes: 95, basis: 100 }],
      },
    ])
  })

  test('is nothing where nobody knows what is usual', () =>
    expect(
      linesOf([pending(9_000, { RequestedChannel: 'Print' }), pending(9_000, { CompanyId: 502 })]),
    ).toEqual([]))

  test('shows another thing when another invoice waits', () =>
    expect(linesOf([pending(96)])[0]!.shows).not.toBe(linesOf([pending(97)])[0]!.shows))
})
