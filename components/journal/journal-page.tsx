'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createSerializer, useQueryStates } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useHydrated, useToday } from '@/lib/client/hydration'
import { useKeptOutText } from '@/lib/client/lists/use-kept-out-text'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { JournalCounts } from '@/lib/contracts/desk/journal'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import {
  type JournalAddress,
  journalParsers,
  toCountQuestion,
  toJournalQuestion,
} from '@/lib/features/journal/client/journal-view'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { JournalEntries } from './journal-entries'
import { JournalFilters } from './journal-filters'
import { JournalFoot } from './journal-foot'
import { JournalSearch } from './journal-search'
import { JournalTabs } from './journal-tabs'

/** Every write and its outcome, a line each. The address holds the view. */
export function JournalPage({ userName }: { userName: string }) {
  const t = useT()
  const zone = useHydrated() ? undefined : 'UTC'
  const today = useToday()
  const [address, setAddress] = useQueryStates(journalParsers, { history: 'push' })
  const { keptOut, split, follow, drop } = useKeptOutText(address, toNarrowing)
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
  const offers = useOffers()

  const search = (text: string) =>
    setAddress({ q: split(text, { q: null }), before: null }, { history: 'replace' })

  function change(part: Partial<JournalAddress>) {
    follow(part)
    void setAddress({ ...part, before: null })
  }

  function clear() {
    drop()
    void setAddress(null)
  }

  return (
    <PageFrame
      crumbs={[{ label: t('journal.title') }]}
      title={t('journal.title')}
      facts={describeDay(t, counts, data?.unknown)}
      actions={
        <>
          {offers('listBulkActions') && (
            <ButtonLink href={routes.bulkActions()}>{t('journal.bulkActions')}</ButtonLink>
          )}
          <ListViews list="activity" />
        </>
      }
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
            onChange={(part) => change(part as Partial<JournalAddress>)}
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
/** What makes the activity another list; where its page begins does not. */
const toNarrowing = (address: JournalAddress) => toQuery({ ...address, before: null })

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
