'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createSerializer, useQueryStates } from 'nuqs'
import { useState } from 'react'
import { formatCount } from '@/components/data-grid/pager'
import { Foot } from '@/components/layout/foot'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/hooks/use-hydrated'
import { useToday } from '@/components/ui/hooks/use-today'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { Kbd } from '@/components/ui/kbd'
import { Moment } from '@/components/ui/moment'
import { SearchBox } from '@/components/ui/search-box'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { JournalCounts } from '@/lib/contracts/desk/journal'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import {
  type JournalAddress,
  journalParsers,
  toCountQuestion,
  toJournalQuestion,
} from '@/lib/features/journal/client/journal-view'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { JournalEntries } from './journal-entries'
import { JournalFilters } from './journal-filters'
import { JournalTabs } from './journal-tabs'

/** Every write and its outcome, a line each. The address holds the view. */
export function JournalPage({ userName }: { userName: string }) {
  const t = useT()
  const zone = useHydrated() ? undefined : 'UTC'
  const today = useToday()
  const [address, setAddress] = useQueryStates(journalParsers, { history: 'push' })
  const [keptOut, setKeptOut] = useState<string | null>(null)
  const asked = { ...address, q: keptOut ?? address.q }
  const { data, isFetching } = useQuery({
    ...getJournalQuery(toCountQuestion(asked, today, zone)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const counts = data?.isWhole ? data.counts : null
  const hrefOf = (change: Partial<JournalAddress>) =>
    routes.journal(toQuery({ ...address, before: null, ...change }))
  const isNarrowed = asked.q !== null

  function search(text: string) {
    const isPrivate = hasIdentityNumber(text)
    setKeptOut(isPrivate ? text : null)
    void setAddress({ q: isPrivate ? null : text || null, before: null }, { history: 'replace' })
  }

  function clear() {
    setKeptOut(null)
    void setAddress(null)
  }

  return (
    <PageFrame
      crumbs={[{ label: t('journal.title') }]}
      title={t('journal.title')}
      facts={describeDay(t, counts, data?.unknown)}
      actions={<ListViews list="activity" />}
    >
      <JournalTabs
        address={address}
        userName={userName}
        counts={counts}
        hrefOf={(change) => hrefOf({ ...change, line: null })}
      />
      <div className="flex flex-wrap-reverse items-center gap-x-4 border-b border-line">
        <div className="min-w-0 flex-1 basis-120 max-narrow:basis-full">
          <JournalFilters
            address={address}
            people={data?.counts?.people ?? null}
            isNarrowed={isNarrowed}
            onChange={(change) =>
              void setAddress({ ...(change as Partial<JournalAddress>), before: null })
            }
            onClear={clear}
          />
        </div>
        <JournalSearch
          text={asked.q ?? ''}
          isKeptOut={keptOut !== null}
          isBusy={isFetching}
          onSearch={search}
        />
      </div>
      <JournalEntries
        userName={userName}
        question={toJournalQuestion(asked, zone)}
        hrefOf={(before) => hrefOf({ before })}
        empty={<NoChanges isNarrowed={isNarrowed || toQuery(address) !== ''} onClear={clear} />}
        foot={(held) => <JournalFoot held={held} shown={counts?.shown} />}
      />
    </PageFrame>
  )
}

const serialize = createSerializer(journalParsers)
const toQuery = (address: Partial<JournalAddress>) => serialize(address).replace(/^\?/, '')

/** The day in two sentences; nothing of what is not known. */
function describeDay(t: Translate, counts: JournalCounts | null, unknown: number | undefined) {
  if (!counts || unknown === undefined) return []
  const { changes, people, unknown: today } = counts.today
  const scope = unknown === 0 ? 'none' : unknown === today ? 'today' : 'some'
  return [
    { label: t('journal.today', { changes, people }) },
    { label: t('journal.unknownCount', { count: unknown, today, scope }) },
  ]
}

function JournalSearch({
  text,
  isKeptOut,
  isBusy,
  onSearch,
}: {
  text: string
  isKeptOut: boolean
  isBusy: boolean
  onSearch: (text: string) => void
}) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(text)
  return (
    <div className="flex max-w-80 flex-1 basis-64 py-1.5 pr-6 max-narrow:max-w-none max-narrow:basis-full max-narrow:px-4">
      <SearchBox
        typed={typed}
        label={t('journal.search')}
        hint={t('journal.searchHint')}
        clearLabel={t('journal.clearSearch')}
        isBusy={isBusy}
        note={isKeptOut && t('journal.keptOut')}
        onType={(next) => searchFor(next, 300, onSearch)}
        onSearch={(next) => searchFor(next, 0, onSearch)}
      />
    </div>
  )
}

function NoChanges({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useT()
  return isNarrowed ? (
    <StateBlock
      kind="empty"
      title={t('journal.emptyFiltered')}
      steps={<Button onClick={onClear}>{t('journal.clear')}</Button>}
    >
      {t('journal.emptyFilteredMeaning')}
    </StateBlock>
  ) : (
    <StateBlock kind="empty" title={t('journal.empty')}>
      {t('journal.emptyMeaning')}
    </StateBlock>
  )
}

/** How many lines are held, of how many, when they were read, and the keys. */
function JournalFoot({
  held: { count, readAt },
  shown,
}: {
  held: { count: number; readAt: number }
  shown: number | undefined
}) {
  const t = useT()
  return (
    <Foot className="sticky bottom-0 max-narrow:static print:static">
      <span role="status">
        {shown === undefined
          ? t('journal.heldUncounted', { shown: count })
          : t('journal.held', { shown: formatCount(count), count: shown })}
      </span>
      <span>
        {t('layout.readAt')} <Moment instant={readAt} format={formatTime} />
      </span>
      <span className="flex-1" />
      <span className="max-narrow:hidden print:hidden">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('journal.keys.move')} <Kbd>Enter</Kbd> {t('journal.keys.open')}
      </span>
    </Foot>
  )
}
