/** The events of a story that belong to its opening, and those of now that came after it. */
export type Arrived = { first: ReadonlySet<string>; newIds: ReadonlySet<string> }

/**
 * What has arrived by now. While the story opens everything belongs to it; what went and comes
 * again is not new.
 */
export function arrivedBy(
  { first, newIds }: Arrived,
  ids: readonly string[],
  isOpening: boolean,
): Arrived {
  const known = isOpening && ids.some((id) => !first.has(id)) ? new Set([...first, ...ids]) : first
  const late = ids.filter((id) => !known.has(id) && !newIds.has(id))
  return { first: known, newIds: late.length > 0 ? new Set([...newIds, ...late]) : newIds }
}
