/** Numbers that look random and are the same each time for the same seed (mulberry32). */
export type Random = {
  next: () => number
  integer: (from: number, to: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  chance: (share: number) => boolean
  digits: (count: number) => string
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    pick: (items) => items[integer(0, items.length - 1)]!,
    chance: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => integer(0, 9)).join(''),
  }
}
