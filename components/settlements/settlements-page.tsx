'use client'

import { useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { useT } from '@/lib/client/translation'
import {
  type PeriodView,
  periodParsers,
  toPeriod,
} from '@/lib/features/settlements/client/settlements-view'
import { useSettlements } from '@/lib/features/settlements/client/use-settlements'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'
import { PeriodList } from './period-list'
import { createSettlementColumns, settlementExportColumns } from './settlement-columns'
import { SettlementExport } from './settlement-export'
import { SettlementPeriod } from './settlement-period'
import { SettlementTotals } from './settlement-totals'

/** What was paid out to an organization in a period: sums by currency and every line. */
export function SettlementsPage({ organizationId }: { organizationId: string }) {
  const t = useT()
  const [view] = useQueryStates(periodParsers)
  const key = `${view.from} ${view.to}`
  return (
    <PageFrame
      crumbs={[{ label: t('settlements.area') }, { label: t('settlements.title') }]}
      title={t('settlements.title')}
      facts={[{ label: t('settlements.lead') }]}
      actions={<ListViews list="settlements" organizationId={organizationId} />}
    >
      <SettlementPeriod key={`period ${key}`} view={view} />
      <PeriodSettlements key={key} organizationId={organizationId} view={view} />
    </PageFrame>
  )
}

function PeriodSettlements({ organizationId, view }: { organizationId: string; view: PeriodView }) {
  const t = useT()
  const period = toPeriod(view)
  const pages = useSettlements(organizationId, period)
  const { rows, isAtEnd } = pages
  const columns = useMemo(() => createSettlementColumns(t, organizationId), [t, organizationId])
  const totals = useMemo(
    () =>
      sumByCurrency(
        rows.map(({ settlementAmount, currency }) => ({ amount: settlementAmount, currency })),
      ),
    [rows],
  )
  const isAll = period.fromDate === undefined && period.toDate === undefined

  return (
    <PeriodList
      pages={pages}
      label={t('settlements.list')}
      columns={columns}
      keyOf={(row) => row.settlementId ?? JSON.stringify(row)}
      hrefOf={({ settlementId }) =>
        settlementId ? routes.settlement(organizationId, settlementId) : null
      }
      empty={{
        title: t(isAll ? 'settlements.emptyAll' : 'settlements.empty'),
        meaning: t(isAll ? 'settlements.emptyAllMeaning' : 'settlements.emptyMeaning'),
      }}
      totals={
        <SettlementTotals
          sums={[{ title: t('settlements.column.amount'), totals }]}
          count={rows.length}
          isAtEnd={isAtEnd}
        />
      }
      exported={
        <SettlementExport
          name={t('settlements.fileName')}
          rows={rows}
          columns={settlementExportColumns}
          isAtEnd={isAtEnd}
        />
      }
    />
  )
}
