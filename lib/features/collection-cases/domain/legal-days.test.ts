import { describe, expect, test } from 'vitest'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { dayRules, feeRules } from './collection-rules'
import { computeLegalDays, isInForce } from './legal-days'
import { findFeeRule } from './legal-fees'

describe('the days left', () => {
  test.each([
    [
      'of a Norwegian payment demand, on the day it is sent',
      'NO',
      'paymentDemand',
      ['2026-03-12'],
      '2026-03-12',
      '2026-03-26',
      14,
    ],
    ['on its last day', 'NO', 'paymentDemand', ['2026-03-12'], '2026-03-26', '2026-03-26', 0],
    ['on the day after it', 'NO', 'paymentDemand', ['2026-03-12'], '2026-03-27', '2026-03-26', -1],
    [
      'over the change to summer time',
      'SE',
      'collectionNotice',
      ['2026-03-27'],
      '2026-03-28',
      '2026-04-04',
      7,
    ],
    ['over a leap day', 'DK', 'collectionNotice', ['2028-02-25'], '2028-03-01', '2028-03-06', 5],
    [
      'of the recovery of a lease, from the later of its two dates',
      'SE',
      'leaseRecovery',
      ['2026-03-12', '2026-03-20'],
      '2026-03-21',
      '2026-04-10',
      20,
    ],
    [
      'of the recovery of a lease, in whichever order they come',
      'SE',
      'leaseRecovery',
      ['2026-03-20', '2026-03-12'],
      '2026-03-21',
      '2026-04-10',
      20,
    ],
  ] as const)('%s', (_, country, step, starts, today, lastDay, daysLeft) =>
    expect(computeLegalDays(country, step, starts, today)).toMatchObject({
      known: true,
      lastDay,
      daysLeft,
      rule: { country, step },
    }),
  )

  test.each([
    ['no rule is known of the country', 'FI', 'paymentDemand', ['2026-03-12'], 'noRule'],
    ['one of the dates is missing', 'SE', 'leaseRecovery', ['2026-03-12', null], 'noDate'],
    ['a date is none', 'NO', 'paymentDemand', ['2026-02-30'], 'noDate'],
    ['a date has a time', 'NO', 'paymentDemand', ['2026-03-12T00:00:00Z'], 'noDate'],
    ['there is no date', 'NO', 'paymentDemand', [], 'noDate'],
  ] as const)('are not known where %s', (_, country, step, starts, why) =>
    expect(computeLegalDays(country, step, starts, '2026-03-12')).toEqual({ known: false, why }),
  )
})

describe('the fee', () => {
  test.each([
    ['of its time', 'NO', 'collectionRate', '2025-12-31', null, 700],
    ['of the next time', 'NO', 'collectionRate', '2026-01-01', null, 750],
    ['that is not known for its time', 'NO', 'reminder', '2026-01-01', null, undefined],
    ['whose rate was not found', 'NO', 'interest', '2026-07-01', null, undefined],
    ['without a first day', 'SE', 'reminder', '2026-07-01', null, 60],
    ['under a hundred', 'FI', 'paymentDemand', '2026-03-12', '99.99', 14],
    ['of a hundred', 'FI', 'paymentDemand', '2026-03-12', '100', 24],
    ['of a thousand', 'FI', 'paymentDemand', '2026-03-12', '1000', 24],
    ['over a thousand', 'FI', 'paymentDemand', '2026-03-12', '1000.01', 50],
    ['of an unknown capital', 'FI', 'paymentDemand', '2026-03-12', null, undefined],
  ] as const)('%s', (_, country, fee, day, capital, amount) =>
    expect(findFeeRule(country, fee, day, capital)?.amount).toBe(amount),
  )
})

describe('the table', () => {
  test('has days that exist, in their order, and a source for every row', () => {
    for (const { from, until, source } of [...dayRules, ...feeRules]) {
      expect([from, until].filter((day) => day !== null).every(isCalendarDate)).toBe(true)
      expect(from === null || until === null || from <= until).toBe(true)
      expect(source).not.toBe('')
    }
  })

  test('has one rule of days for a country, step and day', () => {
    const keys = dayRules
      .filter((rule) => isInForce(rule, '2026-03-12'))
      .map(({ country, step }) => `${country} ${step}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('has several fees for a day only where they go by the capital', () => {
    for (const day of ['2025-03-12', '2025-10-01', '2026-03-12', '2026-10-01']) {
      const byKind = Map.groupBy(
        feeRules.filter((rule) => isInForce(rule, day)),
        ({ country, fee }) => `${country} ${fee}`,
      )
      const unbounded = [...byKind.values()].map((rules) =>
        rules.filter((rule) => rule.capitalUnder === undefined && rule.capitalUpTo === undefined),
      )
      expect(unbounded.every((rules) => rules.length === 1)).toBe(true)
    }
  })
})
