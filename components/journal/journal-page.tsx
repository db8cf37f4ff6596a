'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { ListViews } from '@/components/saved-views/public'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { getJournalQuery } from '@/lib/features/journal/client/journal'
import {
  journalParsers,
  journalStates,
  toJournalQuestion,
} from '@/lib/features/journal/client/journal-view'
import { routes } from '@/lib/shared/routes'
import { JournalEntries } from './journal-entries'

/** Every write and its outcome. An unknown one can be looked at again. */
export function JournalPage({ userName }: { userName: string }) {
  const t = useT()
  const [view] = useQueryStates(journalParsers)
  const question = toJournalQuestion(view)
  const { data } = useQuery({ ...getJournalQuery(question), staleTime: 0 })

  return (
    <PageFrame
      crumbs={[{ label: t('journal.title') }]}
      title={t('journal.title')}
      facts={data ? [{ label: t('journal.unknownCount', { count: data.unknown }) }] : []}
      actions={<ListViews list="activity" />}
    >
      <Tabs aria-label={t('journal.filter')}>
        <Link href={routes.journal()} aria-current={view.state === null ? 'page' : undefined}>
          {t('journal.all')}
        </Link>
        {journalStates.map((state) => (
          <Link
            key={state}
            href={`${routes.journal()}?state=${state}`}
            aria-current={view.state === state ? 'page' : undefined}
          >
            {t(`journal.state.${state}`)}
          </Link>
        ))}
      </Tabs>
      <JournalEntries
        userName={userName}
        question={question}
        hrefOf={(before) => toJournalHref(view.state, before)}
        empty={t(view.state ? 'journal.emptyFiltered' : 'journal.empty')}
      />
    </PageFrame>
  )
}

function toJournalHref(state: string | null, before: string | null) {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(before && { before }),
  }).toString()
  return query ? `${routes.journal()}?${query}` : routes.journal()
}
