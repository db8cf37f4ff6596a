import 'server-only'
import { createHash } from 'node:crypto'

/** As many characters as are kept of what a line showed when it was done. */
const keptMax = 400

/**
 * What a line shows, as one text that is kept: its entries in their order where they have room, else
 * how many they are and a digest of all, the same in whatever order they came.
 */
export function toShown(entries: readonly string[], separator = ' '): string {
  const text = entries.join(separator)
  return text.length <= keptMax ? text : digestShown(entries)
}

/** The short form by itself, for what is compared in whatever order it came. */
export const digestShown = (entries: readonly string[]): string =>
  `${entries.length} ${createHash('sha256').update(entries.toSorted().join(', ')).digest('hex')}`
