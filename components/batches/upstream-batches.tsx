'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { CursorPager } from '@/components/ui/cursor-pager'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { SentMoment } from '@/components/ui/moment'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { getUpstreamBatchesQuery } from '@/lib/features/batches/client/batches'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { labelBatchStatus, labelBatchType } from './batch-outcome'

type Row = NonNullable<Answer<'listCollectionBatches'>['data']>[number]

/**
 * The upstream's own list of an organization's batches, a page at a time: also those that were sent
 * from elsewhere.
 */
export function UpstreamBatches({
  organizationId,
  token,
}: {
  organizationId: string
  token: string | null
}) {
  const t = useT()
  const query = getUpstreamBatchesQuery(organizationId, token)
  const { data, error, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const rows = data?.data ?? []
  usePolling(
    query.queryKey,
    rows.some(({ status }) => status === 'QUEUED'),
  )
  const next = data?.summary?.nextPageToken
  const toPageHref = (more: Record<string, string>) =>
    routes.batches(new URLSearchParams({ list: organizationId, ...more }).toString())
  return (
    <>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        columns={5}
        onAgain={() => void refetch()}
      />
      {data && !data.data && <StateBlock kind="silent" title={t('batches.silent')} />}
      {data?.data && (
        <DataTable
          label={t('batches.title')}
          columns={buildColumns(t)}
          rows={rows}
          keyOf={({ batchId, createdAt }) => batchId ?? createdAt ?? ''}
          hrefOf={({ batchId }) =>
            batchId ? routes.collectionBatch(organizationId, batchId) : routes.batches()
          }
          empty={
            <StateBlock kind="empty" title={t('batches.emptyUpstream')}>
              {t('batches.emptyUpstreamMeaning')}
            </StateBlock>
          }
        />
      )}
      <CursorPager
        newest={token ? { href: toPageHref({}), label: t('batches.newest') } : null}
        next={next ? { href: toPageHref({ token: next }), label: t('batches.next') } : null}
      />
    </>
  )
}

const renderInstant = (t: Translate, text: string | null | undefined) =>
  text ? <SentMoment at={text} format={formatDateTime} /> : t('batches.absent')

const verdicts: Record<string, Verdict> = {
  QUEUED: 'wait',
  SUCCESS: 'ok',
  PARTIAL: 'warn',
  FAILED: 'fail',
}

const buildColumns = (t: Translate): Column<Row>[] => [
  {
    key: 'type',
    card: 'top',
    title: t('batches.upstreamColumn.type'),
    cell: ({ type }) => (type ? labelBatchType(t, type) : t('batches.absent')),
  },
  {
    key: 'status',
    card: 'left',
    title: t('batches.upstreamColumn.status'),
    cell: ({ status }) => (
      <span className="status">
        <Glyph verdict={verdicts[status ?? ''] ?? 'unknown'} />{' '}
        {status ? labelBatchStatus(t, status) : t('batches.absent')}
      </span>
    ),
  },
  {
    key: 'createdAt',
    card: 'low-right',
    title: t('batches.upstreamColumn.createdAt'),
    cell: ({ createdAt }) => renderInstant(t, createdAt),
  },
  {
    key: 'finishedAt',
    title: t('batches.upstreamColumn.finishedAt'),
    cell: ({ finishedAt }) => renderInstant(t, finishedAt),
  },
  {
    key: 'createdBy',
    card: 'line',
    title: t('batches.upstreamColumn.createdBy'),
    cell: ({ createdBy }) => createdBy ?? t('batches.absent'),
  },
  {
    key: 'batchId',
    card: 'line',
    title: t('batches.upstreamColumn.batch'),
    width: 'w-80',
    cell: ({ batchId }) => (
      <span className="font-mono text-ink-3">{batchId ?? t('batches.absent')}</span>
    ),
  },
]
