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
  const deliver = (minutes: number, RequestedChannel = 'E-mail') => ({
    LogTime: '2026-03-01T10:00:00',
    DeliveryTime: `2026-03-01T10:${String(minutes).padStart(2, '0')}:00`,
    RequestedChannel,
  })
  const many = Array.from({ length: 20 }, (_, at) => deliver(at + 1))

  test('is what 95 of 100 deliveries by the channel stay within', () => {
    const others = Array.from({ length: 40 }, () => deliver(59, 'Print'))
    expect(findUsualWait([...others, ...many.toReversed()], ' e-MAIL')).toEqual({
      ms: 19 * 60_000,
      count: 20,
    })
  })

  test('is not known of fewer than 20 that can be measured', () => {
    const broken = { ...deliver(5), DeliveryTime: null }
    const backwards = { ...deliver(5), DeliveryTime: '2026-03-01T09:00:00' }
    expect(findUsualWait([...many.slice(1), broken, backwards], 'E-mail')).toBeNull()
    expect(findUsualWait(many, 'Print')).toBeNull()
  })
})
