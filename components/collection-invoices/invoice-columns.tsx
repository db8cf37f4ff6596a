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
import { groupByCause } from '@/lib/features/collection-invoices/domain/group-by-cause'
import {
  describeCollectionStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatDay, formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'
import { routes } from '@/lib/shared/routes'
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
  number: (row) => row[field],
  cell: (row) => <MoneyAmount value={row[field]} currency={row.currency} />,
})

/**
 * A calendar date that the upstream writes as a moment of that day (interface.md 2.7): its day, as
 * it was sent.
 */
const toDayText = (t: Translate, value: string | null | undefined) =>
  formatDay(t, value) ?? undefined

/** Where the pages of a list's rows are. The client is null where none is known. */
export type InvoicePlace = { organizationId: string; clientNo: string | null }

const getCustomerHref = ({ clientNo }: InvoicePlace, row: InvoiceRow) => {
  const customerNo = findMainDebtor(row.debtors)?.customerNumber?.trim()
  return clientNo && customerNo ? routes.customer(clientNo, customerNo) : null
}

/** Every column of the list, in its own order. */
export const buildInvoiceColumns = (t: Translate, place: InvoicePlace): readonly Column[] => [
  {
    ...createTextColumn(
      'number',
      t('collectionInvoices.column.number'),
      132,
      (row) => row.invoiceNumber,
    ),
    card: 'low-left',
    href: ({ id }) => (id ? routes.collectionInvoice(place.organizationId, id) : null),
  },
  {
    ...createTextColumn('debtor', t('collectionInvoices.column.debtor'), 200, (row) =>
      findDebtorName(findMainDebtor(row.debtors) ?? {}),
    ),
    card: 'left',
    href: (row) => getCustomerHref(place, row),
  },
  {
    key: 'status',
    card: 'top',
    title: t('collectionInvoices.column.status'),
    width: 232,
    text: (row) => describeCollectionStatus(t, row).words,
    cell: (row) => <InvoiceStatus invoice={row} />,
  },
  {
    ...createAmountColumn('remaining', t('collectionInvoices.column.remaining'), 'remainingAmount'),
    card: 'right',
  },
  {
    key: 'check',
    title: t('collectionInvoices.column.check'),
    width: 128,
    text: (row) => checkAmounts(t, row).words,
    cell: (row) => renderCheck(t, row),
  },
  {
    ...createTextColumn('due', t('collectionInvoices.column.due'), 96, (row) =>
      toDayText(t, row.dueDate),
    ),
    card: 'low-right',
  },
  {
    ...createTextColumn(
      'case',
      t('collectionInvoices.column.case'),
      96,
      (row) => row.collectionCaseNumber,
    ),
    href: ({ collectionCaseNumber: number }) =>
      number ? routes.case(place.organizationId, number) : null,
  },
  createTextColumn(
    'created',
    t('collectionInvoices.column.created'),
    156,
    (row) => row.createdAt && formatWallTime(t, row.createdAt),
  ),
  createTextColumn('type', t('collectionInvoices.column.type'), 140, (row) =>
    labelInvoiceType(t, row.type),
  ),
  createAmountColumn('original', t('collectionInvoices.column.original'), 'originalInvoiceAmount'),
  createAmountColumn('current', t('collectionInvoices.column.current'), 'currentAmount'),
  createAmountColumn('paid', t('collectionInvoices.column.paid'), 'paidAmount'),
  createAmountColumn('credited', t('collectionInvoices.column.credited'), 'creditedAmount'),
  {
    ...createTextColumn(
      'customer',
      t('collectionInvoices.column.customer'),
      104,
      (row) => findMainDebtor(row.debtors)?.customerNumber,
    ),
    href: (row) => getCustomerHref(place, row),
  },
  createTextColumn('ocr', t('collectionInvoices.column.ocr'), 168, (row) => row.ocrReferenceNumber),
  createTextColumn(
    'source',
    t('collectionInvoices.column.source'),
    168,
    (row) => row.uniqueSourceInvoiceId,
  ),
  createTextColumn('invoiceDate', t('collectionInvoices.column.invoiceDate'), 104, (row) =>
    toDayText(t, row.invoiceDate),
  ),
  createTextColumn(
    'closed',
    t('collectionInvoices.column.closed'),
    156,
    (row) => row.closedAt && formatWallTime(t, row.closedAt),
  ),
  createTextColumn('paused', t('collectionInvoices.column.paused'), 104, (row) =>
    toDayText(t, row.pausedUntil),
  ),
  {
    ...createTextColumn(
      'debtors',
      t('collectionInvoices.column.debtors'),
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
export const pickInvoiceColumns = (t: Translate, place: InvoicePlace, keys: readonly string[]) =>
  pickColumns(buildInvoiceColumns(t, place), keys, defaultInvoiceColumns)

type Agreement = 'apart' | 'partly' | 'sound'

/** Whether the amounts of a row agree with each other, as far as it tells them. */
function checkAmounts(t: Translate, row: InvoiceRow): { is: Agreement; words: string } {
  const { mismatches, unchecked } = checkArithmetic(row)
  const { length: count } = groupByCause(mismatches)
  const is = count > 0 ? 'apart' : unchecked.length > 0 ? 'partly' : 'sound'
  return { is, words: t(`collectionInvoices.check.${is}`, { count }) }
}

/** Amounts that agree are what one expects: nothing is seen of it. */
function renderCheck(t: Translate, row: InvoiceRow): ReactNode {
  const { is, words } = checkAmounts(t, row)
  if (is === 'sound') return <span className="sr-only">{words}</span>
  if (is === 'partly') return <span className="text-ink-3">{words}</span>
  return (
    <Chip variant="wait" glyph="warn">
      {words}
    </Chip>
  )
}
