/**
 * Random numbers that follow from a seed and a name alone, so that one draft of a run gets the same
 * ones whatever else the run does.
 *
 * @returns `next()` in [0, 1), `whole(max)` in [0, max), `chance(share)`, `pick(list)`, `uuid()`,
 *   and `letters(count)` of Crockford's base 32.
 */
export function randomOf(seed, name) {
  let state = hash(`${seed}/${name}`)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (max) => Math.floor(next() * max)
  const pick = (list) => list[whole(list.length)]
  const letters = (count, alphabet = '0123456789abcdefghjkmnpqrstvwxyz') =>
    Array.from({ length: count }, () => pick(alphabet)).join('')
  const hex = (count) => letters(count, '0123456789abcdef')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-${pick('89ab')}${hex(3)}-${hex(12)}`
  return { next, whole, chance: (share) => next() < share, pick, uuid, letters }
}

/** FNV-1a, 32 bits. */
function hash(text) {
  let value = 0x811c9dc5
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193)
  return value | 0
}
