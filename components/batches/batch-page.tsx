'use client'

import { useQuery } from '@tanstack/react-query'
import { PageFrame } from '@/components/layout/page-frame'
import { PollingStopped } from '@/components/ui/states/polling-stopped'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { getSentBatchesQuery, getUpstreamBatchQuery } from '@/lib/features/batches/client/batches'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { resolveCollectionBatch } from '@/lib/shared/batch-rows/row-results'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { BatchEntry } from './batch-entry'
import { BatchJournal } from './batch-journal'
import { describeBatch, labelBatchStatus, labelBatchType, type SentBatch } from './batch-outcome'
import { BatchRows } from './batch-rows'

type Props = {
  organizationId: string
  batchId: string
  userName: string
  draftClient: string | null
}

/**
 * One batch: what the journal knows of it where it was sent from here, and its rows as the upstream
 * tells them.
 */
export function BatchPage({ organizationId, batchId, userName, draftClient }: Props) {
  const t = useT()
  const query = getUpstreamBatchQuery(organizationId, batchId)
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  const journal = useQuery({ ...getSentBatchesQuery({ organizationId, batchId }), staleTime: 0 })
  const batch = data?.data ? resolveCollectionBatch(data.data, null) : null
  const sentence = batch?.status ? labelBatchStatus(t, batch.status) : null
  useRecent(
    batch && {
      ...{ kind: 'batch', id: batchId, organizationId },
      seen: { sentence, amount: null, currency: null },
    },
  )
  const title = describeTitle(t, journal.data?.batches[0], data?.data?.type, batch?.rows.length)
  const { isResting, goOn } = usePolling(query.queryKey, batch !== null && !batch.isOver)
  return (
    <PageFrame
      crumbs={[{ label: t('batches.title'), href: routes.batches() }, { label: title }]}
      tab={[title, sentence]}
      title={title}
      facts={[
        ...(sentence ? [{ label: sentence }] : []),
        { label: t('batches.upstreamColumn.batch'), value: batchId, copy: batchId },
      ]}
    >
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={6}
        onAgain={() => void refetch()}
      />
      {isResting && <PollingStopped onGoOn={goOn} />}
      <BatchJournal
        journal={journal}
        renderSent={(sent) => (
          <BatchEntry
            key={sent.idempotencyKey}
            listed={sent}
            userName={userName}
            draftClient={draftClient}
            isOpen
          />
        )}
        rows={
          batch && (
            <BatchRows
              rows={null}
              rowResults={batch.rows}
              organizationId={organizationId}
              clientNo={null}
            />
          )
        }
      />
    </PageFrame>
  )
}

/** What was sent from here, else the kind that the service names with its rows; never an id. */
function describeTitle(
  t: Translate,
  sent: SentBatch | undefined,
  type: string | null | undefined,
  count: number | undefined,
): string {
  if (sent) return describeBatch(t, sent)
  if (!type) return t('batches.one')
  const words = labelBatchType(t, type)
  return count ? t('batches.rowsOfType', { type: words, count }) : words
}
