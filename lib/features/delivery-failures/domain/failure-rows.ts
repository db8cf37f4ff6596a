import type { FailureGroup } from '@/lib/contracts/desk/failures'

/** The key of the row, and of an address, in which all texts are that nobody recognises. */
export const shapesKey = 'shapes'

/** A line of the failures page: one cause, all texts that are not recognised, or those without one. */
export type FailureRow = Pick<
  FailureGroup,
  'count' | 'unhandled' | 'companies' | 'channels' | 'days' | 'firstTime' | 'handled'
> & {
  key: string
  kind: 'cause' | 'shapes' | 'silent'
  cause: string | null
  /** What became of those that others were sent in the place of; null where none was. */
  resent: NonNullable<FailureGroup['resent']> | null
  /** One group for each shape of text, those of most failures first; else the only one. */
  groups: readonly [FailureGroup, ...FailureGroup[]]
}

/**
 * The rows of groups: groups of texts that are not recognised fold into one row. Every failure of
 * the groups is counted in one row, and in one only.
 */
export function foldGroups(groups: readonly FailureGroup[]): FailureRow[] {
  const byRow = Map.groupBy(groups, ({ kind, key }) => (kind === 'shape' ? shapesKey : key))
  return [...byRow].map(([key, own]) =>
    buildRow(
      key,
      own.toSorted((one, other) => other.count - one.count) as [FailureGroup, ...FailureGroup[]],
    ),
  )
}

function buildRow(key: string, groups: FailureRow['groups']): FailureRow {
  const [{ kind, cause }] = groups
  const times = groups.flatMap(({ firstTime }) => firstTime ?? []).sort()
  return {
    key,
    kind: kind === 'shape' ? 'shapes' : kind,
    cause,
    groups,
    count: sumOf(groups.map(({ count }) => count)),
    unhandled: sumOf(groups.map(({ unhandled }) => unhandled)),
    companies: mergeCounts(
      groups.flatMap(({ companies }) => companies),
      ({ companyId }) => companyId,
    ),
    channels: mergeCounts(
      groups.flatMap(({ channels }) => channels),
      ({ channel }) => channel,
    ),
    days: mergeCounts(
      groups.flatMap(({ days }) => days),
      ({ day }) => day,
    ).sort((one, other) => one.day.localeCompare(other.day)),
    firstTime: times[0] ?? null,
    handled: findNewestMark(groups),
    resent: sumResent(groups),
  }
}

/** The newest of the marks speaks for all; `newer` is what came since in any group. */
function findNewestMark(groups: FailureRow['groups']): FailureRow['handled'] {
  const marks = groups.flatMap(({ handled }) => handled ?? [])
  const newest = marks.toSorted((one, other) => other.at.localeCompare(one.at))[0]
  return newest ? { ...newest, newer: sumOf(marks.map(({ newer }) => newer)) } : null
}

/** What was sent in the place of failures of all groups. They are mended once each of them is. */
function sumResent(groups: FailureRow['groups']): FailureRow['resent'] {
  const resent = groups.flatMap((group) => group.resent ?? [])
  if (resent.length === 0) return null
  return {
    sent: sumOf(resent.map(({ sent }) => sent)),
    failed: sumOf(resent.map(({ failed }) => failed)),
    waiting: sumOf(resent.map(({ waiting }) => waiting)),
    isMended: groups.every((group) => group.resent?.isMended),
  }
}

/** One of each, with the sum of its counts, those of most first. */
function mergeCounts<Each extends { count: number }>(
  all: readonly Each[],
  keyOf: (each: Each) => string | number,
): Each[] {
  return [...Map.groupBy(all, keyOf).values()]
    .map((own) => ({ ...own[0]!, count: sumOf(own.map(({ count }) => count)) }))
    .sort((one, other) => other.count - one.count)
}

/** What rows come to: how many failed, how many of them nobody has handled. */
export const sumRows = (rows: readonly FailureRow[]) => ({
  causes: rows.length,
  failed: sumOf(rows.map(({ count }) => count)),
  unhandled: sumOf(rows.map(({ unhandled }) => unhandled)),
})

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/**
 * A group in its companies, up to a row; null takes a mark back, of one that is undone only the one
 * that was set up to that row.
 */
export type GroupMark = {
  key: string
  companyIds: number[]
  upToRowId: number | null
  undoes?: number
}

/**
 * What marks all of a row as handled: its groups that hold something new, each in its own companies
 * and up to its own newest row. None where rows carry no number that tells how far a mark reaches.
 */
export const listMarks = ({ groups }: FailureRow): GroupMark[] =>
  groups.flatMap(({ key, unhandled, newestRowId, companies }) =>
    unhandled > 0 && newestRowId !== null && companies.length > 0
      ? [{ key, companyIds: listIds(companies), upToRowId: newestRowId }]
      : [],
  )

/** What takes the marks of a row back. */
export const listMarksToDelete = ({ groups }: FailureRow): GroupMark[] =>
  groups.flatMap(({ key, handled, companies }) =>
    handled ? [{ key, companyIds: listIds(companies), upToRowId: null }] : [],
  )

/** What undoes marks that were just set, and no others. */
export const listUndoMarks = (marks: readonly GroupMark[]): GroupMark[] =>
  marks.flatMap(({ upToRowId, ...place }) =>
    upToRowId === null ? [] : [{ ...place, upToRowId: null, undoes: upToRowId }],
  )

/**
 * Whether taking the mark of a row back leaves it as it was before: a mark takes the place of an
 * earlier one, which nothing brings back.
 */
export const canUndoMark = ({ groups }: FailureRow): boolean =>
  groups.every(({ unhandled, handled }) => unhandled === 0 || handled === null)

const listIds = (companies: FailureRow['companies']) => companies.map(({ companyId }) => companyId)
