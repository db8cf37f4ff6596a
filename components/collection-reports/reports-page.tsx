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
import { useT } from '@/lib/client/translation'
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
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { buildReportColumns, reportExportColumns } from './report-columns'

/** The reports of an organization for a period, with sums by currency of what happened in them. */
export function ReportsPage({ organizationId }: { organizationId: string }) {
  const t = useT()
  const [view] = useQueryStates(periodParsers)
  const key = `${view.from} ${view.to}`
  return (
    <PageFrame
      crumbs={[{ label: t('settlements.area') }, { label: t('collectionReports.title') }]}
      title={t('collectionReports.title')}
      facts={[{ label: t('collectionReports.lead') }]}
    >
      <SettlementPeriod key={`period ${key}`} view={view} />
      <PeriodReports key={key} organizationId={organizationId} view={view} />
    </PageFrame>
  )
}

function PeriodReports({ organizationId, view }: { organizationId: string; view: PeriodView }) {
  const t = useT()
  const period = toPeriod(view)
  const pages = useReports(organizationId, period)
  const { rows, isAtEnd } = pages
  const isAll = period.fromDate === undefined && period.toDate === undefined
  const sums = useMemo(() => listTotals(t, rows), [t, rows])
  return (
    <PeriodList
      pages={pages}
      label={t('collectionReports.list')}
      columns={buildReportColumns(t)}
      keyOf={(row) => row.reportId ?? JSON.stringify(row)}
      hrefOf={() => null}
      empty={{
        title: t(isAll ? 'collectionReports.emptyAll' : 'collectionReports.empty'),
        meaning: t(isAll ? 'collectionReports.emptyAllMeaning' : 'collectionReports.emptyMeaning'),
      }}
      totals={
        sums ? (
          <SettlementTotals
            sums={sums}
            count={rows.length}
            isAtEnd={isAtEnd}
            note={t('collectionReports.sumsNote')}
          />
        ) : (
          <TotalsNote>{t('collectionReports.noSums')}</TotalsNote>
        )
      }
      exported={
        <SettlementExport
          name={t('collectionReports.fileName')}
          rows={rows}
          columns={reportExportColumns}
          isAtEnd={isAtEnd}
        />
      }
    />
  )
}

/** Sums of what happened, and the newest of each balance; null where the periods have no sum. */
function listTotals(t: Translate, rows: readonly OrganizationReport[]) {
  const flows = sumReports(rows)
  if (!flows) return null
  return [
    ...flows.map(({ flow, totals }) => ({ title: t(`collectionReports.column.${flow}`), totals })),
    ...(listNewestBalances(rows) ?? []).map(({ until, totals }) => ({
      title: t('collectionReports.newestBalance', { day: formatDay(t, until) ?? until }),
      totals,
    })),
  ]
}
