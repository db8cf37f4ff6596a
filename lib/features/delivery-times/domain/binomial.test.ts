import { describe, expect, test } from 'vitest'
import { findTailProbability } from './binomial'

/** By Pascal's triangle, with whole numbers alone. */
function countTail(hits: number, tries: number, part: bigint, whole: bigint): number {
  let row = [1n]
  for (let at = 0; at < tries; at++)
    row = [1n, ...row.slice(1).map((each, place) => each + row[place]!), 1n]
  const ways = row.reduce(
    (sum, ways, count) =>
      count < hits
        ? sum
        : sum + ways * part ** BigInt(count) * (whole - part) ** BigInt(tries - count),
    0n,
  )
  return Number((ways * 10n ** 30n) / whole ** BigInt(tries)) / 1e30
}

describe('the probability of at least so many', () => {
  test.each([
    [3, 3, 1, 20],
    [1, 10, 1, 2],
    [10, 10, 9, 10],
    [7, 50, 1, 20],
    [40, 200, 1, 10],
    [5, 1000, 1, 1000],
  ] as const)('%i of %i at %i in %i equals counting', (hits, tries, part, whole) =>
    expect(findTailProbability(hits, tries, part / whole)).toBeCloseTo(
      countTail(hits, tries, BigInt(part), BigInt(whole)),
      12,
    ),
  )

  test.each([
    [0, 5, 0.1, 1],
    [6, 5, 0.9, 0],
    [1, 5, 0, 0],
    [5, 5, 1, 1],
  ])('%i of %i at %d is %d', (hits, tries, share, expected) =>
    expect(findTailProbability(hits, tries, share)).toBe(expected),
  )

  test('underflows nowhere', () => {
    expect(findTailProbability(4000, 5000, 0.05)).toBe(0)
    expect(findTailProbability(240, 5000, 0.05)).toBeCloseTo(0.75, 1)
  })
})
