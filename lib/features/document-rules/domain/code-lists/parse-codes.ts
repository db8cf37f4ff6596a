/** The codes of a list that is written as words. */
export const parseCodes = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** A list as it stood when some codes were not yet in it, and others still were. */
export function changeCodes(
  codes: ReadonlySet<string>,
  { without, and }: { without?: string; and?: string },
): ReadonlySet<string> {
  const changed = new Set(codes)
  for (const code of without?.split(' ') ?? []) changed.delete(code)
  for (const code of and?.split(' ') ?? []) changed.add(code)
  return changed
}
