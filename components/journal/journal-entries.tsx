'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { CursorPager } from '@/components/ui/cursor-pager'
import { AccessNotKnown, ReadStates } from '@/components/ui/states/read-states'
import { useHydrated, useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useTimedReads } from '@/lib/client/use-polling'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import {
  getListPollInterval,
  getNamedBulkActionsQuery,
} from '@/lib/features/bulk-actions/client/public'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { getJournalQuery, type JournalView } from '@/lib/features/journal/client/journal'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { formatIsoDate, formatLongDate } from '@/lib/shared/format/date-time'
import { formatRowPlace } from '@/lib/shared/view-query'
import { JournalLine } from './journal-line'

type Props = {
  userName: string
  question: JournalView
  /** The address of the same question, after a place in the list; null leads to the newest. */
  hrefOf: (before: string | null) => string
  empty: ReactNode
  /** What stands below the lines: how many are held, and when they were read. */
  foot?: (held: { count: number; readAt: number }) => ReactNode
}

/** A page of writes by their days, newest first, and the ways to older and to the newest ones. */
export function JournalEntries({ userName, question, hrefOf, empty, foot }: Props) {
  const t = useT()
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...getJournalQuery(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const zone = useHydrated() ? undefined : 'UTC'
  const last = data?.entries.at(-1)
  const bulkActions = useBulkActions(data?.entries ?? noEntries)
  const days = Map.groupBy(data?.entries ?? [], ({ sentAt }) =>
    formatIsoDate(new Date(sentAt), zone),
  )
  return (
    <>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        onAgain={() => void refetch()}
      />
      {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
      {data?.isWhole && data.entries.length === 0 && empty}
      <RowKeys label={t('journal.title')} variant="list" hasLinks isRead={data !== undefined}>
        {[...days].map(([day, entries]) => (
          <Day
            key={day}
            day={day}
            entries={entries}
            userName={userName}
            openKey={question.idempotencyKey}
            bulkActions={bulkActions}
          />
        ))}
      </RowKeys>
      <CursorPager
        newest={question.before ? { href: hrefOf(null), label: t('journal.newest') } : null}
        next={
          data?.more && last
            ? { href: hrefOf(formatRowPlace(last)), label: t('journal.older') }
            : null
        }
      />
      {data && foot?.({ count: data.entries.length, readAt: dataUpdatedAt })}
    </>
  )
}

const noEntries: readonly JournalEntry[] = []

/** How the bulk actions stand that some writes began, by their ids; followed while one moves. */
function useBulkActions(entries: readonly JournalEntry[]): ReadonlyMap<string, BulkAction> {
  const ids = entries
    .filter(({ operation }) => operation === 'startBulkAction')
    .map(({ idempotencyKey }) => idempotencyKey)
  const offers = useOffers()
  const query = getNamedBulkActionsQuery(ids)
  const { data } = useQuery({
    ...query,
    enabled: ids.length > 0 && offers('listBulkActions'),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useTimedReads(query.queryKey, getListPollInterval(data?.actions))
  return new Map(data?.actions.map((action) => [action.bulkActionId, action]))
}

/** The writes of a day, beside its name. */
function Day({
  day,
  entries,
  userName,
  openKey,
  bulkActions,
}: {
  day: string
  entries: readonly JournalEntry[]
  userName: string
  openKey: string | undefined
  bulkActions: ReadonlyMap<string, BulkAction>
}) {
  const t = useT()
  const today = useToday()
  const name = day === today ? 'today' : day === addDays(today, -1) ? 'yesterday' : null
  return (
    <section
      aria-labelledby={`day-${day}`}
      className="grid grid-cols-[128px_minmax(0,1fr)] border-b border-line-strong last:border-b-0 max-wide:block"
    >
      <div className="py-2.5 pl-6 max-wide:flex max-wide:gap-x-2 max-wide:border-b max-wide:border-line max-wide:bg-sunken max-wide:py-1.5 max-narrow:pl-4">
        <h2 id={`day-${day}`} className="text-(length:--text-sm) font-semibold">
          {name ? t(`journal.day.${name}`) : formatLongDate(t, day)}
        </h2>
        {name && <p className="text-xs/5 text-ink-3">{formatLongDate(t, day)}</p>}
      </div>
      <ol>
        {entries.map((entry) => (
          <JournalLine
            key={entry.idempotencyKey}
            entry={entry}
            userName={userName}
            isOpenAtStart={entry.idempotencyKey === openKey}
            bulkAction={bulkActions.get(entry.idempotencyKey)}
          />
        ))}
      </ol>
    </section>
  )
}
