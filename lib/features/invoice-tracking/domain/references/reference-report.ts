import type { Failure } from '@/lib/contracts/result'
import { isListed } from './area-answers'
import { attachLanes, isSent, listUnlooked } from './hit-lanes'
import {
  findReason,
  findUnknownReason,
  indexRequests,
  isOpen,
  isOpenFor,
  listSources,
  type RequestIndex,
  readAnswers,
} from './line-answers'
import { listReadings } from './line-readings'
import { isAsked, type PastedLine, toReferenceKey } from './pasted-references'
import type { ReferenceHit } from './reference-hits'
import {
  isNumberKind,
  type LaneSource,
  laneSources,
  type NumberKind,
  type ReferenceSource,
} from './reference-kinds'
import {
  listSearchRows,
  type ReferenceRequest,
  type SourceRights,
  toValueKey,
} from './reference-requests'
import { findProvenSlip, listDigitSlips, listSlips, type Slip } from './reference-slips'
import type { SourceAnswer, UnknownReason } from './search-answers'

/** The groups of a result, in their order; every line is in one. `open`: not searched yet. */
export const referenceGroups = [
  'delivered',
  'waiting',
  'failed',
  'collection',
  'notFound',
  'unknown',
  'open',
] as const
export type ReferenceGroup = (typeof referenceGroups)[number]

/** A source that did not answer for a line. */
export type SourceFailure = { source: ReferenceSource; failure: Failure }

/** A line of a paste with what came of it. */
export type ReportedLine = PastedLine & {
  group: ReferenceGroup
  hits: ReferenceHit[]
  /** False where there may be more invoices than those that were found. */
  isWhole: boolean
  why: UnknownReason | null
  failures: SourceFailure[]
  /** Who was asked and has nothing, and who may be asked still: as whatever it may be. */
  answered: ReferenceSource[]
  unasked: ReferenceSource[]
  /** What it is found as where it is not as what it looks like, which `kind` is then not. */
  foundAs: NumberKind | null
  /** What it may be too, where nobody who answers that may be asked. */
  unaskedAs: NumberKind[]
  /** Where nobody has looked yet for the invoices that were found. */
  unlooked: LaneSource[]
  /** What the value was likely meant as, where a check digit shows it or an invoice has it. */
  slip: Slip | null
}

/** Every line of a paste with what came of it, in the order of the paste. */
export function buildReferenceReport(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
  may: SourceRights,
): ReportedLine[] {
  const index = indexRequests(lines, requests)
  return lines.map((line) => reportLine(line, index, may))
}

/** How many lines are in each group: together as many as there are lines. */
export function countGroups(report: readonly ReportedLine[]): Record<ReferenceGroup, number> {
  const counts = Object.fromEntries(referenceGroups.map((group) => [group, 0]))
  for (const { group } of report) counts[group]! += 1
  return counts as Record<ReferenceGroup, number>
}

/**
 * A line as what it looks like; where nobody has that, as the likeliest that it may be too and that
 * somebody has. Of what was found so there may be more as long as not everybody has denied the first.
 */
function reportLine(line: PastedLine, index: RequestIndex, may: SourceRights): ReportedLine {
  const own = readAnswers(line, index, index.areas, may)
  const readings = isAsked(line.finding) ? listReadings(line) : []
  const read = readings.map((reading) => readAnswers(reading, index, index.meant, may))
  const at = read.findIndex((answers) => answers.some(({ hits }) => hits.length > 0))
  const isOwn = own.some(({ hits }) => hits.length > 0)
  if (isOwn || isOpenFor(line, own)) return toReported(line, own, own, index, may)
  if (at < 0) {
    const all = [...own, ...read.flat()]
    const unaskedAs = readings.filter((_, each) => read[each]!.length === 0)
    return {
      ...toReported(line, own, all, index, may),
      unaskedAs: unaskedAs.map(({ kind }) => kind).filter(isNumberKind),
    }
  }
  const found = toReported(readings[at]!, read[at]!, read[at]!, index, may)
  const isDenied = own.length > 0 && own.every(({ state }) => state === 'none')
  return {
    ...found,
    others: line.others,
    foundAs: isNumberKind(found.kind) ? found.kind : null,
    isWhole: found.isWhole && isDenied,
    unasked: listSources(own, 'unasked'),
  }
}

/**
 * A line with what came of it: `own` is what was said of it as what it is taken as, `all` also of what
 * else it may be, which it is not found as.
 */
function toReported(
  line: PastedLine,
  own: readonly SourceAnswer[],
  all: readonly SourceAnswer[],
  index: RequestIndex,
  may: SourceRights,
): ReportedLine {
  const hits = attachLanes(
    own.flatMap((answer) => answer.hits),
    index.areas,
    may,
  )
  const told = hits.some(isSent) ? own.filter((answer) => answer.hits.some(isSent)) : all
  const why = findUnknownReason(line, own) ?? findReason(all)
  const group = resolveGroup(line, hits, why, isOpenFor(line, own) || all.some(isOpen))
  const unasked = listSources(all, 'unasked')
  return {
    ...line,
    ...{ group, hits, why: hits.length > 0 ? null : why },
    isWhole: told.every(({ isWhole, state }) => isWhole || state === 'unasked'),
    failures: listFailures(told, hits),
    answered: listSources(all, 'none').filter((source) => !unasked.includes(source)),
    unasked,
    ...{ foundAs: null, unaskedAs: [] },
    unlooked: listUnlooked(hits),
    slip: hits.length === 0 && group !== 'open' ? findSlip(line, index) : null,
  }
}

/** Sources that did not answer for a line, or for what it found. */
function listFailures(
  answers: readonly SourceAnswer[],
  hits: readonly ReferenceHit[],
): SourceFailure[] {
  const failures = new Map<ReferenceSource, Failure>()
  const note = (source: ReferenceSource, failure: Failure | null | undefined) =>
    failure && failures.set(source, failure)
  for (const { source, failure } of answers) note(source, failure)
  for (const { lanes = {} } of hits)
    for (const source of laneSources)
      note(source, lanes[source]?.is === 'notKnown' ? lanes[source].failure : null)
  return [...failures].map(([source, failure]) => ({ source, failure }))
}

/**
 * One that was found is where its invoices are, in collection before all else; invoices that are in
 * different places are no answer, also where companies have sent them under one number. Not found
 * is only what every source that was asked denies.
 */
function resolveGroup(
  { finding }: PastedLine,
  hits: readonly ReferenceHit[],
  why: UnknownReason | null,
  isOpen: boolean,
): ReferenceGroup {
  const [first] = hits
  if (first) {
    const isOne =
      hits.every(({ number }) => number === first.number) && hits.filter(isSent).length < 2
    if (isOne && hits.some(({ group }) => group === 'collection')) return 'collection'
    return hits.every(({ group }) => group === first.group) ? first.group : 'unknown'
  }
  if (isOpen && isAsked(finding)) return 'open'
  return why === null ? 'notFound' : 'unknown'
}

/** The likeliest that an invoice has; else what the check digit shows, unless the search has none. */
function findSlip(line: PastedLine, index: RequestIndex): Slip | null {
  const { value, kind } = line
  const ofKind = index.searched.filter(
    (search) => search.purpose === 'slips' && search.kind === kind,
  )
  const found =
    listSlips(value, kind).find((slip) =>
      ofKind.some((search) => listSearchRows(search).has(toReferenceKey(slip.value))),
    ) ?? findDigitSlip(line, index)
  const proven = found ?? findProvenSlip(value, kind)
  const isDenied =
    !found &&
    ofKind.some(
      ({ state, values }) => state === 'whole' && proven !== null && values.includes(proven.value),
    )
  return isDenied ? null : proven
}

/**
 * The one number that an invoice has which was read already, and that differs by a single digit; null
 * where several do, which of them is meant nobody can tell. What was pasted itself is no such number.
 */
function findDigitSlip(
  { value, kind }: PastedLine,
  { searched, areas }: RequestIndex,
): Slip | null {
  const ofKind = searched.filter((search) => search.kind === kind)
  const isThere = (meant: string) =>
    ofKind.some((search) => listSearchRows(search).has(toReferenceKey(meant))) ||
    isListed(areas, kind, meant)
  const there = listDigitSlips(value, kind).filter(
    (slip) => !areas.pasted.keys.has(toValueKey(kind, slip.value)) && isThere(slip.value),
  )
  return there.length === 1 ? there[0]! : null
}

/**
 * Who may be asked for a line still: for what nobody has as any of what it may be, and for what was
 * found and is not looked up there.
 */
export const listFollowUps = ({
  finding,
  hits,
  unasked,
  unlooked,
  foundAs,
}: ReportedLine): readonly ReferenceSource[] => {
  if (!isAsked(finding)) return []
  if (hits.length === 0) return unasked
  return foundAs ? [...new Set([...unasked, ...unlooked])] : unlooked
}
