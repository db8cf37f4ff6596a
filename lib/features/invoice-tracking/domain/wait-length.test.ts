import { describe, expect, test } from 'vitest'
import { findUsualWait, measureWait } from './wait-length'

const now = Date.parse('2026-03-12T12:00:00Z')

describe('the wait of an invoice', () => {
  test.each([
    ['since its transaction was logged', '2026-03-12T09:00:00', '2026-03-12T11:00:00', 3_600_000],
    ['since it was received, without a transaction', '2026-03-12T09:00:00', null, 3 * 3_600_000],
    ['not known without a time', null, null, null],
    ['not known of a day alone', '2026-03-12', null, null],
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
  const usualOf = (rows: object[]) => findUsualWait(rows, { companyId: 501, channel: ' e-MAIL' })

  test.each([
    [100, 95],
    [20, 19],
    [21, 20],
    [40, 38],
  ])('of %i deliveries of 1, 2, 3 … minutes is %i', (count, minutes) =>
    expect(usualOf(upTo(count))).toEqual({ ms: minutes * 60_000, count }),
  )

  test('is not known of fewer than 20', () => expect(usualOf(upTo(19))).toBeNull())

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
    expect(usualOf([...upTo(40, more), ...upTo(20)])).toEqual({ ms: 19 * 60_000, count: 20 })
  })

  test('is told across zones: a time without one counts as UTC', () =>
    expect(usualOf(upTo(20, { DeliveryTime: '2026-03-01T11:30:00+01:00' }))?.ms).toBe(1_800_000))
})
