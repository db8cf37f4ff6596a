import { describe, expect, test } from 'vitest'
import { findLane, learnUsualTimes, measureWait, type TimedRow, toLaneKey } from './usual-times'

const now = Date.parse('2026-03-12T12:00:00Z')

describe('the wait of an invoice', () => {
  test.each([
    ['since its transaction was logged', '2026-03-12T09:00:00', '2026-03-12T11:00:00', 3_600_000],
    ['since it was received, without a transaction', '2026-03-12T09:00:00', null, 3 * 3_600_000],
    ['not known without a time', null, null, null],
    ['not known of a day alone', '2026-03-12', null, null],
    [
      'since it was received, where the log tells a day alone',
      '2026-03-12T09:00:00',
      '2026-03-12',
      10_800_000,
    ],
    ['not known of a time that lies ahead', '2026-03-12T13:00:00', null, null],
  ])('is %s', (_, Received, LogTime, ms) =>
    expect(measureWait({ Received, Transaction: LogTime ? { LogTime } : null }, now)).toBe(ms),
  )
})

describe('what is usual', () => {
  const sent = Date.parse('2026-03-01T10:00:00Z')
  const deliver = (minutes: number, more: object = {}) => ({
    CompanyId: 501,
    LogTime: '2026-03-01T10:00:00',
    DeliveryTime: new Date(sent + minutes * 60_000).toISOString().slice(0, 19),
    RequestedChannel: 'E-mail',
    ...more,
  })
  const upTo = (count: number, more?: object) =>
    Array.from({ length: count }, (_, at) => deliver(at + 1, more)).toReversed()
  const usualOf = (rows: TimedRow[], kind: string | null = null) =>
    learnUsualTimes(rows)({ companyId: 501, channel: 'e-MAIL', kind })

  test.each([
    [100, 95, 50],
    [20, 19, 10],
    [21, 20, 11],
    [40, 38, 20],
  ])('of %i deliveries of 1, 2, 3 … minutes is %i, half of them %i', (count, long, median) =>
    expect(usualOf(upTo(count))).toEqual({
      longMs: long * 60_000,
      medianMs: median * 60_000,
      count,
      by: 'channel',
    }),
  )

  test('is not known of fewer than 20', () => expect(usualOf(upTo(19))).toBeNull())

  test('is told by its own kind, and by all kinds where that has too few', () => {
    const notes = upTo(20, { InvoiceType: 'CreditNote' })
    const slow = upTo(19, { InvoiceType: 'Reminder' }).map((row) => ({
      ...row,
      DeliveryTime: '2026-03-02T10:00:00',
    }))
    const known = [...notes, ...slow]
    expect(usualOf(known, 'creditnote')).toMatchObject({ longMs: 19 * 60_000, by: 'kind' })
    expect(usualOf(known, 'Reminder')).toMatchObject({
      longMs: 86_400_000,
      count: 39,
      by: 'channel',
    })
    expect(usualOf(known)).toMatchObject({ count: 39, by: 'channel' })
  })

  test.each([
    ['another channel', { RequestedChannel: 'Print' }],
    ['no channel', { RequestedChannel: null }],
    ['another company, where the service ignored the filter', { CompanyId: 502 }],
    ['no company', { CompanyId: null }],
    ['no delivery', { DeliveryTime: null }],
    ['no sending', { LogTime: null }],
    ['a delivery before it was sent', { DeliveryTime: '2026-03-01T09:00:00' }],
    ['a day in place of a time', { DeliveryTime: '2026-03-01' }],
  ])('is not told by a row of %s', (_, more) => {
    expect(usualOf(upTo(40, more))).toBeNull()
    expect(usualOf([...upTo(40, more), ...upTo(20)])).toMatchObject({
      longMs: 19 * 60_000,
      count: 20,
    })
  })

  test('is told across zones: a time without one counts as UTC', () =>
    expect(usualOf(upTo(20, { DeliveryTime: '2026-03-01T11:30:00+01:00' }))?.longMs).toBe(
      1_800_000,
    ))

  test('is the same however channel and kind are spelt', () => {
    const lane = findLane({ CompanyId: 501, RequestedChannel: ' E-mail ', InvoiceType: 'invoice' })!
    expect(lane).toEqual({ companyId: 501, channel: 'E-mail', kind: 'invoice' })
    expect(toLaneKey(lane)).toBe(toLaneKey({ companyId: 501, channel: 'e-mail', kind: 'Invoice' }))
    expect(toLaneKey({ ...lane, kind: null })).not.toBe(toLaneKey(lane))
  })
})
