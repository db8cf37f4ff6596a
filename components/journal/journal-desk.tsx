'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useQueryStates } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import { Skeleton } from '@/components/ui/skeleton'
import { StateBlock } from '@/components/ui/state-block'
import { t } from '@/lib/format/translate'
import { journalQuery } from '@/lib/queries/journal'
import { journalParsers, journalStates, questionOfJournal } from '@/lib/queries/journal-view'
import { ReadFailed } from '@/lib/queries/read'
import { routes } from '@/lib/routes'
import { JournalItem } from './journal-item'

/** Every write and its outcome. An unknown one can be looked at again. */
export function JournalDesk() {
  const [view] = useQueryStates(journalParsers)
  const { data, error, isPending, refetch } = useQuery({ ...journalQuery(questionOfJournal(view)), placeholderData: keepPreviousData, staleTime: 0 })
  const last = data?.entries.at(-1)

  return (
    <PageFrame
      crumbs={[{ label: t('journal.title') }]}
      title={t('journal.title')}
      facts={data ? [{ label: t('journal.unknownCount', { count: data.unknown }) }] : []}
    >
      <nav className="tabs" aria-label={t('journal.filter')}>
        <Link href={routes.journal()} aria-current={view.state === null ? 'page' : undefined}>
          {t('journal.all')}
        </Link>
        {journalStates.map((state) => (
          <Link key={state} href={`${routes.journal()}?state=${state}`} aria-current={view.state === state ? 'page' : undefined}>
            {t(`journal.state.${state}`)}
          </Link>
        ))}
      </nav>
      {error instanceof ReadFailed && (
        <FailureBlock
          failure={error.failure}
          doing="read"
          steps={<Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>}
          look={data ? 'strip' : 'block'}
        />
      )}
      {isPending && <Skeleton rows={8} columns={4} />}
      {data?.entries.length === 0 && (
        <StateBlock kind="empty" title={t(view.state ? 'journal.emptyFiltered' : 'journal.empty')}>
          {t('journal.emptyMeaning')}
        </StateBlock>
      )}
      <ol className="journal">
        {data?.entries.map((entry) => (
          <JournalItem key={entry.intentId} entry={entry} />
        ))}
      </ol>
      <nav className="toolbar" aria-label={t('layout.pages')}>
        {view.before && (
          <Link className="btn btn-quiet" href={hrefOf(view.state, null)}>
            {t('journal.newest')}
          </Link>
        )}
        {data?.more && last && (
          <Link className="btn" href={hrefOf(view.state, last.sentAt)}>
            {t('journal.older')}
          </Link>
        )}
      </nav>
    </PageFrame>
  )
}

function hrefOf(state: string | null, before: string | null) {
  const query = new URLSearchParams({ ...(state && { state }), ...(before && { before }) }).toString()
  return query ? `${routes.journal()}?${query}` : routes.journal()
}
