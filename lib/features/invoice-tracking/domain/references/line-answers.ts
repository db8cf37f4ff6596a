import { type AreaIndex, findInArea, indexAreas } from './area-answers'
import { withReadings } from './line-readings'
import { isAsked, type PastedLine } from './pasted-references'
import { indexPasted } from './pasted-values'
import { indexSearches, type SearchIndex } from './plan-searches'
import { type ReferenceSource, sourcesByKind } from './reference-kinds'
import { type ReferenceRequest, type SourceRights, toValueKey } from './reference-requests'
import type { ReferenceSearch } from './reference-searches'
import { readSearchAnswer, type SourceAnswer, type UnknownReason } from './search-answers'

/** What was asked and what came of it: `areas` for what lines look like, `meant` for what they may be. */
export type RequestIndex = {
  searches: SearchIndex
  searched: ReferenceSearch[]
  areas: AreaIndex
  meant: AreaIndex
}

/** What came of all requests, found by what was asked for. */
export function indexRequests(
  lines: readonly PastedLine[],
  requests: readonly ReferenceRequest[],
): RequestIndex {
  const searched = requests.filter((request) => request.source === 'search')
  const areas = indexAreas(requests, indexPasted(lines))
  return {
    searches: indexSearches(searched),
    searched,
    areas,
    meant: { ...areas, pasted: indexPasted(withReadings(lines)) },
  }
}

/** What each source that may be asked says of a line, taken as its kind. */
export function readAnswers(
  line: PastedLine,
  { searches }: RequestIndex,
  areas: AreaIndex,
  may: SourceRights,
): SourceAnswer[] {
  const search = searches.get(toValueKey(line.kind, line.value))
  return sourcesByKind[line.kind]
    .filter((source) => may[source])
    .map((source) =>
      source === 'search'
        ? readSearchAnswer(line, search, areas.pasted, may.status)
        : { source, ...findInArea(areas, source, line.kind, line.value) },
    )
}

/** The sources that said one thing of a line, each once. */
export const listSources = (
  answers: readonly SourceAnswer[],
  wanted: SourceAnswer['state'],
): ReferenceSource[] => [
  ...new Set(answers.flatMap(({ source, state }) => (state === wanted ? [source] : []))),
]

/** A source has not answered yet. */
export const isOpen = ({ state }: SourceAnswer) => state === 'open'

/** Somebody has not answered yet, or nobody who answers it was asked. */
export const isOpenFor = ({ finding }: PastedLine, answers: readonly SourceAnswer[]) =>
  answers.some(isOpen) ||
  (isAsked(finding) && answers.length > 0 && answers.every(({ state }) => state === 'unasked'))

/** Why a line is not known, taken as its kind: null where nothing speaks against not found. */
export function findUnknownReason(
  { finding }: PastedLine,
  answers: readonly SourceAnswer[],
): UnknownReason | null {
  if (finding !== null && !isAsked(finding)) return finding as UnknownReason
  return answers.length === 0 ? 'forbidden' : findReason(answers)
}

/** The first reason of sources that could not say; a failure goes first, because it can be tried again. */
export function findReason(answers: readonly SourceAnswer[]): UnknownReason | null {
  const reasons = answers.map(({ state }) => state).filter(isUnknownReason)
  return reasons.includes('failed') ? 'failed' : (reasons[0] ?? null)
}

const isUnknownReason = (state: SourceAnswer['state']): state is UnknownReason =>
  !['unasked', 'open', 'found', 'none'].includes(state)
