'use client'

import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import { Facts } from '@/components/form/facts'
import { Section } from '@/components/form/section'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getSettlementQuery, type Settlement } from '@/lib/features/settlements/client/settlements'
import { describeSettlement } from '@/lib/features/settlements/messages/settlement-labels'
import { findReason } from '@/lib/shared/format/describe-failure'
import { formatDay } from '@/lib/shared/format/sent-time'
import { routes } from '@/lib/shared/routes'
import { AllocationSummary, createAllocationColumns } from './settlement-allocations'
import { CaseLink, CollectionType, InvoiceLink, ReferenceLink } from './settlement-columns'

/** One settlement with what it is made of. */
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
      {isPending && <Skeleton rows={6} columns={2} look="lines" />}
      {data && !data.data && (
        <StateBlock kind="silent" title={t('settlements.noDetail')} steps={back} />
      )}
      {data?.data && <SettlementFacts organizationId={organizationId} settlement={data.data} />}
    </PageFrame>
  )
}

function SettlementFacts({
  organizationId,
  settlement,
}: {
  organizationId: string
  settlement: Settlement
}) {
  const t = useT()
  const allocations = (settlement.allocations ?? []).filter(
    (part) => part !== null && part !== undefined,
  )
  const isTold = settlement.invoiceId || settlement.invoiceNumber
  return (
    <>
      <Section title={t('settlements.facts')}>
        <Facts
          wide
          items={[
            {
              label: t('settlements.column.amount'),
              value: (
                <MoneyAmount value={settlement.settlementAmount} currency={settlement.currency} />
              ),
            },
            { label: t('settlements.column.date'), value: formatDay(t, settlement.settlementDate) },
            {
              label: t('settlements.column.invoice'),
              value: isTold ? (
                <InvoiceLink {...settlement} organizationId={organizationId} />
              ) : null,
            },
            {
              label: t('settlements.column.case'),
              value: (
                <CaseLink organizationId={organizationId} caseNumber={settlement.caseNumber} />
              ),
            },
            {
              label: t('settlements.column.type'),
              value: settlement.collectionType && (
                <CollectionType code={settlement.collectionType} />
              ),
            },
            {
              label: t('settlements.column.reference'),
              value: <ReferenceLink {...settlement} organizationId={organizationId} />,
            },
            { label: t('settlements.column.rate'), value: settlement.exchangeRate },
            { label: t('settlements.column.id'), value: settlement.settlementId },
          ]}
        />
      </Section>
      <Section title={t('settlements.parts.title')}>
        {allocations.length === 0 ? (
          <p>{t('settlements.parts.none')}</p>
        ) : (
          <>
            <AllocationSummary settlement={settlement} />
            <DataTable
              label={t('settlements.parts.list')}
              columns={createAllocationColumns(t, organizationId)}
              rows={[...allocations.entries()].map(([place, part]) => ({ ...part, place }))}
              keyOf={({ place }) => String(place)}
            />
          </>
        )}
      </Section>
    </>
  )
}
