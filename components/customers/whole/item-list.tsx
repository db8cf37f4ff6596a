import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import type { SentRow } from '@/lib/features/customers/client/use-customer-areas'
import {
  countDaysLate,
  isCreditNote,
  isOpen,
} from '@/lib/features/customers/domain/whole/receivable-items'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import {
  CollectionCell,
  type CollectionInvoiceRow,
  DeliveryCell,
  findInvoicePage,
  type ItemRow,
  type LinkState,
} from './item-cells'

/** A receivable item with what other areas know of it. */
export type LinkedItem = {
  item: ItemRow
  delivery: LinkState<SentRow>
  collection: LinkState<CollectionInvoiceRow>
}

type Props = {
  items: readonly LinkedItem[]
  /** Keys of the items that are ticked. */
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
  /** Asks for the row of that place, which is not shown; false where there are no more. */
  onShort: (index: number) => boolean
}

/** Items as rows of a table, a tick in front of each. */
export function ItemList({ items, selected, onSelect, onShort }: Props) {
  const t = useT()
  const today = useToday()
  return (
    <DataTable
      label={t('customers.whole.items.title')}
      columns={buildColumns(t, today)}
      rows={[...items]}
      keyOf={getItemKey}
      hrefOf={getInvoiceHref}
      onShort={onShort}
      ticks={{
        selected,
        onSelect,
        label: ({ item }) =>
          t(`customers.whole.items.${isCreditNote(item) ? 'selectCreditNote' : 'select'}`, {
            number: formatNumber(t, item),
          }),
        allLabel: t('customers.whole.items.selectAll'),
      }}
    />
  )
}

const buildColumns = (t: Translate, today: string) =>
  defineColumns<LinkedItem>()([
    {
      key: 'number',
      card: 'left',
      title: t('customers.whole.items.number'),
      width: 'w-28',
      cell: ({ item }) => (
        <>
          {formatNumber(t, item)}
          {isCreditNote(item) && (
            <span className="block text-xs text-ink-3">
              {t('customers.whole.items.creditNote')}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'due',
      card: 'low-left',
      title: t('customers.whole.items.due'),
      width: 'w-22',
      cell: ({ item }) => formatDay(t, item.dueDate) ?? <Absent />,
    },
    {
      key: 'late',
      card: 'low-right',
      title: t('customers.whole.items.late'),
      width: 'w-16',
      align: 'end',
      cell: ({ item }) => <Lateness item={item} today={today} />,
    },
    {
      key: 'delivery',
      card: 'top',
      title: t('customers.whole.items.delivery'),
      width: 'w-48',
      cell: ({ item, delivery }) => <DeliveryCell item={item} link={delivery} />,
    },
    {
      key: 'collection',
      card: 'foot',
      title: t('customers.whole.items.collection'),
      width: 'w-72',
      cell: ({ item, collection }) => <CollectionCell item={item} link={collection} />,
    },
    {
      key: 'amount',
      card: 'right',
      title: t('customers.whole.items.amount'),
      width: 'w-30',
      align: 'end',
      cell: ({ item }) => <OpenAmount item={item} />,
    },
  ])

/** What is open of an item, and the way to the item in the ledger. */
function OpenAmount({ item }: { item: ItemRow }) {
  const t = useT()
  const { clientNo } = useCustomerPlace()
  const amount = <MoneyAmount value={item.remainingAmount} currency={item.currency} />
  if (item.arItemId == null) return amount
  return (
    <Link
      className="relative z-1 inline-flex min-h-6 items-center text-inherit"
      href={routes.item(clientNo, String(item.arItemId))}
      title={t('customers.whole.items.toItem')}
    >
      {amount}
    </Link>
  )
}

/** How many days an item is late; a paid one is not, and of one without a date nobody knows. */
function Lateness({ item, today }: { item: ItemRow; today: string }) {
  const t = useT()
  const days = countDaysLate(item, today)
  if (days === null || !isOpen(item)) return <Absent />
  if (days <= 0) return <span className="text-ink-3">{t('customers.whole.items.notDue')}</span>
  return (
    <>
      <span aria-hidden="true">{t('customers.whole.items.lateBy', { days: String(days) })}</span>
      <span className="sr-only">{t('customers.whole.items.lateWords', { days })}</span>
    </>
  )
}

const formatNumber = (t: Translate, { documentNo }: ItemRow) =>
  documentNo?.trim() || t('customers.whole.items.noNumber')

/** What tells one item from the others of its customer. */
export const getItemKey = ({ item }: LinkedItem) =>
  String(item.arItemId ?? JSON.stringify([item.documentNo, item.documentUuid, item.kid]))

/** The page of an item's invoice, with its company where that is known. */
const getInvoiceHref = ({ item, delivery }: LinkedItem): string =>
  findInvoicePage(item, delivery.is === 'linked' ? (delivery.rows[0]?.CompanyId ?? null) : null) ??
  routes.invoices()
