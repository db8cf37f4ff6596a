'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  type DeliveryTimes,
  getDeliveryTimesQuery,
  type LaneTimes,
} from '@/lib/features/delivery-times/client/delivery-times'
import { toLaneKey } from '@/lib/features/delivery-times/domain/public'
import { formatCount } from '@/lib/shared/format/count'
import { createLaneColumns, toWaitingHref } from './lane-columns'
import { SlowChannels } from './slow-channels'

/** Which channels are slow now, and how long deliveries of each company, channel and type take. */
export function DeliveryTimesPage() {
  const t = useT()
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...getDeliveryTimesQuery(),
    staleTime: 0,
  })
  const columns = useMemo(() => createLaneColumns(t), [t])
  const again = (
    <Button onClick={() => void refetch()} busy={isFetching} busyLabel={t('states.loading')}>
      {t('states.tryAgain')}
    </Button>
  )
  return (
    <PageFrame
      fill
      crumbs={[{ label: t('layout.partner') }, { label: t('deliveryTimes.title') }]}
      title={t('deliveryTimes.title')}
      facts={data && !data.withoutRows ? listFacts(data) : []}
    >
      {error instanceof OperationFailed && (
        <FailureBlock
          failure={error.failure}
          doing="read"
          steps={again}
          variant={data ? 'strip' : 'block'}
        />
      )}
      {isPending && <Skeleton rows={8} columns={6} />}
      {data?.withoutRows && (
        <StateBlock kind="silent" title={t('deliveryTimes.withoutRows')} steps={again}>
          {t('deliveryTimes.withoutRowsMeaning')}
        </StateBlock>
      )}
      {data && !data.withoutRows && (
        <>
          {data.brokenBy && (
            <FailureBlock failure={data.brokenBy} doing="read" steps={again} variant="strip" />
          )}
          <FilterNotice findings={data.findings} />
          {!data.all && (
            <StateBlock
              kind="warned"
              variant="strip"
              title={t('deliveryTimes.partial', { count: formatCount(data.read) })}
            >
              {t('deliveryTimes.partialMeaning')}
            </StateBlock>
          )}
          <SlowChannels channels={data.channels} />
          <DataTable
            label={t('deliveryTimes.list')}
            columns={columns}
            rows={data.lanes}
            keyOf={toLaneKey}
            hrefOf={toWaitingHref}
            empty={<StateBlock kind="empty" title={t('deliveryTimes.empty')} />}
          />
        </>
      )}
    </PageFrame>
  )

  function listFacts({ read, lanes }: DeliveryTimes) {
    const sum = (count: (lane: LaneTimes) => number) =>
      formatCount(lanes.reduce((all, lane) => all + count(lane), 0))
    return [
      { label: t('deliveryTimes.facts', { rows: formatCount(read) }) },
      { label: t('deliveryTimes.waiting', { count: sum(({ waiting }) => waiting) }) },
      { label: t('deliveryTimes.late', { count: sum(({ late }) => late) }) },
    ]
  }
}
