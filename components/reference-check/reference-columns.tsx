import { defineColumns } from '@/components/data-grid/define-columns'
import { TransactionStatus } from '@/components/invoice-search/public'
import { formatAmount } from '@/lib/shared/format/amount'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { ReferenceOutcome } from './reference-outcome'
import { formatChannel, formatSentAt, type ReferenceRow } from './reference-rows'

/**
 * Line, reference and outcome first: they stand for every line, the rest for those that were found.
 */
export const referenceColumns = defineColumns<ReferenceRow>()([
  { key: 'line', title: t('references.column.line'), width: 'w-16', cell: ({ line }) => line.line },
  {
    key: 'reference',
    title: t('references.column.reference'),
    width: 'w-44',
    cell: ({ line }) => <span className="font-mono text-xs/5">{line.value}</span>,
  },
  {
    key: 'outcome',
    title: t('references.column.outcome'),
    width: 'w-64',
    cell: (row) => <ReferenceOutcome row={row} />,
  },
  {
    key: 'sent',
    title: t('references.column.sent'),
    width: 'w-40',
    cell: ({ row }) => row && formatSentAt(row),
  },
  {
    key: 'status',
    title: t('references.column.status'),
    width: 'w-60',
    cell: ({ row }) => row && <TransactionStatus row={row} />,
  },
  {
    key: 'channel',
    title: t('references.column.channel'),
    width: 'w-40',
    cell: ({ row }) => row && formatChannel(row),
  },
  {
    key: 'invoicee',
    title: t('references.column.invoicee'),
    width: 'w-52',
    cell: ({ row }) => row?.InvoiceeName,
  },
  {
    key: 'amount',
    title: t('references.column.amount'),
    width: 'w-32',
    align: 'end',
    cell: ({ row }) => row?.Amount != null && formatAmount(row.Amount),
  },
  {
    key: 'company',
    title: t('references.column.company'),
    width: 'w-40',
    cell: ({ row }) => row?.Company ?? row?.CompanyId,
  },
])
