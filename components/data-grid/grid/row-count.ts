/** How many rows match: counted, guessed, or as far as was counted. */
export type GridTotal = { count: number | null; is: 'exact' | 'about' | 'moreThan' }

/**
 * What `aria-rowcount` says: all rows with the head, or −1 where nobody knows how many there are.
 */
export function getAriaRowCount({
  held,
  total,
  hasMore,
}: {
  held: number
  total: GridTotal
  hasMore: boolean
}): number {
  if (!hasMore) return held + 1
  return total.is === 'exact' && total.count !== null ? total.count + 1 : -1
}
