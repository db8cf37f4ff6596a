/** Numbers that look random and are the same each time for the same seed (mulberry32). */
export type Random = {
  next: () => number
  integer: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  digits: (count: number) => string
}

export function createRandom(seedNumber: number): Random {
  let state = seedNumber >>> 0
  const drawFraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const drawInteger = (from: number, to: number) =>
    from + Math.floor(drawFraction() * (to - from + 1))
  return {
    next: drawFraction,
    integer: drawInteger,
    pick: (items) => items[drawInteger(0, items.length - 1)]!,
    chance: (share) => drawFraction() < share,
    digits: (count) => Array.from({ length: count }, () => drawInteger(0, 9)).join(''),
  }
}
