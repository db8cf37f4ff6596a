import { defineColumns } from '@/components/data-grid/define-columns'
import { Absent, DecimalAmount } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import type { ItemDifference } from '@/lib/features/ledger/domain/compare-lines'
import type { PeriodDifference } from '@/lib/features/ledger/domain/compare-movements'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

/** The item where there is one, else the lines of its document; null where neither can be named. */
export function getItemHref(clientNo: string, { arItemId, documentNo, item }: ItemDifference) {
  if (item !== null && arItemId !== null) return routes.item(clientNo, arItemId)
  return documentNo
    ? routes.glItems(clientNo, String(new URLSearchParams({ documentno: documentNo })))
    : null
}

export const buildItemColumns = (t: Translate, clientNo: string) =>
  defineColumns<ItemDifference>()([
    {
      key: 'document',
      card: 'top',
      title: t('ledger.compare.column.document'),
      width: 'w-44',
      cell: ({ documentNo, arItemId }) => documentNo ?? arItemId ?? t('ledger.compare.noItem'),
    },
    {
      key: 'customer',
      card: 'left',
      title: t('ledger.compare.column.customer'),
      width: 'w-32',
      cell: ({ customerNo }) => (
        <CustomerLink clientNo={clientNo} customerNo={customerNo} tabIndex={-1}>
          {customerNo ?? <Absent />}
        </CustomerLink>
      ),
    },
    {
      key: 'item',
      card: 'line',
      align: 'end',
      title: t('ledger.compare.column.item'),
      width: 'w-40',
      cell: ({ item, currency }) =>
        item === null ? (
          <span className="text-ink-3">{t('ledger.compare.noItem')}</span>
        ) : (
          <DecimalAmount value={item} currency={currency} />
        ),
    },
    {
      key: 'gl',
      card: 'line',
      align: 'end',
      title: t('ledger.compare.column.gl'),
      width: 'w-40',
      cell: ({ gl, currency }) =>
        gl === null ? (
          <span className="text-ink-3">{t('ledger.compare.notInGl')}</span>
        ) : (
          <DecimalAmount value={gl} currency={currency} />
        ),
    },
    {
      key: 'by',
      card: 'right',
      align: 'end',
      title: t('ledger.compare.column.by'),
      width: 'w-40',
      cell: ({ by, currency }) => (
        <b className="font-medium">
          <DecimalAmount value={by} currency={currency} />
        </b>
      ),
    },
  ])

export const buildPeriodColumns = (t: Translate) =>
  defineColumns<PeriodDifference>()([
    {
      key: 'period',
      card: 'top',
      title: t('ledger.compare.column.period'),
      width: 'w-44',
      cell: ({ period }) => period,
    },
    {
      key: 'account',
      card: 'left',
      title: t('ledger.compare.column.account'),
      width: 'w-32',
      cell: ({ account }) => account,
    },
    {
      key: 'gl',
      card: 'line',
      align: 'end',
      title: t('ledger.compare.column.gl'),
      width: 'w-40',
      cell: ({ gl, currency }) => <DecimalAmount value={gl} currency={currency} />,
    },
    {
      key: 'movement',
      card: 'line',
      align: 'end',
      title: t('ledger.compare.column.movement'),
      width: 'w-40',
      cell: ({ movement, currency }) => <DecimalAmount value={movement} currency={currency} />,
    },
    {
      key: 'by',
      card: 'right',
      align: 'end',
      title: t('ledger.compare.column.by'),
      width: 'w-40',
      cell: ({ by, currency }) => (
        <b className="font-medium">
          <DecimalAmount value={by} currency={currency} />
        </b>
      ),
    },
  ])
