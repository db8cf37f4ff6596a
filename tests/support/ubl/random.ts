/** Numbers from 0 to below 1 that are the same for one seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (most: number) => Math.floor(next() * most)
  return {
    next,
    upTo,
    pick: <Value>(values: readonly Value[]): Value => values[upTo(values.length)]!,
  }
}

export type Random = ReturnType<typeof createRandom>
