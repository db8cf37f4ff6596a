'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { ReadStates } from '@/components/ui/read-states'
import { StateBlock } from '@/components/ui/state-block'
import { t } from '@/lib/format/translate'
import { type JournalView, journalQuery } from '@/lib/queries/journal'
import { failureOf } from '@/lib/queries/read'
import { JournalItem } from './journal-item'

type Props = {
  question: JournalView
  /** The address of the same question, older than an instant; null leads to the newest. */
  hrefOf: (before: string | null) => string
  empty: string
}

/** A page of writes, newest first, and the ways to older and to the newest ones. */
export function JournalEntries({ question, hrefOf, empty }: Props) {
  const { data, error, refetch } = useQuery({ ...journalQuery(question), placeholderData: keepPreviousData, staleTime: 0 })
  const last = data?.entries.at(-1)
  return (
    <>
      <ReadStates failure={error && failureOf(error)} isHeld={data !== undefined} onAgain={() => void refetch()} />
      {data?.entries.length === 0 && (
        <StateBlock kind="empty" title={empty}>
          {t('journal.emptyMeaning')}
        </StateBlock>
      )}
      <ol className="journal">
        {data?.entries.map((entry) => (
          <JournalItem key={entry.intentId} entry={entry} />
        ))}
      </ol>
      <nav className="toolbar" aria-label={t('layout.pages')}>
        {question.before && (
          <Link className="btn btn-quiet" href={hrefOf(null)}>
            {t('journal.newest')}
          </Link>
        )}
        {data?.more && last && (
          <Link className="btn" href={hrefOf(last.sentAt)}>
            {t('journal.older')}
          </Link>
        )}
      </nav>
    </>
  )
}
