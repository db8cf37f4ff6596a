import { pickColumns } from '@/components/data-grid/column-selection'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { getCauses } from '@/components/delivery-failures/public'
import type { SummaryRow } from '@/lib/client/lists/keyset-paging'
import { useT } from '@/lib/client/translation'
import type { ExportColumn } from '@/lib/contracts/desk/export-files'
import { searchOrders } from '@/lib/features/invoice-search/client/partner-search-view'
import { labelCode } from '@/lib/features/invoice-search/messages/code-labels'
import {
  describeRowStatus,
  formatChannels,
} from '@/lib/features/invoice-search/messages/transaction-status'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { ChannelMismatch } from './channel-mismatch'
import { getInvoiceHref } from './invoice-row-link'
import { TransactionStatus } from './transaction-status'

type Field = keyof SummaryRow & string
/** A column, with the one field that it shows where it shows no more. */
export type Column = GridColumn<SummaryRow> & { field?: Field }

/** A field as it came. What the answer did not carry is a dash, which is not the same as blank. */
const createTextColumn = (
  key: string,
  field: Field,
  title: string,
  width: number,
  show = (value: string) => value,
): Column => ({
  key,
  title,
  width,
  field,
  text: (row) => toText(row[field]),
  cell: (row) =>
    row[field] === null || row[field] === undefined ? <Absent /> : show(toText(row[field])),
})

const createAmountColumn = (
  key: string,
  field: 'Amount' | 'AmountExVat',
  title: string,
): Column => ({
  ...createTextColumn(key, field, title, 116),
  align: 'end',
  number: (row) => row[field],
  cell: (row) => (row[field] == null ? <Absent /> : formatAmount(row[field])),
})

const Absent = () => {
  const t = useT()
  return (
    <span className="text-ink-3" title={t('invoiceSearch.column.absent')}>
      –
    </span>
  )
}

const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/**
 * Every column of the search, in its own order. Identifiers are text; times are shown as they were
 * sent.
 */
export const buildSummaryColumns = (t: Translate): readonly Column[] => [
  {
    ...createTextColumn('sent', 'LogTime', t('invoiceSearch.column.sent'), 142, (sent) =>
      formatWallTime(t, sent),
    ),
    card: 'low-right',
  },
  {
    key: 'status',
    card: 'top',
    title: t('invoiceSearch.column.status'),
    width: 268,
    text: (row) => describeRowStatus(t, row, getCauses()).words,
    cell: (row) => <TransactionStatus row={row} />,
  },
  {
    key: 'channels',
    title: t('invoiceSearch.column.channels'),
    width: 156,
    text: (row) => formatChannels(t, row),
    cell: (row) => <ChannelMismatch row={row} />,
  },
  {
    ...createTextColumn('invoice', 'InvoiceNumber', t('invoiceSearch.column.invoice'), 120),
    href: getInvoiceHref,
    card: 'low-left',
  },
  {
    ...createTextColumn('invoicee', 'InvoiceeName', t('invoiceSearch.column.invoicee'), 188),
    card: 'left',
  },
  { ...createAmountColumn('amount', 'Amount', t('invoiceSearch.column.amount')), card: 'right' },
  createTextColumn('due', 'DueDate', t('invoiceSearch.column.due'), 96),
  createTextColumn('company', 'Company', t('invoiceSearch.column.company'), 168),
  createTextColumn('type', 'InvoiceType', t('invoiceSearch.column.type'), 104, (code) =>
    labelCode(t, 'type', code),
  ),
  createTextColumn('kid', 'KID', t('invoiceSearch.column.kid'), 160),
  createTextColumn('file', 'Filename', t('invoiceSearch.column.file'), 220),
  createTextColumn('transaction', 'TransactionRid', t('invoiceSearch.column.transaction'), 112),
  createTextColumn('rowId', 'RowId', t('invoiceSearch.column.rowId'), 104),
  createTextColumn('invoiceDate', 'InvoiceDate', t('invoiceSearch.column.invoiceDate'), 104),
  createAmountColumn('amountExVat', 'AmountExVat', t('invoiceSearch.column.amountExVat')),
  createTextColumn('delivered', 'DeliveryTime', t('invoiceSearch.column.delivered'), 142, (sent) =>
    formatWallTime(t, sent),
  ),
  createTextColumn(
    'channelStatus',
    'ChannelStatus',
    t('invoiceSearch.column.channelStatus'),
    144,
    (code) => labelCode(t, 'channel', code),
  ),
  createTextColumn(
    'channelUpdated',
    'ChannelUpdateTime',
    t('invoiceSearch.column.channelUpdated'),
    142,
    (sent) => formatWallTime(t, sent),
  ),
  createTextColumn('correlation', 'CorrelationStatus', t('invoiceSearch.column.correlation'), 112),
  createTextColumn('direction', 'Direction', t('invoiceSearch.column.direction'), 96),
  createTextColumn('channel', 'Channel', t('invoiceSearch.column.channel'), 112),
  createTextColumn('log', 'LogText', t('invoiceSearch.column.log'), 320),
]

/** The fields of the upstream that a column shows, as an export writes them. */
const columnFields: Record<string, Field[]> = {
  status: ['Status', 'ChannelStatus'],
  channels: ['RequestedChannel', 'ActualChannel'],
}

/** The fields behind columns, in their order, each once. */
export function listSummaryFields(columns: readonly Column[]): ExportColumn[] {
  const fields = columns.flatMap(({ key, field }) => columnFields[key] ?? (field ? [field] : []))
  return [...new Set(fields)] as ExportColumn[]
}

/** The columns of a person who has not chosen. */
export const defaultSummaryColumns = [
  'sent',
  'status',
  'channels',
  'invoice',
  'invoicee',
  'amount',
  'due',
  'company',
]

/**
 * The columns of these keys in their order; keys that the search does not have any more are left
 * out, and the first column always stands first.
 */
export function pickSummaryColumns(t: Translate, keys: readonly string[]): Column[] {
  return pickColumns(buildSummaryColumns(t), keys, defaultSummaryColumns)
}

type Order = 'asc' | 'desc'
type Sorting = { by: (typeof searchOrders)[number]; order: Order }

/**
 * The same columns, those that the upstream can order by with the way to do so: the largest first,
 * then the smallest.
 */
export function withSorting(
  columns: readonly Column[],
  { by, order }: Sorting,
  onSort: (by: Sorting['by'], order: Order) => void,
): Column[] {
  return columns.map((column) => {
    const own = searchOrders.find((each) => each === column.key)
    if (!own) return column
    const way = own === by ? order : null
    return { ...column, sort: { way, onSort: () => onSort(own, way === 'desc' ? 'asc' : 'desc') } }
  })
}
