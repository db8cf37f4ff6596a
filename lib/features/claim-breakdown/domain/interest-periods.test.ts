import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeeRule } from '@/lib/features/collection-cases/domain/public'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { subtractDecimals } from '@/lib/shared/numbers/money'
import { findLastDayWithin, listInterestPeriods, sumInterest } from './interest-periods'

const rate = (from: string, until: string | null, amount: number): FeeRule => ({
  ...{ country: 'NO', from, until, fee: 'interest', amount, source: 'a test' },
})
const rules = [rate('2026-01-01', '2026-06-30', 12), rate('2026-07-01', null, 11.5)]
const question = {
  ...{ country: 'NO' as const, principal: '10000', dueDate: '2026-03-12', reductions: [], rules },
}
const list = (through: string, changes: Partial<Parameters<typeof listInterestPeriods>[0]> = {}) =>
  listInterestPeriods({ ...question, ...changes }, through).map((period) => [
    period.from,
    period.to,
    period.days,
    period.principal,
    period.amount,
  ])

describe('interest', () => {
  test('runs from the day after the due date, the last day counted', () => {
    expect(list('2026-03-12')).toEqual([])
    expect(list('2026-03-13')).toEqual([['2026-03-13', '2026-03-13', 1, '10000', '3.29']])
    expect(list('2026-03-22')).toEqual([['2026-03-13', '2026-03-22', 10, '10000', '32.88']])
  })

  test('has a period for each rate', () =>
    expect(list('2026-07-10')).toEqual([
      ['2026-03-13', '2026-06-30', 110, '10000', '361.64'],
      ['2026-07-01', '2026-07-10', 10, '10000', '31.51'],
    ]))

  test('is on what was open: what is paid on a day lowers it from the next day on', () =>
    expect(list('2026-03-22', { reductions: [{ day: '2026-03-17', amount: '2500' }] })).toEqual([
      ['2026-03-13', '2026-03-17', 5, '10000', '16.44'],
      ['2026-03-18', '2026-03-22', 5, '7500', '12.33'],
    ]))

  test('counts what was paid before the due date, and what a correction raised', () => {
    expect(list('2026-03-13', { reductions: [{ day: '2026-03-01', amount: '10000' }] })).toEqual([])
    expect(list('2026-03-13', { reductions: [{ day: '2026-03-01', amount: '-1000' }] })).toEqual([
      ['2026-03-13', '2026-03-13', 1, '11000', '3.62'],
    ])
  })

  test('ends with the last of the principal, and begins again where it is raised', () =>
    expect(
      list('2026-03-22', {
        reductions: [
          { day: '2026-03-14', amount: '12000' },
          { day: '2026-03-20', amount: '-3000' },
        ],
      }).map(([from, to, , principal]) => [from, to, principal]),
    ).toEqual([
      ['2026-03-13', '2026-03-14', '10000'],
      ['2026-03-21', '2026-03-22', '1000'],
    ]))

  test('is not known for days whose rate is not', () => {
    const gap = { rules: [rate('2026-01-01', '2026-06-30', 12)] }
    expect(list('2026-07-02', gap).map(([from, , , , amount]) => [from, amount])).toEqual([
      ['2026-03-13', '361.64'],
      ['2026-07-01', null],
    ])
    expect(sumInterest(listInterestPeriods({ ...question, ...gap }, '2026-07-02'))).toBeNull()
    expect(sumInterest(listInterestPeriods({ ...question, ...gap }, '2026-06-30'))).toBe('361.64')
  })

  test('takes the rates of who runs the desk before those that it has', () =>
    expect(list('2026-03-13', { rules: [rate('2026-03-01', null, 36.5)] })).toEqual([
      ['2026-03-13', '2026-03-13', 1, '10000', '10'],
    ]))

  test('covers each day once, with the principal of that day (1,000 random debts)', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -20, max: 400 }), fc.integer({ min: 1, max: 900 })), {
          maxLength: 6,
        }),
        fc.integer({ min: 1, max: 380 }),
        (paid, length) => {
          const reductions = paid.map(([at, amount]) => ({
            day: addDays(question.dueDate, at),
            amount: String(amount),
          }))
          const through = addDays(question.dueDate, length)
          const periods = listInterestPeriods({ ...question, reductions }, through)
          for (let at = 1; at <= length; at += 1) {
            const day = addDays(question.dueDate, at)
            const own = periods.filter(({ from, to }) => from <= day && day <= to)
            const open = reductions
              .filter((each) => each.day < day)
              .reduce((left, each) => subtractDecimals(left, each.amount), question.principal)
            expect(own.map(({ principal }) => principal)).toEqual([open])
          }
        },
      ),
      { numRuns: 1000 },
    ))
})

describe('the last day within what is claimed', () => {
  test.each([
    ['361.64', '2026-06-30'],
    ['361.63', '2026-06-29'],
    ['3.29', '2026-03-13'],
    ['3.28', null],
    ['9999', '2026-11-26'],
  ])('%s', (claimed, day) => expect(findLastDayWithin(question, claimed, '2026-11-26')).toBe(day))

  test('is none after a day whose rate is not known', () =>
    expect(
      findLastDayWithin(
        { ...question, rules: [rate('2026-01-01', '2026-06-30', 12)] },
        '9999',
        '2026-11-26',
      ),
    ).toBe('2026-06-30'))
})
