import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SeenNumbers } from './seen-numbers'

test('tells what it has seen as a Set does', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 0, max: 50 }), fc.double({ noNaN: true })),
      ),
      (values) => {
        const [seen, known] = [new SeenNumbers(), new Set<number>()]
        for (const value of values) {
          expect(seen.add(value)).toBe(!known.has(value))
          known.add(value)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('knows nothing from the other side of zero', () => {
  const seen = new SeenNumbers()
  expect([seen.add(0), seen.add(-0), seen.add(1), seen.add(-1)]).toEqual([true, false, true, true])
})

test('takes at most 22 bytes a number, for numbers that follow one another and for any others', () => {
  for (const numberOf of [
    (at: number) => 9_000_000 - at,
    (at: number) => at * 4_294_967_296,
    (at: number) => at * 1024,
  ]) {
    const seen = new SeenNumbers()
    const numbers = Array.from({ length: 200_000 }, (_, at) => numberOf(at + 1))
    expect(numbers.filter((number) => !seen.add(number))).toEqual([])
    expect(numbers.filter((number) => seen.add(number))).toEqual([])
    expect(seen.bytes / 200_000).toBeLessThanOrEqual(22)
  }
})
