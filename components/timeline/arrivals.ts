/** The events of a story that belong to its opening, and those of now that came after it. */
export type Arrivals = { first: ReadonlySet<string>; newIds: ReadonlySet<string> }

/**
 * What has arrived by now. While the story opens everything belongs to it; what went and comes
 * again is not new.
 */
export function updateArrivals(
  { first, newIds }: Arrivals,
  ids: readonly string[],
  isOpening: boolean,
): Arrivals {
  const known = isOpening && ids.some((id) => !first.has(id)) ? new Set([...first, ...ids]) : first
  const late = ids.filter((id) => !known.has(id) && !newIds.has(id))
  return { first: known, newIds: late.length > 0 ? new Set([...newIds, ...late]) : newIds }
}
