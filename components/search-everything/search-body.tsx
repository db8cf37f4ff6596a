import { Command } from 'cmdk'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { toSharedAddress } from '@/components/layout/copy-link'
import type { NavigationGroup } from '@/components/layout/navigation'
import { chooseTheme } from '@/components/layout/theme'
import { Chip } from '@/components/ui/chip'
import { copyText } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { handOverLookup } from '@/lib/features/invoice-tracking/client/public'
import { labelLookup } from '@/lib/features/invoice-tracking/messages/public'
import type { SearchPlaces } from '@/lib/features/search-everything/client/search-sources'
import { useSearchEverything } from '@/lib/features/search-everything/client/use-search-everything'
import type { Found, FoundKind } from '@/lib/features/search-everything/domain/found'
import { planSearch, type SearchPlan } from '@/lib/features/search-everything/domain/search-plan'
import { routes } from '@/lib/shared/routes'
import { EmptySearch } from './empty-search'
import { filterCommands, listCommands, type OwnAction } from './search-commands'
import { SearchFoot } from './search-foot'
import { SearchResults } from './search-results'
import { useMark } from './use-mark'

export type SearchBodyProps = {
  pages: readonly NavigationGroup[]
  places: SearchPlaces
  /** What the place is called that is searched; null where it has no name. */
  placeName: string | null
  onSignOut: () => void
  onShowKeys: () => void
  /** What was typed before the box was there. */
  takeTyped: () => string
  onClose: () => void
}

/** The box with its list: what is typed, what was found, and the keys. */
export function SearchBody(props: SearchBodyProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<FoundKind | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const { takeTyped } = props
  useLayoutEffect(() => setTyped(takeTyped()), [takeTyped])
  const commands = useCommands(props)
  const { plan, groups, isAsking } = useSearchEverything(
    typed,
    useMemo(() => chooseCommands(commands, typed), [commands, typed]),
    props.places,
  )
  const isEmpty = typed.trim() === ''
  const shown = groups.map((each) => keepKind(each, kind))
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0)
  const mark = useMark(typed, !isAsking || groups[0]!.rows.length > 0, list)
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
      <SearchInput typed={typed} plan={plan} kind={kind} onType={change} />
      <Command.List
        ref={list}
        className="h-[min(456px,calc(100dvh-220px))] max-narrow:h-[calc(100dvh-140px)] overflow-y-auto overscroll-contain px-1.5 pb-2"
        label={t('searchEverything.list')}
        aria-busy={isAsking}
      >
        {isEmpty ? (
          <EmptySearch commands={commands} onOpen={open} />
        ) : (
          <>
            <SearchResults
              word={plan.word}
              groups={shown}
              marked={mark.marked}
              isOneKind={kind !== null}
              onOpen={open}
            />
            {!isAsking && count === 0 && (
              <NoMatch
                plan={plan}
                hasFailed={groups.some(({ failed }) => failed.length > 0)}
                onTaken={props.onClose}
              />
            )}
          </>
        )}
      </Command.List>
      <SearchFoot isEmpty={isEmpty} oneKind={kind !== null} onClose={props.onClose}>
        {!isEmpty &&
          (isAsking
            ? t('searchEverything.searching')
            : props.placeName
              ? t('searchEverything.resultsIn', { count, place: props.placeName })
              : t('searchEverything.results', { count }))}
      </SearchFoot>
    </Command>
  )
}

type InputProps = {
  typed: string
  plan: SearchPlan
  kind: FoundKind | null
  onType: (text: string) => void
}

/** What is typed; pasted lines become one line of references. */
function SearchInput({ typed, plan, kind, onType }: InputProps) {
  const t = useT()
  return (
    <div className="flex h-12.5 flex-none items-center gap-3 border-b border-line px-4">
      <Icon name="search" />
      <Command.Input
        className="h-full min-w-0 flex-1 bg-transparent text-md font-regular outline-none placeholder:text-ink-3 max-narrow:text-[16px]"
        value={typed}
        maxLength={2000}
        placeholder={t('searchEverything.placeholder')}
        onValueChange={onType}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text')
            .trim()
            .split(/[\r\n]+/)
          if (lines.length < 2) return
          event.preventDefault()
          onType(lines.join('; '))
        }}
      />
      <KindChips plan={plan} kind={kind} />
    </div>
  )
}

function useCommands({ pages, places: { client, organization } }: SearchBodyProps) {
  const t = useT()
  const isOffered = useOffers()
  return useMemo(
    () => listCommands(t, { pages, client, organization, isOffered }),
    [t, pages, client, organization, isOffered],
  )
}

/** Commands are no customers and no numbers. */
function chooseCommands(commands: readonly Found[], typed: string): Found[] {
  const { scope, word } = planSearch(typed)
  return scope === 'all' || scope === 'commands' ? filterCommands(commands, word) : []
}

/** Opens what was found, or does it. */
function useOpen({ onClose, onSignOut, onShowKeys }: SearchBodyProps) {
  const router = useRouter()
  const acts: Record<OwnAction, () => void> = {
    themeLight: () => chooseTheme('light'),
    themeDark: () => chooseTheme('dark'),
    themeSystem: () => chooseTheme('system'),
    copyLink: () => void copyText(toSharedAddress(location.href)),
    keys: onShowKeys,
    signOut: onSignOut,
  }
  return ({ key, kind, href }: Found) => {
    onClose()
    if (href !== null) router.push(href)
    else if (kind === 'action') acts[key.replace('action ', '') as OwnAction]()
  }
}

function keepKind<Group extends { group: string; rows: Found[] }>(
  each: Group,
  kind: FoundKind | null,
): Group {
  return kind === null ? each : { ...each, rows: each.rows.filter((row) => row.kind === kind) }
}

/** What a word is taken for, or the one kind that is shown. */
function KindChips({ plan: { parsed, word }, kind }: { plan: SearchPlan; kind: FoundKind | null }) {
  const t = useT()
  if (kind !== null)
    return <Chip>{t('searchEverything.only', { kinds: t(`searchEverything.group.${kind}`) })}</Chip>
  if (!parsed || word === '' || !/\d/.test(word)) return null
  const [other] = parsed.others
  return (
    <span className="flex flex-none gap-2 max-narrow:hidden">
      <Chip>{labelLookup(t, parsed.as)}</Chip>
      {other && <Chip>{t('searchEverything.alsoAs', { kind: labelLookup(t, other) })}</Chip>}
    </span>
  )
}

type NoMatchProps = { plan: SearchPlan; hasFailed: boolean; onTaken: () => void }

/** Nothing was found, and the way to the page that asks more. */
function NoMatch({ plan: { word, parsed, sources }, hasFailed, onTaken }: NoMatchProps) {
  const t = useT()
  const router = useRouter()
  const isList = parsed?.as === 'list'
  if (!isList && parsed && sources.length === 0)
    return <p className="px-2.5 pt-4 text-ink-2">{t('searchEverything.tooShort')}</p>
  return (
    <>
      {!isList && (
        <p className="px-2.5 pt-4 pb-2 wrap-anywhere text-ink-2">
          {t(hasFailed ? 'searchEverything.noMatchUnasked' : 'searchEverything.noMatch', {
            text: word,
          })}
        </p>
      )}
      {parsed && (
        <Command.Item
          className="flex min-h-8.5 cursor-default items-center gap-3 rounded-sm px-2.5 aria-selected:bg-selected max-narrow:min-h-11"
          value="track"
          onSelect={() => {
            handOverLookup(word)
            onTaken()
            router.push(routes.invoices())
          }}
        >
          <Icon name="right" />
          {isList
            ? t('searchEverything.trackList', { count: parsed.lines.length })
            : t('searchEverything.track')}
        </Command.Item>
      )}
    </>
  )
}
