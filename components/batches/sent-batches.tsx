'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RowKeys } from '@/components/data-grid/row-keys'
import { CursorPager } from '@/components/ui/cursor-pager'
import { AccessNotKnown, ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getSentBatchesQuery } from '@/lib/features/batches/client/batches'
import { type BatchesView, toSentBatchesQuestion } from '@/lib/features/batches/client/batches-view'
import { routes } from '@/lib/shared/routes'
import { formatRowPlace } from '@/lib/shared/view-query'
import { BatchEntry } from './batch-entry'

type Props = {
  view: BatchesView
  userName: string
  draftClientOf: (organizationId: string | null) => string | null
}

/**
 * Batches that were sent from here, newest first: out of the journal, so that each is found again
 * whatever happened since.
 */
export function SentBatches({ view, userName, draftClientOf }: Props) {
  const t = useT()
  const query = {
    ...getSentBatchesQuery(toSentBatchesQuestion(view)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
  const { data, error, refetch } = useQuery(query)
  const last = data?.batches.at(-1)
  return (
    <>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        onAgain={() => void refetch()}
      />
      {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
      {data?.isWhole && data.batches.length === 0 && (
        <StateBlock kind="empty" title={t('batches.empty')}>
          {t('batches.emptyMeaning')}
        </StateBlock>
      )}
      <RowKeys label={t('batches.title')} variant="list" hasLinks isRead={data !== undefined}>
        <ol aria-label={t('batches.fromHere')}>
          {data?.batches.map((sent) => (
            <BatchEntry
              key={sent.idempotencyKey}
              listed={sent}
              userName={userName}
              draftClient={draftClientOf(sent.organizationId)}
            />
          ))}
        </ol>
      </RowKeys>
      <CursorPager
        newest={view.before ? { href: routes.batches(), label: t('batches.newest') } : null}
        next={
          data?.more && last
            ? {
                href: routes.batches(
                  new URLSearchParams({ before: formatRowPlace(last) }).toString(),
                ),
                label: t('batches.next'),
              }
            : null
        }
      />
    </>
  )
}
