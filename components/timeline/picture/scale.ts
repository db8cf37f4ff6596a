/** A part of the axis on which time runs evenly, from `left` to `right` pixels. */
export type Stretch = { from: number; to: number; left: number; right: number }

/** What turns a time into pixels. Between two stretches lies a break: time that is left out. */
export type Scale = { stretches: Stretch[]; breaks: Stretch[]; at: (order: number) => number }

/** The pixels that a break takes. */
const breakWidth = 36

const leastStretch = 72

/** A gap is left out that is this many times as long as all that is shorter. */
const tooLong = 5

const mostBreaks = 3

const dayMs = 86_400_000

/**
 * Lays times on so many pixels. Where one time lies far away from the rest, such as years away from
 * days, the gap becomes a break, so that the rest can still be told apart. Later is never further
 * left.
 */
export function createScale(times: readonly number[], width: number): Scale {
  const sorted = times.toSorted((one, other) => one - other)
  const spans = splitSpans(
    sorted,
    getLongGap(sorted, Math.min(mostBreaks, Math.floor(width / (leastStretch * 2)))),
  )
  const stretches = layoutSpans(spans, width)
  const breaks = stretches.slice(1).map((next, at) => ({
    from: stretches[at]!.to,
    to: next.from,
    left: stretches[at]!.right,
    right: next.left,
  }))
  const parts = [...stretches, ...breaks].toSorted(
    (one, other) => one.from - other.from || one.left - other.left,
  )
  return {
    stretches,
    breaks,
    at: (order) => placeOn(parts.find((part) => order <= part.to) ?? parts.at(-1)!, order),
  }
}

/**
 * Places in the picture are shares of its width, so that a page that is not measured yet already
 * holds them about right.
 */
export const toPercent = (x: number, width: number) => `${Math.round((x / width) * 1e5) / 1e3}%`

function placeOn({ from, to, left, right }: Stretch, order: number): number {
  const share = to > from ? (order - from) / (to - from) : 0.5
  return left + Math.max(0, Math.min(1, share)) * (right - left)
}

/** The length from which on a gap is left out: as few gaps as will do. */
function getLongGap(sorted: readonly number[], most: number): number {
  const gaps = sorted.slice(1).map((time, at) => time - sorted[at]!)
  const ascending = gaps.toSorted((one, other) => one - other)
  for (let at = ascending.length - 1; at >= Math.max(1, ascending.length - most); at--) {
    const shorter = ascending.slice(0, at).reduce((sum, gap) => sum + gap, 0)
    if (shorter > 0 && ascending[at]! > tooLong * shorter) return ascending[at]!
  }
  return Number.POSITIVE_INFINITY
}

type Span = { from: number; to: number }

/** The times between the gaps that are left out, with some air on both sides. */
function splitSpans(sorted: readonly number[], longGap: number): Span[] {
  const spans: Span[] = []
  for (const time of sorted) {
    const last = spans.at(-1)
    if (last && time - last.to < longGap) last.to = time
    else spans.push({ from: time, to: time })
  }
  const drawn = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  const air = drawn > 0 ? drawn * 0.05 : dayMs
  return spans.map(({ from, to }) => ({ from: from - air, to: to + air }))
}

function layoutSpans(spans: readonly Span[], width: number): Stretch[] {
  const free = width - breakWidth * (spans.length - 1) - leastStretch * spans.length
  const drawn = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  let left = 0
  return spans.map(({ from, to }) => {
    const stretch = { from, to, left, right: left + leastStretch + (free * (to - from)) / drawn }
    left = stretch.right + breakWidth
    return stretch
  })
}
