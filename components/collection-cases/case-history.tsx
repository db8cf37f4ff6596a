'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { SentMoment } from '@/components/ui/moment'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { HistoryEntry } from '@/lib/contracts/collection/history'
import { labelCaseActivity } from '@/lib/features/collection-cases/messages/case-labels'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

const shownAtFirst = 12

/** What happened to a case, newest first, in the order of the answer. */
export function CaseHistory({ read }: { read: CollectionCase }) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const entries = read.history ?? []
  return (
    <PageSection title={t('collectionCases.history.title')} note={entries.length}>
      {entries.length === 0 && <p className="text-ink-3">{t('collectionCases.history.none')}</p>}
      <ol>
        {(isWhole ? entries : entries.slice(0, shownAtFirst)).map((entry, place) => (
          <li
            key={entry.historyId ?? place}
            className="flex items-baseline gap-x-3 gap-y-1 border-b border-line py-2 wrap-anywhere max-narrow:flex-wrap"
          >
            <span className="min-w-34 flex-none whitespace-nowrap text-ink-3 tabular-nums">
              {entry.loggedAt ? (
                <SentMoment at={entry.loggedAt} format={formatDateTime} />
              ) : (
                t('collectionCases.history.untold')
              )}
            </span>
            <span className="min-w-0 flex-1 text-ink-2">
              <b className="font-medium text-ink">{labelCaseActivity(t, entry.type)}</b>{' '}
              {describeEntry(t, entry)}
            </span>
            {entry.amount != null && <MoneyAmount value={entry.amount} currency={entry.currency} />}
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > shownAtFirst && (
        <Button size="sm" variant="quiet" onClick={() => setWhole(true)}>
          {t('collectionCases.history.more', { count: entries.length })}
        </Button>
      )}
    </PageSection>
  )
}

/** What an entry says beyond its type: a subject that only repeats the type is left out. */
function describeEntry(t: Translate, { type, subject, message, createdBy }: HistoryEntry): string {
  const own = subject === labelCaseActivity(t, type) ? null : subject
  return [own, message, createdBy].filter(Boolean).join(' · ')
}
