import { defineColumns } from '@/components/data-grid/define-columns'
import { TransactionStatus } from '@/components/invoice-search/public'
import { formatAmount } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ReferenceOutcome } from './reference-outcome'
import { formatChannel, formatSentAt, type ReferenceRow } from './reference-rows'

/**
 * Line, reference and outcome first: they stand for every line, the rest for those that were found.
 */
export const buildReferenceColumns = (t: Translate) =>
  defineColumns<ReferenceRow>()([
    {
      key: 'line',
      title: t('referenceCheck.column.line'),
      width: 'w-16',
      cell: ({ line }) => line.line,
    },
    {
      key: 'reference',
      title: t('referenceCheck.column.reference'),
      width: 'w-44',
      cell: ({ line }) => <span className="font-mono text-xs/5">{line.value}</span>,
    },
    {
      key: 'outcome',
      title: t('referenceCheck.column.outcome'),
      width: 'w-64',
      cell: (row) => <ReferenceOutcome row={row} />,
    },
    {
      key: 'sent',
      title: t('referenceCheck.column.sent'),
      width: 'w-40',
      cell: ({ row }) => row && formatSentAt(t, row),
    },
    {
      key: 'status',
      title: t('referenceCheck.column.status'),
      width: 'w-60',
      cell: ({ row }) => row && <TransactionStatus row={row} />,
    },
    {
      key: 'channel',
      title: t('referenceCheck.column.channel'),
      width: 'w-40',
      cell: ({ row }) => row && formatChannel(t, row),
    },
    {
      key: 'invoicee',
      title: t('referenceCheck.column.invoicee'),
      width: 'w-52',
      cell: ({ row }) => row?.InvoiceeName,
    },
    {
      key: 'amount',
      title: t('referenceCheck.column.amount'),
      width: 'w-32',
      align: 'end',
      cell: ({ row }) => row?.Amount != null && formatAmount(row.Amount),
    },
    {
      key: 'company',
      title: t('referenceCheck.column.company'),
      width: 'w-40',
      cell: ({ row }) => row?.Company ?? row?.CompanyId,
    },
  ])
