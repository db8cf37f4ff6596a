import { useQueries } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { freshMs } from '@/lib/client/operation-query'
import type { Failure } from '@/lib/contracts/result'
import { countMatches } from '@/lib/features/search-everything/domain/count-matches'
import {
  type Found,
  type FoundGroup,
  foundGroups,
  type MatchCount,
  type SearchPlaces,
} from '@/lib/features/search-everything/domain/found'
import { orderFound } from '@/lib/features/search-everything/domain/order-found'
import {
  planSearch,
  type SearchPlan,
  type SearchSource,
} from '@/lib/features/search-everything/domain/search-plan'
import { listQueriesElsewhere, listSourceQueries, type NamedPlaces } from './search-sources'

/** A source that could not be asked: what it has found is not known. */
export type FailedSource = {
  source: SearchSource
  placeName?: string
  failure: Failure
  askAgain: () => void
}

/** A group of the result as it is known now. */
export type ResultGroup = {
  group: FoundGroup
  rows: Found[]
  /** How many there are, with those that no source sent. */
  matches: MatchCount
  /** The lists that show those. */
  lists: { href: string; placeName?: string }[]
  /** More is on its way. */
  isAsked: boolean
  failed: FailedSource[]
}

/** Milliseconds for which the answer for a word is kept after another one was typed. */
const keptMs = 60_000

/**
 * What is found for what was typed, by group and as it arrives. A word is asked for once it rests,
 * at each source that the person may ask and once; typing on gives up what is under way.
 *
 * @param others places that are asked as well.
 */
export function useSearchEverything(
  typed: string,
  commands: readonly Found[],
  places: SearchPlaces,
  others: readonly NamedPlaces[],
): { plan: SearchPlan; groups: ResultGroup[]; isAsking: boolean } {
  const isOffered = useOffers()
  const plan = useMemo(() => planSearch(typed), [typed])
  const isResting = useSettledText(typed) === typed
  const sources = [
    ...listSourceQueries(plan, places, isOffered),
    ...listQueriesElsewhere(plan, others, isOffered),
  ]
  const answers = useQueries({
    queries: (isResting ? sources : []).map(({ queryKey, queryFn }) => ({
      ...{ queryKey, queryFn, staleTime: freshMs, gcTime: keptMs },
      ...{ refetchOnWindowFocus: false, refetchOnReconnect: false },
    })),
  })

  const asked = sources.map((each, at) => ({ ...each, answer: answers[at] }))
  const isPending = ({ answer }: (typeof asked)[number]) => answer?.isFetching ?? true
  const isAsking = asked.some(isPending)
  const rows = orderFound(plan.word, [
    ...commands,
    ...asked.flatMap(({ answer, places: foundIn, placeName }) =>
      (answer?.data?.rows ?? []).map((found) => ({ ...found, places: foundIn, placeName })),
    ),
  ])
  const groups = foundGroups.map((group) => {
    const own = asked.filter(({ kind }) => kind === group)
    const answered = own.flatMap(({ answer, ...each }) =>
      answer?.data ? [{ ...each, ...answer.data }] : [],
    )
    return {
      group,
      rows: rows[group],
      matches: countMatches(
        rows[group].length,
        answered.map(({ rows: { length }, unread }) => ({ found: length, unread })),
      ),
      lists: answered.flatMap(({ unread, listHref: href, placeName }) =>
        unread && href !== null ? [{ href, placeName }] : [],
      ),
      isAsked: group === 'exact' ? isAsking : own.some(isPending),
      failed: own.flatMap(({ source, placeName, answer }) =>
        answer?.error && !answer.isFetching
          ? [
              {
                ...{ source, placeName, failure: toFailure(answer.error) },
                askAgain: () => void answer.refetch(),
              },
            ]
          : [],
      ),
    }
  })
  return { plan, groups, isAsking }
}

/** Milliseconds for which a text rests before it is asked for. */
const restMs = 100

/** A text once nobody has typed on for a while; one that came as a whole, as a paste does, at once. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  const length = useRef(text.length)
  useEffect(() => {
    const isWhole = text.length - length.current > 1
    length.current = text.length
    const timer = setTimeout(() => setSettled(text), isWhole ? 0 : restMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
