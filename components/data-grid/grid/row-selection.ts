/** The key of a held row; undefined while the row itself is not known. */
export type KeyAt = (index: number) => string | undefined

/** A selection under way: from this row on, on top of what was selected before. */
export type Extension = { anchor: number; base: ReadonlySet<string> }

export function withToggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** What was selected before, and every known row between the anchor and `to`, both included. */
export function extendSelection(
  { anchor, base }: Extension,
  to: number,
  keyAt: KeyAt,
): Set<string> {
  const next = new Set(base)
  for (let index = Math.min(anchor, to); index <= Math.max(anchor, to); index++) {
    const key = keyAt(index)
    if (key !== undefined) next.add(key)
  }
  return next
}

export function collectKeys(held: number, keyAt: KeyAt): Set<string> {
  return extendSelection({ anchor: 0, base: new Set() }, held - 1, keyAt)
}

/** What the tick in the head shows. Only held rows can be selected. */
export function getTickState(selected: number, held: number): 'none' | 'some' | 'all' {
  if (selected === 0) return 'none'
  return selected >= held ? 'all' : 'some'
}

/** Where a row stands now, looked for outwards from where it stood; −1 when it is held no more. */
export function findKeyIndex(key: string, from: number, held: number, keyAt: KeyAt): number {
  for (let off = 0; off <= Math.max(from, held - from); off++) {
    if (from + off < held && keyAt(from + off) === key) return from + off
    if (from - off >= 0 && from - off < held && keyAt(from - off) === key) return from - off
  }
  return -1
}
