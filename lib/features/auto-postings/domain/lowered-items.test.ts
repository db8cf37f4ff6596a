import { expect, test } from 'vitest'
import { areLoweredAsSent } from './lowered-items'

const rows = [
  { key: 'a', amount: 0.1 },
  { key: 'a', amount: 0.2 },
  { key: 'b', amount: 5 },
]
const before = new Map([
  ['a', 1],
  ['b', 5],
])

test.each([
  [{ a: 0.7, b: 0 }, true],
  [{ a: 0.7, b: 5 }, false],
  [{ a: 1, b: 5 }, false],
  [{ a: 0.69, b: 0 }, false],
  [{ a: 0.7 }, false],
])('from 1 and 5 to %j proves the set: %s', (now, proof) =>
  expect(areLoweredAsSent(rows, before, new Map(Object.entries(now)))).toBe(proof),
)

test('what was not known before, and a set without rows, proves nothing', () => {
  expect(
    areLoweredAsSent(rows, new Map([['a', 1]]), new Map(Object.entries({ a: 0.7, b: 0 }))),
  ).toBe(false)
  expect(areLoweredAsSent([], before, before)).toBe(false)
})
