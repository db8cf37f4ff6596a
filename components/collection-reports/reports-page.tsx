'use client'

import { useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import {
  PeriodList,
  SettlementExport,
  SettlementPeriod,
  SettlementTotals,
  TotalsNote,
} from '@/components/settlements/public'
import {
  listNewestBalances,
  sumReports,
} from '@/lib/features/collection-reports/domain/report-sums'
import {
  type OrganizationReport,
  type PeriodView,
  periodParsers,
  toPeriod,
  useReports,
} from '@/lib/features/settlements/client/public'
import { formatDay } from '@/lib/shared/format/day'
import { t } from '@/lib/shared/i18n/translate-collection-money'
import { reportColumns, reportExportColumns } from './report-columns'

/** The reports of an organization for a period, with sums by currency of what happened in them. */
export function ReportsPage({ organizationId }: { organizationId: string }) {
  const [view] = useQueryStates(periodParsers)
  const key = `${view.from} ${view.to}`
  return (
    <PageFrame
      crumbs={[{ label: t('settlements.area') }, { label: t('reports.title') }]}
      title={t('reports.title')}
      facts={[{ label: t('reports.lead') }]}
    >
      <SettlementPeriod key={`period ${key}`} view={view} />
      <PeriodReports key={key} organizationId={organizationId} view={view} />
    </PageFrame>
  )
}

function PeriodReports({ organizationId, view }: { organizationId: string; view: PeriodView }) {
  const period = toPeriod(view)
  const pages = useReports(organizationId, period)
  const { rows, isAtEnd } = pages
  const isAll = period.fromDate === undefined && period.toDate === undefined
  const sums = useMemo(() => listTotals(rows), [rows])
  return (
    <PeriodList
      pages={pages}
      label={t('reports.list')}
      columns={reportColumns}
      keyOf={(row) => row.reportId ?? JSON.stringify(row)}
      empty={{
        title: t(isAll ? 'reports.emptyAll' : 'reports.empty'),
        meaning: t(isAll ? 'reports.emptyAllMeaning' : 'reports.emptyMeaning'),
      }}
      totals={
        sums ? (
          <SettlementTotals
            sums={sums}
            count={rows.length}
            isAtEnd={isAtEnd}
            note={t('reports.sumsNote')}
          />
        ) : (
          <TotalsNote>{t('reports.noSums')}</TotalsNote>
        )
      }
      exported={
        <SettlementExport
          name={t('reports.fileName')}
          rows={rows}
          columns={reportExportColumns}
          isAtEnd={isAtEnd}
        />
      }
    />
  )
}

/** Sums of what happened, and the newest of each balance; null where the periods have no sum. */
function listTotals(rows: readonly OrganizationReport[]) {
  const flows = sumReports(rows)
  if (!flows) return null
  return [
    ...flows.map(({ flow, totals }) => ({ title: t(`reports.column.${flow}`), totals })),
    ...(listNewestBalances(rows) ?? []).map(({ until, totals }) => ({
      title: t('reports.newestBalance', { day: formatDay(until) ?? until }),
      totals,
    })),
  ]
}
