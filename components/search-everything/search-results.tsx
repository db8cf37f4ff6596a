import { Command } from 'cmdk'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type {
  FailedSource,
  ResultGroup,
} from '@/lib/features/search-everything/client/use-search-everything'
import type { Found, FoundGroup } from '@/lib/features/search-everything/domain/found'
import {
  type Room,
  type Rooms,
  reservedRows,
  settleRooms,
} from '@/lib/features/search-everything/domain/reserved-rooms'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatMatches } from './format-matches'
import { FoundRow } from './found-row'

/** Rows that a group shows beside others. */
const shownMax = 5

type Props = {
  word: string
  groups: readonly ResultGroup[]
  /** The key of the marked row. */
  marked: string | null
  /** Whether one kind alone is shown. */
  isOneKind: boolean
  onOpen: (found: Found) => void
}

/**
 * What was found, by group in one order. A group that is still asked has room for its first rows,
 * and keeps it while the mark stands below.
 */
export function SearchResults({ word, groups, marked, isOneKind, onOpen }: Props) {
  const markedGroup = groups.find(
    ({ rows, lists }) =>
      rows.some(({ key }) => key === marked) ||
      lists.some(({ href }) => getListKey(href) === marked),
  )
  const rooms = useRooms(word, groups, markedGroup?.group ?? null)
  return groups.map((result) => (
    <ResultSection
      key={result.group}
      result={result}
      word={word}
      room={rooms[result.group] ?? 'free'}
      shown={isOneKind ? result.rows.length : shownMax}
      onOpen={onOpen}
    />
  ))
}

function useRooms(word: string, groups: readonly ResultGroup[], marked: FoundGroup | null): Rooms {
  const [held, setHeld] = useState<{ word: string; rooms: Rooms }>({ word, rooms: {} })
  const rooms = settleRooms(held.word === word ? held.rooms : {}, groups, marked)
  if (held.word !== word || JSON.stringify(rooms) !== JSON.stringify(held.rooms))
    setHeld({ word, rooms })
  return rooms
}

type SectionProps = {
  result: ResultGroup
  word: string
  room: Room
  shown: number
  onOpen: (found: Found) => void
}

function ResultSection({ result, word, room, shown, onOpen }: SectionProps) {
  const t = useT()
  const { group, rows, matches, isAsked, failed } = result
  const visible = rows.slice(0, room === 'held' ? reservedRows : shown)
  const lists = room === 'held' ? [] : result.lists
  const lines = visible.length + lists.length + failed.length
  const blank = room === 'free' ? 0 : Math.max(0, reservedRows - lines)
  if (lines + blank === 0) return null
  return (
    <Command.Group
      value={group}
      heading={
        <span className="flex px-2.5 pt-2.5 pb-1 text-xs text-ink-3">
          <span className="flex-1">{t(`searchEverything.group.${group}`)}</span>
          <span className="tabular-nums">
            {visible.length < matches.count || matches.isAtLeast
              ? t('searchEverything.some', {
                  shown: visible.length,
                  number: formatMatches(t, matches),
                })
              : isAsked && t('searchEverything.searching')}
          </span>
        </span>
      }
    >
      {visible.map((found) => (
        <FoundRow
          key={found.key}
          found={found}
          word={word}
          note={group === 'exact' ? t(`searchEverything.kind.${found.kind}`) : undefined}
          onOpen={onOpen}
        />
      ))}
      {lists.map(({ href, placeName }) => (
        <FoundRow
          key={href}
          found={{ ...toListRow(t, group, href), placeName }}
          word=""
          onOpen={onOpen}
        />
      ))}
      {failed.map((each) => (
        <FailedRow key={`${each.source} ${each.placeName}`} failed={each} />
      ))}
      <BlankRows count={blank} isAsked={isAsked} />
    </Command.Group>
  )
}

/** The way to the list that has what a source did not send. */
const toListRow = (t: Translate, group: FoundGroup, href: string): Found => ({
  ...{ key: getListKey(href), kind: 'page', name: null, numbers: [], href },
  title: t('searchEverything.inList', { group }),
  facts: { of: 'hint', words: null },
})

const getListKey = (href: string) => `list ${href}`

/** A source that could not be asked, with the way to ask it again. */
function FailedRow({ failed: { source, placeName, askAgain } }: { failed: FailedSource }) {
  const t = useT()
  return (
    <Command.Item
      className="flex min-h-8.5 cursor-default items-center gap-3 rounded-sm px-2.5 text-unknown aria-selected:bg-selected max-narrow:min-h-11"
      value={`failed ${source} ${placeName ?? ''}`}
      onSelect={askAgain}
    >
      <Icon name="clock" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {t(`searchEverything.failed.${source}`)}
        {placeName && <span className="pl-2 text-xs">{placeName}</span>}
      </span>
      <span className="font-medium text-accent underline underline-offset-2">
        {t('searchEverything.tryAgain')}
      </span>
    </Command.Item>
  )
}

/** The room of rows that may come. */
const BlankRows = ({ count, isAsked }: { count: number; isAsked: boolean }) =>
  [...Array(count).keys()].map((place) => (
    <div
      key={place}
      className="flex min-h-8.5 items-center gap-3 px-2.5 max-narrow:min-h-13"
      aria-hidden="true"
    >
      {isAsked && (
        <span className="h-2.5 w-2/5 animate-[skeleton-shown_0s_150ms_both] rounded-xs bg-skeleton" />
      )}
    </div>
  ))
