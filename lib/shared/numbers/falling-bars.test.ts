import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutFallingBars, makeBarScale } from './falling-bars'

test('each bar begins where the one before it ended', () => {
  const { bars, zeroAt, toBar } = layoutFallingBars(['100', '-40', '15'])
  expect(zeroAt).toBe(0)
  expect(bars.map(({ level }) => level)).toEqual(['100', '60', '75'])
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 0.6],
    [0.6, 0.75],
  ])
  expect(toBar('75')).toEqual({ from: 0, to: 0.75 })
})

test('below zero there is room at the left', () => {
  const scale = makeBarScale(['30', '-10'])
  expect(scale.zeroAt).toBe(0.25)
  expect(scale.toBar('-10')).toEqual({ from: 0.25, to: 0 })
})

test('of nothing every bar is nothing', () => {
  expect(makeBarScale([]).toBar('0')).toEqual({ from: 0, to: 0 })
  expect(layoutFallingBars(['0', '0']).bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('no bar leaves the picture', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { maxLength: 12 }), (cents) => {
      const { bars } = layoutFallingBars(cents.map((each) => String(each / 100)))
      for (const { from, to } of bars)
        for (const place of [from, to]) {
          expect(place).toBeGreaterThanOrEqual(0)
          expect(place).toBeLessThanOrEqual(1)
        }
    }),
  ))
