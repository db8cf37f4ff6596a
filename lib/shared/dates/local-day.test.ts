import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays } from './calendar-date'
import { findTypedDay, getCalendarRange, listDaysAhead, toLocalDate, toLocalDay } from './local-day'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['2026-03-31', '2026-03-31'],
  [' 31.3.2026 ', '2026-03-31'],
  ['31/03/2026', '2026-03-31'],
  ['2026-03-31T00:00:00Z', '2026-03-31'],
  ['9999-12-31', '9999-12-31'],
  ['31.02.2026', null],
  ['2026-3', null],
  ['•••••', null],
  ['', null],
])('%j in a text box is the day %s', (typed, day) => {
  expect(findTypedDay(typed)).toBe(day)
})

test('of typed days those after today are told, each once', () =>
  expect(
    listDaysAhead(
      ['01.04.2026', '2026-03-31', 'soon', '2026-04-01', '2027-03-31', ''],
      '2026-03-31',
    ),
  ).toEqual(['2026-04-01', '2027-03-31']))

// Kiritimati is 14 hours ahead of UTC, Midway 11 behind; Cairo and Beirut begin summer time at
// midnight, which that day does not have.
describe.each([
  'UTC',
  'Europe/Oslo',
  'Pacific/Kiritimati',
  'Pacific/Midway',
  'Africa/Cairo',
  'Asia/Beirut',
])('in %s', (zone) => {
  test('the clock of the test is there', () => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-04-24T12:00:00Z').getHours()).toBe(
      Number(
        new Date('2026-04-24T12:00:00Z').toLocaleString('en-GB', {
          hour: '2-digit',
          timeZone: zone,
        }),
      ),
    )
  })

  test('a day is the same day as a Date by the local clock', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
        const day = addDays('1970-01-01', days)
        expect(toLocalDay(toLocalDate(day))).toBe(day)
      }),
    )
  })

  test.each(['2026-04-24', '2026-03-29', '2026-10-25', '0050-02-28', '2024-02-29'])(
    '%s is it too',
    (day) => {
      vi.stubEnv('TZ', zone)
      expect(toLocalDay(toLocalDate(day))).toBe(day)
    },
  )
})

describe('a calendar', () => {
  const today = '2026-11-24'

  test.each<[what: string, typed: string | null, opensAt: string]>([
    ['opens at the day of its box', '2020-03-31', '2020-03-31'],
    ['opens at today where its box holds none', null, today],
    ['opens at today where its box means no end', '9999-12-31', today],
    ['opens at today where nobody lives who was born then', '1850-01-01', today],
  ])('%s', (_, typed, opensAt) => {
    expect(getCalendarRange(typed, today, {})).toEqual({
      first: '1900-01-01',
      last: '2046-12-31',
      opensAt,
    })
  })

  test.each<[what: string, typed: string | null, limits: object, range: object]>([
    [
      'leads no further back than its limit',
      '2026-11-23',
      { earliest: today },
      { first: today, opensAt: today },
    ],
    ['leads no further ahead', null, { latest: today }, { last: today, opensAt: today }],
    [
      'opens at its last day where all are over',
      null,
      { latest: '2020-01-31' },
      { last: '2020-01-31', opensAt: '2020-01-31' },
    ],
    [
      'opens at its first day where none is there yet',
      null,
      { earliest: '2027-01-31' },
      { first: '2027-01-31', opensAt: '2027-01-31' },
    ],
    ['takes what is no day for no limit', null, { earliest: 'soon' }, { first: '1900-01-01' }],
  ])('%s', (_, typed, limits, range) => {
    expect(getCalendarRange(typed, today, limits)).toMatchObject(range)
  })
})
