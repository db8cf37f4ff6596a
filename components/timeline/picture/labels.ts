export type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Something that wants a label: where it stands, how wide its words are, and the heights at which
 * they may begin, the best first.
 */
export type LabelRequest = { left: number; right: number; width: number; tops: readonly number[] }

const height = 16
const inset = 4
const apart = 6

/**
 * Finds a place for each label: below, else above, and there first to the right of where its mark
 * begins, else to the left of where it ends. Where neither is free it has none. None lies on
 * another, on what is `taken`, or beyond the edges.
 */
export function placeLabels(
  wanting: readonly LabelRequest[],
  taken: readonly Box[],
  width: number,
): (Box | null)[] {
  const full = [...taken]
  return wanting.map((one) => {
    const place = listCandidates(one).find(
      (box) =>
        box.left >= 0 && box.right <= width && full.every((other) => !isTouching(box, other)),
    )
    if (place) full.push(place)
    return place ?? null
  })
}

function listCandidates({ left, right, width, tops }: LabelRequest): Box[] {
  return tops.flatMap((top) => [
    { left: left + inset - 2, right: left + inset - 2 + width, top, bottom: top + height },
    { left: right - inset + 2 - width, right: right - inset + 2, top, bottom: top + height },
  ])
}

const isTouching = (one: Box, other: Box) =>
  one.left < other.right + apart &&
  other.left < one.right + apart &&
  one.top < other.bottom &&
  other.top < one.bottom
