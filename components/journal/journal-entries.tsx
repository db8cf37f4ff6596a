'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CursorPager } from '@/components/ui/cursor-pager'
import { AccessNotKnown, ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getJournalQuery, type JournalView } from '@/lib/features/journal/client/journal'
import { JournalItem } from './journal-item'

type Props = {
  userName: string
  question: JournalView
  /** The address of the same question, older than an instant; null leads to the newest. */
  hrefOf: (before: string | null) => string
  empty: string
}

/** A page of writes, newest first, and the ways to older and to the newest ones. */
export function JournalEntries({ userName, question, hrefOf, empty }: Props) {
  const t = useT()
  const { data, error, refetch } = useQuery({
    ...getJournalQuery(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const last = data?.entries.at(-1)
  return (
    <>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        onAgain={() => void refetch()}
      />
      {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
      {data?.isWhole && data.entries.length === 0 && (
        <StateBlock kind="empty" title={empty}>
          {t('journal.emptyMeaning')}
        </StateBlock>
      )}
      <ol>
        {data?.entries.map((entry) => (
          <JournalItem key={entry.idempotencyKey} entry={entry} userName={userName} />
        ))}
      </ol>
      <CursorPager
        newest={question.before ? { href: hrefOf(null), label: t('journal.newest') } : null}
        next={data?.more && last ? { href: hrefOf(last.sentAt), label: t('journal.older') } : null}
      />
    </>
  )
}
