import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '@/lib/client/translation'
import { getRecentsQuery } from '@/lib/features/search-everything/client/recents'
import {
  type ResultGroup,
  useSearchEverything,
} from '@/lib/features/search-everything/client/use-search-everything'
import { countMatches, sumMatches } from '@/lib/features/search-everything/domain/count-matches'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import { EmptySearch } from './empty-search'
import { formatMatches } from './format-matches'
import { FoundActions } from './found-actions'
import { NoMatch, SearchElsewhere } from './no-match'
import { SearchFoot } from './search-foot'
import { SearchInput } from './search-input'
import { SearchResults } from './search-results'
import { type CommandsProps, useCommands, useOpen } from './use-commands'
import { useMark } from './use-mark'

type OtherPlace = { name: string; clientNo: string | null; organizationId: string | null }

export type SearchBodyProps = CommandsProps & {
  /** What the place is called that is searched; null where it has no name. */
  placeName: string | null
  /** The other places that the person works in. */
  otherPlaces: readonly OtherPlace[]
  /** What was typed before the box was there. */
  takeTyped: () => string
}

/** The box with its list: what is typed, what was found, and the keys. */
export function SearchBody(props: SearchBodyProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<FoundKind | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { takeTyped, placeName } = props
  useLayoutEffect(() => setTyped(takeTyped()), [takeTyped])
  const { commands, named } = useCommands(props, typed)
  const result = useResult(props, typed, named, kind)
  const { shown, exact, isAsking } = result
  const isEmpty = typed.trim() === ''
  const areRecentsComing = useQuery(getRecentsQuery()).isPending
  const mayMark = isEmpty ? !areRecentsComing : !isAsking || exact !== undefined
  const mark = useMark(typed, mayMark, list)
  const open = useOpen(props)

  function change(next: string) {
    setTyped(next)
    setKind(null)
    mark.forgetWait()
  }

  function handleKey(event: KeyboardEvent) {
    mark.noteKey(event)
    if (event.key === 'Enter') return handleEnter(event)
    if (event.key !== 'Tab' || event.shiftKey || isEmpty) return
    event.preventDefault()
    const found = shown.flatMap(({ rows }) => rows).find(({ key }) => key === mark.marked)
    setKind(kind === null ? (found?.kind ?? null) : null)
  }

  function handleEnter(event: KeyboardEvent) {
    const href = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.href
    if (mark.marked === null) mark.waitForRow()
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (href) window.open(href, '_blank', 'noopener')
  }

  return (
    <Command
      className="flex min-h-0 flex-col"
      label={t('searchEverything.title')}
      shouldFilter={false}
      vimBindings={false}
      value={mark.value}
      onValueChange={mark.change}
      onKeyDown={handleKey}
      onPointerMoveCapture={mark.noteHand}
    >
      <SearchInput typed={typed} plan={result.plan} kind={kind} onType={change} />
      <Command.List
        ref={list}
        className="h-[min(456px,calc(100dvh-220px))] max-narrow:h-[calc(100dvh-140px)] overflow-y-auto overscroll-contain px-1.5 pb-2"
        label={t('searchEverything.list')}
        aria-busy={isAsking}
      >
        {isEmpty ? (
          <EmptySearch commands={commands} onOpen={open} />
        ) : (
          <ResultRows
            result={result}
            marked={mark.marked}
            isOneKind={kind !== null}
            places={props.places}
            onOpen={open}
            onType={change}
            onTaken={props.onClose}
          />
        )}
      </Command.List>
      <SearchFoot isEmpty={isEmpty} oneKind={kind !== null} onClose={props.onClose}>
        {!isEmpty && <ResultCount result={result} placeName={placeName} />}
      </SearchFoot>
    </Command>
  )
}

type Result = ReturnType<typeof useResult>

/**
 * What is found for what was typed, in the person's place and, once asked for, in the other ones.
 * `shown` is what is of one kind, where one is chosen.
 */
function useResult(
  { places, otherPlaces }: SearchBodyProps,
  typed: string,
  named: readonly Found[],
  kind: FoundKind | null,
) {
  const [everywhere, setEverywhere] = useState<string | null>(null)
  const isEverywhere = everywhere === typed
  const { plan, groups, isAsking } = useSearchEverything(
    typed,
    named,
    places,
    isEverywhere ? otherPlaces.map(toNamedPlaces) : [],
  )
  const shown = groups.map((each) => keepKind(each, kind))
  return {
    ...{ plan, shown, isAsking, isEverywhere },
    matches: sumMatches(shown.map(({ matches }) => matches)),
    /** What was named exactly. */
    exact: groups[0]!.rows[0],
    hasFailed: groups.some(({ failed }) => failed.length > 0),
    otherNames: otherPlaces.map(({ name }) => name),
    searchElsewhere: () => setEverywhere(typed),
  }
}

type RowsProps = Pick<ComponentProps<typeof SearchResults>, 'marked' | 'isOneKind' | 'onOpen'> &
  Pick<ComponentProps<typeof NoMatch>, 'onType' | 'onTaken'> &
  Pick<SearchBodyProps, 'places'> & { result: Result }

/** What was found, and below it what else may be done with it or where else it may be. */
function ResultRows({ result, marked, isOneKind, places, onOpen, onType, onTaken }: RowsProps) {
  const { plan, shown, exact, matches, isAsking, isEverywhere } = result
  return (
    <>
      <SearchResults {...{ marked, isOneKind, onOpen }} word={plan.word} groups={shown} />
      {!isAsking && !isOneKind && exact && <FoundActions {...{ places, onOpen }} found={exact} />}
      {!isAsking && !exact && !isEverywhere && plan.sources.length > 0 && (
        <SearchElsewhere names={result.otherNames} onTake={result.searchElsewhere} />
      )}
      {!isAsking && matches.count === 0 && (
        <NoMatch
          {...{ plan, onOpen, onType, onTaken }}
          hasFailed={result.hasFailed || matches.isAtLeast}
        />
      )}
    </>
  )
}

function ResultCount({
  result: { matches, isAsking, isEverywhere },
  placeName,
}: Pick<SearchBodyProps, 'placeName'> & { result: Result }) {
  const t = useT()
  if (isAsking) return t('searchEverything.searching')
  // One or more takes the plural.
  const count = matches.count + (matches.isAtLeast ? 1 : 0)
  const told = { count, number: formatMatches(t, matches) }
  return placeName && !isEverywhere
    ? t('searchEverything.resultsIn', { ...told, place: placeName })
    : t('searchEverything.results', told)
}

const toNamedPlaces = ({ name, clientNo, organizationId }: OtherPlace) => ({
  ...{ name, client: clientNo, organization: organizationId },
})

function keepKind(each: ResultGroup, kind: FoundKind | null): ResultGroup {
  if (kind === null || each.group === kind) return each
  const rows = each.rows.filter((row) => row.kind === kind)
  return { ...each, rows, matches: countMatches(rows.length, []), lists: [] }
}
