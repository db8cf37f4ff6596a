import { computeFraction, type Decimal, pickGreater, subtractDecimals, sumDecimals } from './money'

/** Where a bar is drawn, as fractions of the whole width. */
export type BarPosition = { from: number; to: number }

/**
 * One scale for bars that begin at zero: the place of each level, in fractions of a width that
 * holds zero and all of them. Only for amounts of one currency.
 */
export function makeBarScale(levels: readonly Decimal[]) {
  const negate = (level: Decimal) => subtractDecimals('0', level)
  const low = negate(levels.map(negate).reduce(pickGreater, '0'))
  const width = subtractDecimals(levels.reduce(pickGreater, '0'), low)
  const toPlace = (level: Decimal) => computeFraction(subtractDecimals(level, low), width)
  return {
    zeroAt: toPlace('0'),
    toPlace,
    toBar: (level: Decimal): BarPosition => ({ from: toPlace('0'), to: toPlace(level) }),
  }
}

/**
 * Places for bars of which each begins where the one before it ended, from zero on, and the scale
 * that they are drawn by. Only for amounts of one currency.
 */
export function layoutFallingBars(changes: readonly Decimal[]) {
  const levels = changes.map((_, at) => sumDecimals(changes.slice(0, at + 1)))
  const scale = makeBarScale(levels)
  const bars = levels.map((level, at): BarPosition & { level: Decimal } => ({
    level,
    from: scale.toPlace(levels[at - 1] ?? '0'),
    to: scale.toPlace(level),
  }))
  return { bars, ...scale }
}
