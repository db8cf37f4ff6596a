import { CodeName } from '@/components/codes/public'
import { pickColumns } from '@/components/data-grid/column-selection'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import {
  describeItemStatus,
  labelCollectionLevel,
} from '@/lib/features/ar-items/messages/ar-item-labels'
import { describeRunningStop } from '@/lib/features/ar-items/messages/describe-stop-end'
import type { CodeNames } from '@/lib/features/codes/domain/public'
import { countDaysLate, isOpen, listRunningStops } from '@/lib/features/customers/domain/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { ItemStatus } from './item-status'
import { StopChips } from './stop-chips'

type Column = GridColumn<ItemRow>
type Place = {
  clientNo: string
  today: string
  names: CodeNames
  /** What customers are called, as far as that is known. */
  customers: ReadonlyMap<string, string>
}

const createTextColumn = (
  key: string,
  title: string,
  width: number,
  of: (row: ItemRow) => string | null | undefined,
): Column => ({
  key,
  title,
  width,
  text: (row) => of(row) ?? '',
  cell: (row) => of(row) ?? <Absent />,
})

const createAmountColumn = (
  key: string,
  title: string,
  field: 'originalAmount' | 'remainingAmount' | 'reservedAmount',
): Column => ({
  key,
  title,
  width: 148,
  align: 'end',
  text: (row) => {
    const amount = parseAmount(row[field])
    return amount.is === 'exact' ? formatDecimal(amount.decimal) : String(row[field] ?? '')
  },
  number: (row) => row[field],
  cell: (row) => <MoneyAmount value={row[field]} currency={row.currency} />,
})

/** The page of an item; null where it has no id to name it by. */
export const getItemHref = (clientNo: string, { arItemId }: ItemRow) =>
  arItemId == null ? null : routes.item(clientNo, String(arItemId))

function getCustomerHref(clientNo: string, { customerNo }: ItemRow): string | null {
  const number = customerNo?.trim()
  return number && !hasIdentityNumber(number) ? routes.customerInvoices(clientNo, number) : null
}

/** How many days an open item is late; null where it is not late or nobody knows. */
function describeLateness(t: Translate, row: ItemRow, today: string): string | null {
  const days = countDaysLate(row, today)
  if (days === null || !isOpen(row)) return null
  return days <= 0 ? t('arItems.notDue') : t('arItems.late', { days: String(days) })
}

/** An item that carries none of its stops is not known to have none. */
const areStopsUntold = (row: ItemRow): boolean =>
  [row.stopReminderUntil, row.stopDebtCollectionUntil, row.stopInterestCalcUntil].every(
    (until) => until === undefined,
  )

/** Every column of the list, in its own order. */
export const buildItemColumns = (
  t: Translate,
  { clientNo, today, names, customers }: Place,
): readonly Column[] => [
  {
    ...createTextColumn(
      'number',
      t('arItems.column.number'),
      140,
      (row) => row.documentNo?.trim() || t('arItems.noNumber'),
    ),
    card: 'left',
    href: (row) => getItemHref(clientNo, row),
  },
  {
    key: 'customer',
    title: t('arItems.column.customer'),
    width: 160,
    text: ({ customerNo }) =>
      [customerNo, customers.get(customerNo?.trim() ?? '')].filter(Boolean).join(' '),
    cell: ({ customerNo }) =>
      customerNo ? (
        <>
          {customerNo} <span className="text-ink-3">{customers.get(customerNo.trim())}</span>
        </>
      ) : (
        <Absent />
      ),
    card: 'low-left',
    href: (row) => getCustomerHref(clientNo, row),
  },
  {
    key: 'type',
    title: t('arItems.column.type'),
    width: 120,
    text: ({ documentType: code }) =>
      [code, names.find('documentType', code)].filter(Boolean).join(' '),
    cell: ({ documentType }) => (
      <CodeName clientNo={clientNo} type="documentType" code={documentType} />
    ),
  },
  {
    key: 'status',
    card: 'top',
    title: t('arItems.column.status'),
    width: 160,
    text: (row) => describeItemStatus(t, row).words,
    cell: (row) => <ItemStatus item={row} />,
  },
  {
    ...createAmountColumn('remaining', t('arItems.column.remaining'), 'remainingAmount'),
    card: 'right',
  },
  createAmountColumn('reserved', t('arItems.column.reserved'), 'reservedAmount'),
  createTextColumn('due', t('arItems.column.due'), 100, (row) => formatDay(t, row.dueDate)),
  {
    ...createTextColumn('age', t('arItems.column.age'), 80, (row) =>
      describeLateness(t, row, today),
    ),
    align: 'end',
    card: 'low-right',
  },
  createTextColumn('level', t('arItems.column.level'), 128, (row) =>
    labelCollectionLevel(t, row.collectionLevel),
  ),
  {
    key: 'stops',
    card: 'foot',
    title: t('arItems.column.stops'),
    width: 268,
    text: (row) =>
      listRunningStops(row, today)
        .map((stop) => `${t(`arItems.stops.${stop.kind}`)}: ${describeRunningStop(t, stop, today)}`)
        .join(', '),
    cell: (row) => (areStopsUntold(row) ? <Absent /> : <StopChips item={row} today={today} />),
  },
  createAmountColumn('original', t('arItems.column.original'), 'originalAmount'),
  createTextColumn('kid', t('arItems.column.kid'), 168, (row) => row.kid),
  createTextColumn('date', t('arItems.column.date'), 116, (row) => formatDay(t, row.documentDate)),
  {
    ...createTextColumn(
      'reminders',
      t('arItems.column.reminders'),
      92,
      (row) => (row.reminderCount != null && String(row.reminderCount)) || null,
    ),
    align: 'end',
  },
  createTextColumn('lastReminder', t('arItems.column.lastReminder'), 116, (row) =>
    formatDay(t, row.lastReminderDate),
  ),
]

/** The columns that are shown as long as a person has chosen none. */
export const defaultItemColumns = [
  'number',
  'customer',
  'type',
  'status',
  'remaining',
  'due',
  'age',
  'level',
  'stops',
]

/** The columns of a choice, in its order. */
export const pickItemColumns = (t: Translate, place: Place, keys: readonly string[]) =>
  pickColumns(buildItemColumns(t, place), keys, defaultItemColumns)
