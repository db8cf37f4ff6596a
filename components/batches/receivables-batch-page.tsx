'use client'

import { useQuery } from '@tanstack/react-query'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { PollingStopped } from '@/components/ui/states/polling-stopped'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import {
  getReceivablesBatchQuery,
  getSentBatchesQuery,
} from '@/lib/features/batches/client/batches'
import { resolveReceivablesBatch } from '@/lib/shared/batch-rows/row-results'
import { routes } from '@/lib/shared/routes'
import { BatchItem } from './batch-item'
import { BatchJournal } from './batch-journal'
import { BatchRows } from './batch-rows'
import { BatchRunning } from './batch-running'
import { describeBatchState } from './describe-batch-state'

/** What a batch is of which only its id is known: its answer has no body while it runs (assumed). */
const runningBatch = { status: 'RUNNING' }

/**
 * One batch of the receivables area by its id, wherever it was sent from: how it stands, what the
 * journal knows of it, and what became of each of its rows. It is followed while it runs.
 */
export function ReceivablesBatchPage({ clientNo, batchUuid, userName }: Props) {
  const t = useT()
  const query = getReceivablesBatchQuery(clientNo, batchUuid)
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 })
  const journal = useQuery({
    ...getSentBatchesQuery({ clientNo, batchId: batchUuid }),
    staleTime: 0,
  })
  const batch = data === undefined ? null : resolveReceivablesBatch(data ?? runningBatch, null)
  const { isResting, goOn } = usePolling(query.queryKey, batch !== null && !batch.isOver)
  const failure = error && toFailure(error)
  const total = data?.total ?? journal.data?.batches[0]?.rows ?? null
  const state = batch && describeBatchState(t, batch, total)
  const title = t('batches.one')
  return (
    <PageFrame
      crumbs={[{ label: t('batches.title'), href: routes.batches() }, { label: title }]}
      tab={[title, state]}
      title={state ?? title}
      facts={[{ label: t('batches.upstreamColumn.batch'), value: batchUuid, copy: batchUuid }]}
    >
      {failure && isDenied(failure) ? (
        <StateBlock kind="empty" title={t('batches.receivables.notFound')}>
          {t('batches.receivables.notFoundMeaning')}
        </StateBlock>
      ) : failure?.status === 406 ? (
        <StateBlock
          kind="unknown"
          variant={data === undefined ? 'block' : 'strip'}
          title={t('batches.receivables.notShown')}
          raw={failure.message}
          steps={<Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>}
        >
          {t('batches.receivables.notShownMeaning')}
        </StateBlock>
      ) : (
        <ReadStates
          failure={failure}
          isHeld={data !== undefined}
          rows={6}
          onAgain={() => void refetch()}
        />
      )}
      {isResting && <PollingStopped onGoOn={goOn} />}
      {batch && data !== undefined && !batch.isOver && (
        <BatchRunning batch={data} rowCount={batch.rows.length} isFollowed={!isResting} />
      )}
      <BatchJournal
        journal={journal}
        renderSent={(sent) => (
          <BatchItem key={sent.idempotencyKey} listed={sent} userName={userName} isOpen />
        )}
        rows={
          batch &&
          batch.rows.length > 0 && (
            <div className="px-6 max-narrow:px-4">
              <BatchRows
                rows={null}
                rowResults={batch.rows}
                organizationId={null}
                clientNo={clientNo}
              />
            </div>
          )
        }
      />
      {batch?.isOver && batch.rows.length === 0 && (
        <StateBlock kind="silent" title={t('batches.receivables.noRows')} />
      )}
    </PageFrame>
  )
}

type Props = { clientNo: string; batchUuid: string; userName: string }
