import type { Failure } from '@/lib/contracts/result'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { toRowHits } from '../lookup-hits'
import { searchFieldsByLookup } from '../parse-lookup'
import { type AreaIndex, findInArea, indexAreas, isListed } from './area-answers'
import { attachLanes, isSent, listUnlooked } from './hit-lanes'
import { isAsked, type LineProblem, type PastedLine, toReferenceKey } from './pasted-references'
import { type ReferenceHit, toTransactionHit } from './reference-hits'
import {
  isSearchKind,
  type LaneSource,
  laneSources,
  type ReferenceSource,
  sourcesByKind,
} from './reference-kinds'
import {
  listSearchRows,
  type ReferenceRequest,
  type SourceRights,
  toValueKey,
} from './reference-requests'
import type { ReferenceSearch } from './reference-searches'
import { findProvenSlip, listDigitSlips, listSlips, type Slip } from './reference-slips'

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

/** Why a line without an invoice is not one that was not found. */
export type UnknownReason =
  | Exclude<LineProblem, 'checkDigit' | 'form'>
  | 'forbidden'
  | 'failed'
  | 'silent'
  | 'ignored'
  | 'unfinished'
  | 'untold'

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
  /** Who was asked and has nothing, and who may be asked still. */
  answered: ReferenceSource[]
  unasked: ReferenceSource[]
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

type RequestIndex = {
  searches: Map<string, ReferenceSearch>
  searched: ReferenceSearch[]
  areas: AreaIndex
  /** What was pasted, by kind and value. */
  pasted: ReadonlySet<string>
}

function indexRequests(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
): RequestIndex {
  const searches = requests.filter((request) => request.source === 'search')
  return {
    searches: new Map(
      searches
        .filter(({ purpose }) => purpose === 'lines')
        .flatMap((search) =>
          search.values.map((value) => [toValueKey(search.kind, value), search] as const),
        ),
    ),
    searched: searches,
    areas: indexAreas(requests),
    pasted: new Set(lines.map(({ kind, value }) => toValueKey(kind, value))),
  }
}

/** What one source says of a line. */
type SourceAnswer = {
  source: ReferenceSource
  hits: readonly ReferenceHit[]
  isWhole: boolean
  state: 'unasked' | 'open' | 'found' | 'none' | UnknownReason
  failure: Failure | null
}

function reportLine(line: PastedLine, index: RequestIndex, may: SourceRights): ReportedLine {
  const key = toValueKey(line.kind, line.value)
  const sources = sourcesByKind[line.kind].filter((source) => may[source])
  const answers = sources.map(
    (source): SourceAnswer =>
      source === 'search'
        ? readSearchAnswer(line, index.searches.get(key), may.status)
        : { source, ...findInArea(index.areas, source, line.kind, line.value) },
  )
  const hits = attachLanes(
    answers.flatMap((answer) => answer.hits),
    index.areas,
    may,
  )
  const told = hits.some(isSent) ? answers.filter((answer) => answer.hits.some(isSent)) : answers
  const why = findUnknownReason(line, answers)
  const isOpen = answers.some(({ state }) => state === 'open') || isWaiting(line, answers)
  const group = resolveGroup(line, hits, why, isOpen)
  return {
    ...line,
    ...{ group, hits, why: hits.length > 0 ? null : why },
    isWhole: told.every(({ isWhole, state }) => isWhole || state === 'unasked'),
    failures: listFailures(told, hits),
    answered: answers.flatMap(({ source, state }) => (state === 'none' ? [source] : [])),
    unasked: answers.flatMap(({ source, state }) => (state === 'unasked' ? [source] : [])),
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

/** Nobody who answers it was asked yet. */
const isWaiting = ({ finding }: PastedLine, answers: readonly SourceAnswer[]) =>
  isAsked(finding) && answers.length > 0 && answers.every(({ state }) => state === 'unasked')

/**
 * One that was found is where its invoices are, in collection before all else; invoices that are in
 * different places are no answer. Not found is only what every source that was asked denies.
 */
function resolveGroup(
  { finding }: PastedLine,
  hits: readonly ReferenceHit[],
  why: UnknownReason | null,
  isOpen: boolean,
): ReferenceGroup {
  const [first] = hits
  if (first) {
    const isOne = hits.every(({ number }) => number === first.number)
    if (isOne && hits.some(({ group }) => group === 'collection')) return 'collection'
    return hits.every(({ group }) => group === first.group) ? first.group : 'unknown'
  }
  if (isOpen && isAsked(finding)) return 'open'
  return why === null ? 'notFound' : 'unknown'
}

function findUnknownReason(
  { finding }: PastedLine,
  answers: readonly SourceAnswer[],
): UnknownReason | null {
  if (finding !== null && !isAsked(finding)) return finding as UnknownReason
  if (answers.length === 0) return 'forbidden'
  const reasons = answers.map(({ state }) => state).filter(isUnknownReason)
  return reasons.includes('failed') ? 'failed' : (reasons[0] ?? null)
}

const isUnknownReason = (state: SourceAnswer['state']): state is UnknownReason =>
  !['unasked', 'open', 'found', 'none'].includes(state)

const unaskedAnswer = (source: ReferenceSource): SourceAnswer => ({
  ...{ source, hits: [], isWhole: true, state: 'unasked', failure: null },
})

/**
 * A row that does not show the field may be the one of any line of its request, so it takes the
 * proof from those that have none; so do rows that nobody asked for.
 */
function readSearchAnswer(
  line: PastedLine,
  search: ReferenceSearch | undefined,
  mayOpen: boolean,
): SourceAnswer {
  if (!search) return unaskedAnswer('search')
  const byValue = listSearchRows(search)
  const rows = byValue.get(toReferenceKey(line.value)) ?? []
  const isUntold = byValue.has('')
  const answer = { source: 'search', failure: search.failure } as const
  if (rows.length > 0)
    return {
      ...answer,
      hits: toRowHits(rows).map((hit) => toTransactionHit(hit, mayOpen)),
      isWhole: search.state === 'whole' && !isUntold,
      state: 'found',
    }
  return { ...answer, hits: [], isWhole: true, state: readMissing(search, isUntold) }
}

function readMissing(search: ReferenceSearch, isUntold: boolean): SourceAnswer['state'] {
  if (search.state === 'open' || search.state === 'failed' || search.state === 'silent')
    return search.state
  if (hasStrangers(search)) return 'ignored'
  if (search.state === 'cut') return 'unfinished'
  return isUntold ? 'untold' : 'none'
}

const strangersBySearch = new WeakMap<ReferenceSearch, boolean>()

function hasStrangers(search: ReferenceSearch): boolean {
  const known = strangersBySearch.get(search)
  if (known !== undefined) return known
  const question = { SearchType: searchFieldsByLookup[search.kind], Searches: search.values }
  const { findings } = verifyFilters('searchInvoiceSummary', question, search.rows)
  strangersBySearch.set(search, findings.strangers > 0)
  return findings.strangers > 0
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
  { searched, areas, pasted }: RequestIndex,
): Slip | null {
  const ofKind = searched.filter((search) => search.kind === kind)
  const isThere = (meant: string) =>
    ofKind.some((search) => listSearchRows(search).has(toReferenceKey(meant))) ||
    isListed(areas, kind, meant)
  const there = listDigitSlips(value, kind).filter(
    (slip) => !pasted.has(toValueKey(kind, slip.value)) && isThere(slip.value),
  )
  return there.length === 1 ? there[0]! : null
}

/**
 * The areas that may be asked for a line still: for what the search does not have, and for what it
 * has and is not looked up there.
 */
export const listFollowUps = ({
  kind,
  finding,
  hits,
  unasked,
  unlooked,
}: ReportedLine): readonly ReferenceSource[] => {
  if (hits.length > 0) return unlooked
  return isSearchKind(kind) && isAsked(finding) ? unasked : []
}
