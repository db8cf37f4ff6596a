import { expect, test } from 'vitest'
import { parseTime } from './parse-time'

test.each([
  ['2026-03-12', 'day', '2026-03-12', '2026-03-12T00:00:00Z'],
  [' 2026-03-12T13:52:08.123 ', 'local', '2026-03-12T13:52:08.123', '2026-03-12T13:52:08.123Z'],
  ['2026-03-12 13:52', 'local', '2026-03-12 13:52', '2026-03-12T13:52:00Z'],
  ['2026-03-12T00:00:00', 'local', '2026-03-12T00:00:00', '2026-03-12T00:00:00Z'],
  ['2026-03-12T13:52:00.000Z', 'instant', '2026-03-12T13:52:00.000Z', '2026-03-12T13:52:00Z'],
  ['2026-03-12T00:30:00+01:00', 'instant', '2026-03-12T00:30:00+01:00', '2026-03-11T23:30:00Z'],
  ['2026-03-12T22:00:00-0930', 'instant', '2026-03-12T22:00:00-0930', '2026-03-13T07:30:00Z'],
  ['2024-02-29', 'day', '2024-02-29', '2024-02-29T00:00:00Z'],
  ['9999-12-31', 'day', '9999-12-31', '9999-12-31T00:00:00Z'],
])('%j is of the kind %s and keeps its text', (raw, precision, at, moment) => {
  expect(parseTime(raw)).toEqual({ at, precision, order: Date.parse(moment) })
})

test.each([
  ['2026-01-24T00:00:00Z', 'day', '2026-01-24'],
  ['2026-01-24T00:00:00.000', 'day', '2026-01-24'],
  ['2026-01-23T23:00:00Z', 'instant', '2026-01-23T23:00:00Z'],
  ['2026-01-24T08:00:00', 'local', '2026-01-24T08:00:00'],
])('%j in a field that means a day is of the kind %s', (raw, precision, at) => {
  expect(parseTime(raw, 'day')).toMatchObject({ precision, at })
})

test('digits beyond the millisecond keep their order', () => {
  const [first, second] = ['2026-03-12T13:52:08.1231', '2026-03-12T13:52:08.1239'].map(
    (raw) => parseTime(raw)!.order,
  )
  expect(first).toBeLessThan(second!)
})

test.each([
  undefined,
  null,
  '',
  ' ',
  'soon',
  20260312,
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '2026-03-12T25:00',
  '31.11.2026',
  '0001-01-01T00:00:00',
])('%j is no time', (raw) => expect(parseTime(raw)).toBeNull())

test('a day in the style of the country is that day', () => {
  expect(parseTime('12.03.2026')).toEqual(parseTime('2026-03-12'))
  expect(parseTime('01.01.0001')).toBeNull()
})
