'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import type { ReportedLine } from '@/lib/features/reference-check/domain/reference-report'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { type Cell, type TableStyle, toCsv, toTsv } from '@/lib/shared/tables/delimited-table'
import { formatChannel, formatSentAt, listAllRows, type ReferenceRow } from './reference-rows'

/**
 * Hands on the whole result, every line of the paste: as a file made in the browser, or as text for
 * a spreadsheet.
 */
export function ReferenceExport({ report }: { report: readonly ReportedLine[] }) {
  function download() {
    saveAsFile(`${t('references.fileName')}.csv`, toCsv(toTable(report), getTableStyle()))
  }

  return (
    <>
      <Button size="sm" onClick={download}>
        <Icon name="load" />
        {t('references.download')}
      </Button>
      <CopyButton text={toTsv(toTable(report), getTableStyle())}>{t('references.copy')}</CopyButton>
    </>
  )
}

const columns: { title: string; cell: (row: ReferenceRow) => Cell | undefined }[] = [
  { title: t('references.column.line'), cell: ({ line }) => line.line },
  { title: t('references.column.reference'), cell: ({ line }) => line.value },
  {
    title: t('references.column.outcome'),
    cell: ({ line }) => t(`references.outcome.${line.outcome.kind}`),
  },
  {
    title: t('references.column.why'),
    cell: ({ line }) =>
      line.outcome.kind === 'not-tried' ? t(`references.why.${line.outcome.why}`) : null,
  },
  { title: t('references.column.sent'), cell: ({ row }) => row && formatSentAt(row) },
  { title: t('references.column.status'), cell: ({ row }) => row?.Status },
  { title: t('references.column.channelStatus'), cell: ({ row }) => row?.ChannelStatus },
  { title: t('references.column.channel'), cell: ({ row }) => row && formatChannel(row) },
  { title: t('references.column.invoicee'), cell: ({ row }) => row?.InvoiceeName },
  { title: t('references.column.amount'), cell: ({ row }) => row?.Amount },
  { title: t('references.column.company'), cell: ({ row }) => row?.Company },
  {
    title: t('references.column.companyId'),
    cell: ({ row }) => (row?.CompanyId === undefined ? null : String(row.CompanyId)),
  },
  { title: 'Invoice number', cell: ({ row }) => row?.InvoiceNumber },
  { title: 'KID', cell: ({ row }) => row?.KID },
  { title: 'File name', cell: ({ row }) => row?.Filename },
  {
    title: 'Transaction number',
    cell: ({ row }) => (row?.TransactionRid === undefined ? null : String(row.TransactionRid)),
  },
]

const toTable = (report: readonly ReportedLine[]): Cell[][] => [
  columns.map(({ title }) => title),
  ...listAllRows(report).map((row) => columns.map(({ cell }) => cell(row) ?? null)),
]

const getTableStyle = (): TableStyle => ({ decimalMark: getDecimalMark() })
