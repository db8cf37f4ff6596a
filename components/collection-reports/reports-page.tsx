'use client'

import { useQueryStates } from 'nuqs'
import { useMemo } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import {
  CurrencyChoice,
  PeriodList,
  SettlementExport,
  SettlementPeriod,
  SettlementTabs,
  SettlementTotals,
  TotalsNote,
} from '@/components/settlements/public'
import { useT } from '@/lib/client/translation'
import {
  drawReports,
  listReportCurrencies,
  type ReportPictures,
} from '@/lib/features/collection-reports/domain/report-pictures'
import {
  listNewestBalances,
  sumReports,
} from '@/lib/features/collection-reports/domain/report-sums'
import {
  type OrganizationReport,
  reportsParsers,
  toPeriod,
  useReadAhead,
  useReports,
} from '@/lib/features/settlements/client/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { PictureGrid } from './picture-grid'
import { buildReportColumns, reportExportColumns } from './report-columns'

/** The reports of an organization for a period: pictures in one currency, and all values in a table. */
export function ReportsPage({ organizationId }: { organizationId: string }) {
  const t = useT()
  const [view, setView] = useQueryStates(reportsParsers, { history: 'push' })
  const pages = useReports(organizationId, toPeriod(view))
  useReadAhead(pages)
  const { rows } = pages
  const currencies = useMemo(() => listReportCurrencies(rows), [rows])
  const asked = normalizeCurrency(view.currency)
  const currency = currencies.find((each) => each === asked) ?? currencies[0] ?? asked
  const pictures = useMemo(
    () => (currency === null ? null : drawReports(rows, currency)),
    [rows, currency],
  )

  return (
    <PageFrame
      crumbs={[{ label: t('settlements.area') }, { label: t('collectionReports.title') }]}
      title={
        (pictures && currency && titleReports(t, pictures, currency)) ??
        t('collectionReports.title')
      }
      facts={listFacts(t, pictures, pages)}
      actions={
        <>
          <CurrencyChoice
            currencies={currencies}
            current={currency}
            hrefOf={(each) => `?${new URLSearchParams({ ...pickPeriod(view), currency: each })}`}
            onChoose={(each) => void setView({ currency: each })}
          />
          <SettlementPeriod view={view} />
        </>
      }
    >
      <SettlementTabs organizationId={organizationId} current="reports" />
      <PictureGrid
        organizationId={organizationId}
        reports={pages}
        pictures={pictures}
        currency={currency}
      />
      {(rows.length > 0 || pages.failure === null) && (
        <section className="pt-4" aria-label={t('collectionReports.table')}>
          <AllReports pages={pages} isNarrowed={view.from !== null || view.to !== null} />
        </section>
      )}
    </PageFrame>
  )
}

const pickPeriod = ({ from, to }: { from: string | null; to: string | null }) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
})

/** What is open at the end of the newest period; null where that is not known. */
function titleReports(t: Translate, { newest }: ReportPictures, currency: string): string | null {
  if (newest.remaining === null) return null
  return t('collectionReports.openTitle', {
    amount: `${formatDecimal(newest.remaining)} ${currency}`,
    day: formatTitleDate(t, newest.until),
  })
}

function listFacts(
  t: Translate,
  pictures: ReportPictures | null,
  { rows, isAtEnd }: ReturnType<typeof useReports>,
) {
  const span = pictures && {
    from: formatTitleDate(t, pictures.points[0]!.from),
    until: formatTitleDate(t, pictures.newest.until),
  }
  return [
    ...(span ? [{ label: t('collectionReports.span', span) }] : []),
    { label: t('collectionReports.apart') },
    ...(rows.length > 0 && !isAtEnd
      ? [{ label: t('collectionReports.partly', { count: String(rows.length) }) }]
      : []),
  ]
}

type AllReportsProps = { pages: ReturnType<typeof useReports>; isNarrowed: boolean }

/** Every report with its values, and what they sum up to. */
function AllReports({ pages, isNarrowed }: AllReportsProps) {
  const t = useT()
  const { rows, isAtEnd } = pages
  const sums = useMemo(() => listTotals(t, rows), [t, rows])
  return (
    <PeriodList
      pages={pages}
      label={t('collectionReports.list')}
      columns={buildReportColumns(t)}
      keyOf={(row) => row.reportId ?? JSON.stringify(row)}
      hrefOf={() => null}
      empty={{
        title: t(isNarrowed ? 'collectionReports.empty' : 'collectionReports.emptyAll'),
        meaning: t(
          isNarrowed ? 'collectionReports.emptyMeaning' : 'collectionReports.emptyAllMeaning',
        ),
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
