import { expect, test } from 'vitest'
import { getServiceDay, toCalendarDay, toServiceDay } from './service-day'

test.each([
  ['2026-11-25T22:59:59Z', '2026-11-25'],
  ['2026-11-25T23:00:00Z', '2026-11-26'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
])('%s is in %s', (instant, day) => {
  expect(getServiceDay(new Date(instant))).toBe(day)
})

test.each([
  ['an instant of the next day in Oslo', '2026-11-25T23:30:00.000Z', '2026-11-26'],
  ['an instant of another zone', '2026-11-26T08:00:00+10:00', '2026-11-25'],
  ['a time without a zone, as it says', '2026-11-25T23:30:00', '2026-11-25'],
  ['a day', '2026-11-25', '2026-11-25'],
  ['a day as people write it', '25.11.2026', '2026-11-25'],
  ['a day that does not exist', '2026-11-31T10:00:00Z', null],
  ['what is no time', 'soon', null],
])('the day of %s', (_, time, day) => expect(toServiceDay(time)).toBe(day))

test.each([
  ['the instant at which a day begins in Oslo', '2026-11-29T23:00:00Z', '2026-11-30'],
  ['one of summer', '2026-06-29T22:00:00.000Z', '2026-06-30'],
  ['an hour later in summer', '2026-06-29T23:00:00Z', '2026-06-29'],
  ['a millisecond later', '2026-11-29T23:00:00.001Z', '2026-11-29'],
  ['the instant as another zone writes it', '2026-11-29T18:00:00-0500', '2026-11-30'],
  ['a midnight in UTC', '2026-11-30T00:00:00.000Z', '2026-11-30'],
  ['a midnight of another zone', '2026-11-30T00:00:00+02:00', '2026-11-30'],
  ['a time of day', '2026-11-30T10:15:00Z', '2026-11-30'],
  ['a time without a zone', '2026-11-29T23:00:00', '2026-11-29'],
  ['a day', '2026-11-30', '2026-11-30'],
  ['a day as people write it', '30.11.2026', '2026-11-30'],
  ['a day that does not exist', '2026-11-31T23:00:00Z', null],
  ['what is no time', 'soon', null],
])('a field that holds a day: %s', (_, raw, day) => expect(toCalendarDay(raw)).toBe(day))
