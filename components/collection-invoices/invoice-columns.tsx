import type { ReactNode } from 'react'
import { chosenColumns } from '@/components/data-grid/chosen-columns'
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
const text = (
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

const money = (key: string, title: string, field: AmountField): Column => ({
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
const day = (value: string | null | undefined) => formatDay(value) ?? undefined

/** Every column of the list, in its own order. */
export const invoiceColumns: readonly Column[] = [
  text('number', t('invoices.column.number'), 132, (row) => row.invoiceNumber),
  text('debtor', t('invoices.column.debtor'), 200, (row) =>
    findDebtorName(findMainDebtor(row.debtors) ?? {}),
  ),
  {
    key: 'status',
    title: t('invoices.column.status'),
    width: 232,
    text: (row) => describeCollectionStatus(row).words,
    cell: (row) => <InvoiceStatus invoice={row} />,
  },
  money('remaining', t('invoices.column.remaining'), 'remainingAmount'),
  {
    key: 'check',
    title: t('invoices.column.check'),
    width: 128,
    text: (row) => checkOf(row).words,
    cell: (row) => shownCheck(row),
  },
  text('due', t('invoices.column.due'), 96, (row) => day(row.dueDate)),
  text('case', t('invoices.column.case'), 96, (row) => row.collectionCaseNumber),
  text(
    'created',
    t('invoices.column.created'),
    156,
    (row) => row.createdAt && formatWallTime(row.createdAt),
  ),
  text('type', t('invoices.column.type'), 140, (row) => labelInvoiceType(row.type)),
  money('original', t('invoices.column.original'), 'originalInvoiceAmount'),
  money('current', t('invoices.column.current'), 'currentAmount'),
  money('paid', t('invoices.column.paid'), 'paidAmount'),
  money('credited', t('invoices.column.credited'), 'creditedAmount'),
  text(
    'customer',
    t('invoices.column.customer'),
    104,
    (row) => findMainDebtor(row.debtors)?.customerNumber,
  ),
  text('ocr', t('invoices.column.ocr'), 168, (row) => row.ocrReferenceNumber),
  text('source', t('invoices.column.source'), 168, (row) => row.uniqueSourceInvoiceId),
  text('invoiceDate', t('invoices.column.invoiceDate'), 104, (row) => day(row.invoiceDate)),
  text(
    'closed',
    t('invoices.column.closed'),
    156,
    (row) => row.closedAt && formatWallTime(row.closedAt),
  ),
  text('paused', t('invoices.column.paused'), 104, (row) => day(row.pausedUntil)),
  {
    ...text(
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
const fieldsOfColumn: Record<string, readonly InvoiceColumn[]> = {
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
export const fieldsOfColumns = (columns: readonly Column[]): InvoiceColumn[] => [
  ...new Set(columns.flatMap(({ key }) => fieldsOfColumn[key] ?? [])),
]

/** The columns that are shown as long as a person has chosen none. */
export const firstInvoiceColumns = [
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
export const columnsInOrder = (keys: readonly string[]) =>
  chosenColumns(invoiceColumns, keys, firstInvoiceColumns)

/** Whether the amounts of a row agree with each other, as far as it tells them. */
function checkOf(row: InvoiceRow): { words: string; isApart: boolean } {
  const { mismatches, unchecked } = checkArithmetic(row)
  if (mismatches.length > 0)
    return { words: t('invoices.check.apart', { count: mismatches.length }), isApart: true }
  return {
    words: t(unchecked.length > 0 ? 'invoices.check.partly' : 'invoices.check.sound'),
    isApart: false,
  }
}

function shownCheck(row: InvoiceRow): ReactNode {
  const { words, isApart } = checkOf(row)
  if (!isApart) return <span className="absent">{words}</span>
  return (
    <Chip look="wait" glyph="warn">
      {words}
    </Chip>
  )
}
