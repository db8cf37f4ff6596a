import fc from 'fast-check'
import { expect } from 'vitest'

/** So many filters are drawn for each list. */
const filtersCount = 200

/**
 * Filters as people set them: most are left blank, some hold a value that a row has, some a part of
 * one or a value that no row has.
 *
 * @param values what rows hold of each field that may be filtered by.
 */
export const drawFilters = <Name extends string>(
  values: Record<Name, readonly string[]>,
): fc.Arbitrary<Record<Name, string>> =>
  fc.record(
    Object.fromEntries(
      Object.entries<readonly string[]>(values).map(([name, own]) => [name, drawValue(own)]),
    ),
  ) as fc.Arbitrary<Record<Name, string>>

function drawValue(values: readonly string[]): fc.Arbitrary<string> {
  const known = fc.constantFrom(...values)
  const part = fc
    .tuple(known, fc.nat(), fc.nat({ max: 6 }))
    .map(([value, from, length]) =>
      value.slice(from % value.length, (from % value.length) + length),
    )
  return fc.oneof(
    { weight: 16, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: part },
    { weight: 1, arbitrary: fc.constant('zzz-nobody-7') },
  )
}

/** Values that stand in rows, each once and none of them blank. */
export const listValues = (values: readonly (string | null | undefined)[]): string[] =>
  [...new Set(values)].filter((value): value is string => Boolean(value?.trim()))

/**
 * Holds what a list counts against a count of its own under 200 random filters. `check` throws
 * where they differ and answers how many rows there are: some filters have to find something, and
 * not everything.
 */
export async function checkCounts<Filters>(
  filters: fc.Arbitrary<Filters>,
  check: (filters: Filters) => Promise<number>,
): Promise<void> {
  const counts: number[] = []
  await fc.assert(
    fc.asyncProperty(filters, async (each) => {
      counts.push(await check(each))
    }),
    { numRuns: filtersCount, seed: 20261126 },
  )
  expect(counts.length).toBe(filtersCount)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(filtersCount / 5)
  expect(new Set(counts).size).toBeGreaterThan(5)
}
