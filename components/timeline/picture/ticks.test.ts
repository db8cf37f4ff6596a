import { describe, expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { createClock } from '../clock'
import { createScale } from './scale'
import { layoutTicks } from './ticks'

const oslo = createClock('Europe/Oslo')
const nowhere = { left: -100, right: -90 }
const between = (from: string, to: string) =>
  layoutTicks(t, createScale([Date.parse(from), Date.parse(to)], 700), oslo, 2026, 700, nowhere)
const labels = (from: string, to: string) => between(from, to).map(({ label }) => label)

describe('the ticks of the axis', () => {
  test.each([
    [
      'minutes',
      '2026-03-12T13:00:00Z',
      '2026-03-12T13:04:00Z',
      ['12 Mar 14:00', '14:01', '14:02', '14:03'],
    ],
    [
      'hours by the clock of the zone',
      '2026-03-12T07:00:00Z',
      '2026-03-12T12:00:00Z',
      ['12 Mar 08:00', '09:00', '10:00', '11:00', '12:00'],
    ],
    [
      'days',
      '2026-03-10T00:00:00Z',
      '2026-03-14T00:00:00Z',
      ['10 Mar', '11 Mar', '12 Mar', '13 Mar'],
    ],
    [
      'weeks from Mondays',
      '2026-02-24T00:00:00Z',
      '2026-03-31T00:00:00Z',
      ['23 Feb', '2 Mar', '9 Mar', '16 Mar', '23 Mar', '30 Mar'],
    ],
    [
      'years',
      '2019-06-01T00:00:00Z',
      '2026-03-12T00:00:00Z',
      ['2020', '2021', '2022', '2023', '2024', '2025', '2026'],
    ],
  ])('are %s', (_, from, to, shown) => expect(labels(from, to).filter(Boolean)).toEqual(shown))

  test('name the year where it is not this one', () =>
    expect(labels('2025-12-30T00:00:00Z', '2026-01-02T00:00:00Z')).toContain('31 Dec 2025'))

  test('stay on midnight when the clocks change', () => {
    const days = between('2026-03-27T00:00:00Z', '2026-04-01T00:00:00Z').map(({ order }) =>
      new Date(oslo.wall(order)).toISOString().slice(11, 19),
    )
    expect(new Set(days)).toEqual(new Set(['00:00:00']))
  })

  test('give way to what stands there already', () => {
    const all = between('2026-02-24T00:00:00Z', '2026-03-31T00:00:00Z')
    const second = all[1]!
    const scale = createScale(
      [Date.parse('2026-02-24T00:00:00Z'), Date.parse('2026-03-31T00:00:00Z')],
      700,
    )
    const less = layoutTicks(t, scale, oslo, 2026, 700, { left: second.x, right: second.x + 20 })
    expect(less.map(({ label }) => label === '')).toEqual(
      all.map((tick) => tick === second || tick.label === ''),
    )
  })
})
