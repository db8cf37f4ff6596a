'use client'

import { useQuery } from '@tanstack/react-query'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { getSettlementQuery } from '@/lib/features/settlements/client/settlements'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { findReason } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { SettlementReading } from './settlement-reading'

/** One settlement on a page of its own. */
export function SettlementPage({
  organizationId,
  settlementId,
}: {
  organizationId: string
  settlementId: string
}) {
  const t = useT()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(
    getSettlementQuery(organizationId, settlementId),
  )
  const back = (
    <ButtonLink href={routes.settlements(organizationId)}>{t('settlements.back')}</ButtonLink>
  )
  const failure = error instanceof OperationFailed ? error.failure : null
  const settlement = data?.data
  useRecent(
    settlement
      ? {
          ...{ kind: 'settlement', id: settlementId, organizationId },
          name: toCalendarDay(settlement.settlementDate ?? ''),
          seen: {
            sentence: null,
            amount: settlement.settlementAmount ?? null,
            currency: settlement.currency ?? null,
          },
        }
      : null,
  )
  const title = (data?.data && describeSettlement(t, data.data)) ?? t('settlements.unnamed')
  return (
    <PageFrame
      crumbs={[
        { label: t('settlements.area') },
        { label: t('settlements.title'), href: routes.settlements(organizationId) },
        { label: title },
      ]}
      tab={data?.data ? [title] : undefined}
      title={title}
      facts={[
        { label: t('settlements.column.id'), value: settlementId, copy: settlementId },
        ...(data ? [createReadFact(t, dataUpdatedAt)] : []),
      ]}
    >
      {failure?.kind === 'not-found' ? (
        <StateBlock kind="empty" title={t('settlements.notFound')} steps={back}>
          {[t('settlements.notFoundMeaning'), findReason(t, failure.code)]
            .filter(Boolean)
            .join(' ')}
        </StateBlock>
      ) : (
        failure && (
          <FailureBlock
            failure={failure}
            doing="read"
            steps={<Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>}
          />
        )
      )}
      {isPending && <Skeleton rows={6} columns={2} variant="lines" />}
      {data && !data.data && (
        <StateBlock kind="silent" title={t('settlements.noDetail')} steps={back} />
      )}
      {data?.data && <SettlementReading organizationId={organizationId} settlement={data.data} />}
    </PageFrame>
  )
}
