import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelTick, makeChartScale } from './chart-scale'

test.each([
  [1934758, 'thousand', ['0', '500', '1000', '1500', '2000']],
  [3774626, 'million', ['0', '1', '2', '3', '4']],
  [820, 'one', ['0', '250', '500', '750', '1000']],
  [0, 'one', ['0']],
  [9_900_000, 'million', ['0', '2,5', '5', '7,5', '10']],
] as const)('an axis up to %d counts in %s', (most, unit, labels) => {
  const scale = makeChartScale(most)
  expect(scale.unit).toBe(unit)
  expect(scale.ticks.map((tick) => labelTick(tick, unit))).toEqual(labels)
})

test('an axis holds what it is made for, by few ticks from zero on', () =>
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e15, noNaN: true }), (most) => {
      const { top, ticks } = makeChartScale(most)
      expect(top).toBeGreaterThanOrEqual(most)
      expect(ticks[0]).toBe(0)
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  ))
