import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SeenNumbers } from './seen-numbers'

test('tells what it has seen as a Set does', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 0, max: 50 }), fc.double({ noNaN: true }))), (values) => {
      const [seen, known] = [new SeenNumbers(), new Set<number>()]
      for (const value of values) {
        expect(seen.add(value)).toBe(!known.has(value))
        known.add(value)
      }
    }),
    { numRuns: 300 },
  )
})

test('takes at most 22 bytes a number, for numbers that follow one another and for any others', () => {
  for (const numberOf of [(at: number) => 9_000_000 - at, (at: number) => at * 4_294_967_296, (at: number) => at * 1024]) {
    const seen = new SeenNumbers()
    for (let at = 1; at <= 200_000; at += 1) expect(seen.add(numberOf(at))).toBe(true)
    for (let at = 1; at <= 200_000; at += 1) expect(seen.add(numberOf(at))).toBe(false)
    expect(seen.bytes / 200_000).toBeLessThanOrEqual(22)
  }
})
