import type { ReactNode } from 'react'
import { pickColumns } from '@/components/data-grid/column-selection'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Chip } from '@/components/ui/chip'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { InvoiceColumn } from '@/lib/contracts/desk/export-files'
import type { InvoiceRow } from '@/lib/features/collection-invoices/client/collection-invoices'
import { checkArithmetic } from '@/lib/features/collection-invoices/domain/claim-arithmetic'
import {
  findDebtorName,
  findMainDebtor,
} from '@/lib/features/collection-invoices/domain/debtor-names'
import {
  describeCollectionStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { formatDay } from '@/lib/shared/format/day'
import { formatDecimal } from '@/lib/shared/format/decimal-amount'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import { t } from '@/lib/shared/i18n/translate-collection-invoices'
import { parseAmount } from '@/lib/shared/numbers/money'
import { InvoiceStatus } from './invoice-status'

type Column = GridColumn<InvoiceRow>
type AmountField =
  | 'originalInvoiceAmount'
  | 'currentAmount'
  | 'remainingAmount'
  | 'paidAmount'
  | 'creditedAmount'

/** A text of the row. What the answer did not carry is a dash, which is not the same as blank. */
const createTextColumn = (
  key: string,
  title: string,
  width: number,
  of: (row: InvoiceRow) => string | null | undefined,
): Column => ({
  key,
  title,
  width,
  text: (row) => of(row) ?? '',
  cell: (row) => of(row) ?? <Absent />,
})

const createAmountColumn = (key: string, title: string, field: AmountField): Column => ({
  key,
  title,
  width: 132,
  align: 'end',
  text: (row) => {
    const amount = parseAmount(row[field])
    return amount.is === 'exact'
      ? formatDecimal(amount.decimal)
      : amount.is === 'tooLong'
        ? amount.raw
        : ''
  },
  cell: (row) => <MoneyAmount value={row[field]} currency={row.currency} />,
})

/**
 * A calendar date that the upstream writes as a moment of that day (interface.md 2.7): its day, as
 * it was sent.
 */
const toDayText = (value: string | null | undefined) => formatDay(value) ?? undefined

/** Every column of the list, in its own order. */
export const invoiceColumns: readonly Column[] = [
  createTextColumn('number', t('invoices.column.number'), 132, (row) => row.invoiceNumber),
  createTextColumn('debtor', t('invoices.column.debtor'), 200, (row) =>
    findDebtorName(findMainDebtor(row.debtors) ?? {}),
  ),
  {
    key: 'status',
    title: t('invoices.column.status'),
    width: 232,
    text: (row) => describeCollectionStatus(row).words,
    cell: (row) => <InvoiceStatus invoice={row} />,
  },
  createAmountColumn('remaining', t('invoices.column.remaining'), 'remainingAmount'),
  {
    key: 'check',
    title: t('invoices.column.check'),
    width: 128,
    text: (row) => checkAmounts(row).words,
    cell: (row) => renderCheck(row),
  },
  createTextColumn('due', t('invoices.column.due'), 96, (row) => toDayText(row.dueDate)),
  createTextColumn('case', t('invoices.column.case'), 96, (row) => row.collectionCaseNumber),
  createTextColumn(
    'created',
    t('invoices.column.created'),
    156,
    (row) => row.createdAt && formatWallTime(row.createdAt),
  ),
  createTextColumn('type', t('invoices.column.type'), 140, (row) => labelInvoiceType(row.type)),
  createAmountColumn('original', t('invoices.column.original'), 'originalInvoiceAmount'),
  createAmountColumn('current', t('invoices.column.current'), 'currentAmount'),
  createAmountColumn('paid', t('invoices.column.paid'), 'paidAmount'),
  createAmountColumn('credited', t('invoices.column.credited'), 'creditedAmount'),
  createTextColumn(
    'customer',
    t('invoices.column.customer'),
    104,
    (row) => findMainDebtor(row.debtors)?.customerNumber,
  ),
  createTextColumn('ocr', t('invoices.column.ocr'), 168, (row) => row.ocrReferenceNumber),
  createTextColumn('source', t('invoices.column.source'), 168, (row) => row.uniqueSourceInvoiceId),
  createTextColumn('invoiceDate', t('invoices.column.invoiceDate'), 104, (row) =>
    toDayText(row.invoiceDate),
  ),
  createTextColumn(
    'closed',
    t('invoices.column.closed'),
    156,
    (row) => row.closedAt && formatWallTime(row.closedAt),
  ),
  createTextColumn('paused', t('invoices.column.paused'), 104, (row) => toDayText(row.pausedUntil)),
  {
    ...createTextColumn(
      'debtors',
      t('invoices.column.debtors'),
      88,
      (row) => row.debtors && String(row.debtors.length),
    ),
    align: 'end',
  },
]

/**
 * The fields of the upstream that a column shows, as an export writes them. An amount is nothing
 * without its currency; what is reckoned here is no field.
 */
const columnFields: Record<string, readonly InvoiceColumn[]> = {
  ...{
    number: ['invoiceNumber'],
    debtor: ['debtorName'],
    status: ['status', 'type', 'pausedUntil'],
    due: ['dueDate'],
    type: ['type'],
  },
  ...{
    case: ['collectionCaseNumber'],
    created: ['createdAt'],
    closed: ['closedAt'],
    invoiceDate: ['invoiceDate'],
    paused: ['pausedUntil'],
  },
  ...{
    customer: ['debtorCustomerNumber'],
    ocr: ['ocrReferenceNumber'],
    source: ['uniqueSourceInvoiceId'],
    debtors: ['debtorCount'],
  },
  ...{
    remaining: ['remainingAmount', 'currency'],
    original: ['originalInvoiceAmount', 'currency'],
    current: ['currentAmount', 'currency'],
  },
  ...{ paid: ['paidAmount', 'currency'], credited: ['creditedAmount', 'currency'] },
}

/** The fields behind columns, in their order, each once. */
export const listInvoiceFields = (columns: readonly Column[]): InvoiceColumn[] => [
  ...new Set(columns.flatMap(({ key }) => columnFields[key] ?? [])),
]

/** The columns that are shown as long as a person has chosen none. */
export const defaultInvoiceColumns = [
  'number',
  'debtor',
  'status',
  'remaining',
  'check',
  'due',
  'case',
  'created',
]

/** The columns of a choice, in its order. */
export const pickInvoiceColumns = (keys: readonly string[]) =>
  pickColumns(invoiceColumns, keys, defaultInvoiceColumns)

/** Whether the amounts of a row agree with each other, as far as it tells them. */
function checkAmounts(row: InvoiceRow): { words: string; isApart: boolean } {
  const { mismatches, unchecked } = checkArithmetic(row)
  if (mismatches.length > 0)
    return { words: t('invoices.check.apart', { count: mismatches.length }), isApart: true }
  return {
    words: t(unchecked.length > 0 ? 'invoices.check.partly' : 'invoices.check.sound'),
    isApart: false,
  }
}

function renderCheck(row: InvoiceRow): ReactNode {
  const { words, isApart } = checkAmounts(row)
  if (!isApart) return <span className="absent">{words}</span>
  return (
    <Chip look="wait" glyph="warn">
      {words}
    </Chip>
  )
}
