import { defineColumns } from '@/components/data-grid/define-columns'
import { type ExportedColumn, toTextCell } from '@/components/settlements/public'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { OrganizationReport } from '@/lib/features/settlements/client/public'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toNumberCell } from '@/lib/shared/tables/export-cells'

const reportAmounts = [
  'originalAmount',
  'paidAmount',
  'creditedAmount',
  'remainingAmount',
  'settledAmount',
] as const
const counts = ['invoices', 'openCases', 'closedCases'] as const

/** The kind of a report in words; one that is not known stands as it came. */
function ReportType({ type }: { type: string }) {
  const t = useT()
  return type === 'MONTHLY' ? <span title={type}>{t('collectionReports.monthly')}</span> : type
}

export const buildReportColumns = (t: Translate) =>
  defineColumns<OrganizationReport>()([
    {
      key: 'period',
      card: 'top',
      title: t('collectionReports.column.period'),
      width: 'w-52',
      cell: ({ periodFrom, periodTo }) =>
        `${formatReportDay(t, periodFrom)} – ${formatReportDay(t, periodTo)}`,
    },
    {
      key: 'type',
      card: 'left',
      title: t('collectionReports.column.type'),
      width: 'w-32',
      cell: ({ type }) => (type ? <ReportType type={type} /> : <Absent />),
    },
    ...reportAmounts.map((field) => ({
      key: field,
      title: t(`collectionReports.column.${field}`),
      align: 'end' as const,
      card: 'line' as const,
      width: 'w-36',
      cell: (row: OrganizationReport) => <MoneyAmount value={row[field]} currency={row.currency} />,
    })),
    ...counts.map((field) => ({
      key: field,
      title: t(`collectionReports.column.${field}`),
      align: 'end' as const,
      card: 'line' as const,
      width: 'w-28',
      cell: (row: OrganizationReport) => row[field] ?? <Absent />,
    })),
  ])

/** Fields of an exported report, under the upstream's own names. */
export const reportExportColumns: readonly ExportedColumn<OrganizationReport>[] = [
  { head: 'reportId', cell: ({ reportId }) => toTextCell(reportId) },
  { head: 'type', cell: ({ type }) => type },
  { head: 'periodFrom', cell: ({ periodFrom }) => periodFrom },
  { head: 'periodTo', cell: ({ periodTo }) => periodTo },
  { head: 'createdAt', cell: ({ createdAt }) => createdAt },
  { head: 'currency', cell: ({ currency }) => currency },
  ...[...reportAmounts, ...counts].map((field) => ({
    head: field,
    cell: (row: OrganizationReport) => toNumberCell(row[field]),
  })),
]

const formatReportDay = (t: Translate, day: string | null | undefined) => formatDay(t, day) ?? '?'
