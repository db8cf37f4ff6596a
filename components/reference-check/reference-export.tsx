'use client'

import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import type { ReportedLine } from '@/lib/features/reference-check/domain/reference-report'
import type { Translate } from '@/lib/shared/i18n/translate'
import { type Cell, type TableStyle, toCsv, toTsv } from '@/lib/shared/tables/delimited-table'
import { formatChannel, formatSentAt, listAllRows, type ReferenceRow } from './reference-rows'

/**
 * Hands on the whole result, every line of the paste: as a file made in the browser, or as text for
 * a spreadsheet.
 */
export function ReferenceExport({ report }: { report: readonly ReportedLine[] }) {
  const t = useT()
  function download() {
    saveAsFile(`${t('referenceCheck.fileName')}.csv`, toCsv(toTable(t, report), getTableStyle()))
  }

  return (
    <>
      <Button size="sm" onClick={download}>
        <Icon name="load" />
        {t('referenceCheck.download')}
      </Button>
      <CopyButton text={toTsv(toTable(t, report), getTableStyle())}>
        {t('referenceCheck.copy')}
      </CopyButton>
    </>
  )
}

const buildColumns = (
  t: Translate,
): { title: string; cell: (row: ReferenceRow) => Cell | undefined }[] => [
  { title: t('referenceCheck.column.line'), cell: ({ line }) => line.line },
  { title: t('referenceCheck.column.reference'), cell: ({ line }) => line.value },
  {
    title: t('referenceCheck.column.outcome'),
    cell: ({ line }) => t(`referenceCheck.outcome.${line.outcome.kind}`),
  },
  {
    title: t('referenceCheck.column.why'),
    cell: ({ line }) =>
      line.outcome.kind === 'not-tried' ? t(`referenceCheck.why.${line.outcome.why}`) : null,
  },
  { title: t('referenceCheck.column.sent'), cell: ({ row }) => row && formatSentAt(t, row) },
  { title: t('referenceCheck.column.status'), cell: ({ row }) => row?.Status },
  { title: t('referenceCheck.column.channelStatus'), cell: ({ row }) => row?.ChannelStatus },
  { title: t('referenceCheck.column.channel'), cell: ({ row }) => row && formatChannel(t, row) },
  { title: t('referenceCheck.column.invoicee'), cell: ({ row }) => row?.InvoiceeName },
  { title: t('referenceCheck.column.amount'), cell: ({ row }) => row?.Amount },
  { title: t('referenceCheck.column.company'), cell: ({ row }) => row?.Company },
  {
    title: t('referenceCheck.column.companyId'),
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

function toTable(t: Translate, report: readonly ReportedLine[]): Cell[][] {
  const columns = buildColumns(t)
  return [
    columns.map(({ title }) => title),
    ...listAllRows(report).map((row) => columns.map(({ cell }) => cell(row) ?? null)),
  ]
}

const getTableStyle = (): TableStyle => ({ decimalMark: getDecimalMark() })
