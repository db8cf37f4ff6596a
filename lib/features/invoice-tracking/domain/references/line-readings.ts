import { type AreaIndex, findInArea } from './area-answers'
import { isAsked, type PastedLine, takeLineAs } from './pasted-references'
import { sourcesByKind } from './reference-kinds'
import type { SourceRights } from './reference-requests'

const readingsByLine = new WeakMap<PastedLine, PastedLine[]>()

/**
 * A line as each other kind that it may be, the likeliest first: what a check digit speaks against
 * comes last.
 */
export function listReadings(line: PastedLine): readonly PastedLine[] {
  const known = readingsByLine.get(line)
  if (known) return known
  const readings = line.others
    .map((kind) => takeLineAs(line, kind))
    .filter(({ finding }) => isAsked(finding))
    .toSorted((one, other) => Number(one.finding !== null) - Number(other.finding !== null))
  readingsByLine.set(line, readings)
  return readings
}

/** Lines with what each may be as well, which is then no slip and no other writing of another. */
export const withReadings = (lines: readonly PastedLine[]): PastedLine[] =>
  lines.flatMap((line) => [line, ...listReadings(line)])

/** Whether each area beside the search that may be asked for a line was asked, and has nothing. */
export const isLeftByAreas = (
  { kind, value }: PastedLine,
  index: AreaIndex,
  may: SourceRights,
): boolean =>
  sourcesByKind[kind].every(
    (source) =>
      source === 'search' ||
      !may[source] ||
      !['unasked', 'open', 'found'].includes(findInArea(index, source, kind, value).state),
  )
