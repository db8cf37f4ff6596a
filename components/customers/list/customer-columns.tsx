import type { ReactNode } from 'react'
import { CodeName } from '@/components/codes/public'
import { defineColumns } from '@/components/data-grid/define-columns'
import type { HandedColumn } from '@/components/data-grid/grid/grid-column'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { pickStop, stopKinds } from '@/lib/features/customers/domain/whole/item-stops'
import { formatAmount } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CustomerMarks } from '../edit/customer-marks'

/**
 * Every column that the customer list can show. `sort` is the upstream's own word for an order
 * (assumed). What is masked in a browser has none.
 */
export const buildCustomerColumns = (t: Translate, clientNo: string) => [
  ...buildPersonColumns(t),
  ...buildTermColumns(t, clientNo),
  ...buildStopColumns(t),
]

const defineCustomerColumns = defineColumns<CustomerRow, HandedColumn<CustomerRow>>()

/** Who a customer is and how to reach them. */
const buildPersonColumns = (t: Translate) =>
  defineCustomerColumns([
    {
      key: 'name',
      card: 'top',
      title: t('customers.columns.name'),
      sort: 'name',
      width: 'w-60',
      cell: (row) => row.name || t('customers.noName'),
      text: ({ name }) => name ?? '',
    },
    {
      key: 'customerNo',
      card: 'low-left',
      title: t('customers.columns.customerNo'),
      sort: 'customerNo',
      width: 'w-20',
      cell: (row) => row.customerNo ?? t('customers.without'),
      text: ({ customerNo }) => customerNo ?? '',
    },
    {
      key: 'marks',
      card: 'left',
      title: t('customers.columns.marks'),
      width: 'w-52',
      cell: (row) => <CustomerMarks customer={row} />,
      text: (row) => listSetStops(t, row).join(', '),
    },
    {
      key: 'organizationNo',
      title: t('customers.columns.organizationNo'),
      sort: 'organizationNo',
      width: 'w-28',
      ...show(t, (row) => row.organizationNo),
    },
    {
      key: 'city',
      card: 'low-right',
      title: t('customers.columns.city'),
      sort: 'cityName',
      width: 'w-36',
      cell: formatCity,
      text: formatCity,
    },
    {
      key: 'country',
      title: t('customers.columns.country'),
      width: 'w-20',
      cell: formatCountry,
      text: formatCountry,
    },
    {
      key: 'email',
      title: t('customers.columns.email'),
      width: 'w-52',
      ...show(t, (row) => row.emailAddressDocument?.join(', ')),
    },
    {
      key: 'phone',
      title: t('customers.columns.phone'),
      width: 'w-40',
      ...show(t, (row) => row.phoneNo),
    },
  ])

/** On what terms a customer is invoiced. */
const buildTermColumns = (t: Translate, clientNo: string) =>
  defineCustomerColumns([
    {
      key: 'category',
      title: t('customerFields.customerCategory'),
      width: 'w-24',
      ...show(t, (row) => row.customerCategory),
    },
    {
      key: 'group',
      title: t('customerFields.customerGroupCode'),
      width: 'w-40',
      ...show(t, (row) => row.customerGroupCode),
      cell: ({ customerGroupCode: code }) =>
        code ? (
          <CodeName clientNo={clientNo} type="customerGroupCode" code={code} />
        ) : (
          renderValue(t, code)
        ),
    },
    {
      key: 'language',
      title: t('customerFields.language'),
      width: 'w-20',
      ...show(t, (row) => row.language),
    },
    {
      key: 'currency',
      title: t('customerFields.currency'),
      width: 'w-20',
      ...show(t, (row) => row.currency),
    },
    {
      key: 'distribution',
      title: t('customerFields.distributionType'),
      width: 'w-24',
      ...show(t, (row) => row.distribution?.type),
    },
    {
      key: 'dueDays',
      title: t('customerFields.dueDays'),
      width: 'w-20',
      align: 'end',
      ...show(t, (row) => row.dueDays),
    },
    {
      key: 'limit',
      title: t('customerFields.limitAmount'),
      width: 'w-32',
      align: 'end',
      ...show(t, ({ limitAmount }) =>
        limitAmount == null ? limitAmount : formatAmount(limitAmount),
      ),
      number: ({ limitAmount }) => limitAmount,
    },
    {
      key: 'webStatus',
      title: t('customerFields.activeStatusWeb'),
      width: 'w-24',
      ...show(t, (row) => row.activeStatusWeb),
    },
  ])

/** What is stopped for a customer, and the message that they get. */
const buildStopColumns = (t: Translate) =>
  defineCustomerColumns([
    {
      key: 'stopReminder',
      title: t('customerFields.stopReminderUntil'),
      width: 'w-32',
      ...show(t, (row) => row.stopReminderUntil),
    },
    {
      key: 'stopDebtCollection',
      title: t('customerFields.stopDebtCollectionUntil'),
      width: 'w-32',
      ...show(t, (row) => row.stopDebtCollectionUntil),
    },
    {
      key: 'stopInterestCalc',
      title: t('customerFields.stopInterestCalcUntil'),
      width: 'w-32',
      ...show(t, (row) => row.stopInterestCalcUntil),
    },
    {
      key: 'message',
      title: t('customerFields.customerMessage'),
      width: 'w-64',
      ...show(t, (row) => row.customerMessage),
    },
  ])

/** The same value as it is shown and as it is copied. */
const show = (t: Translate, get: (row: CustomerRow) => string | number | null | undefined) => ({
  cell: (row: CustomerRow) => renderValue(t, get(row)),
  text: (row: CustomerRow) => String(get(row) ?? ''),
})

const listSetStops = (t: Translate, row: CustomerRow) =>
  stopKinds.flatMap((kind) => {
    const { until } = pickStop(row, kind)
    const name = t(`customers.list.stopped.${kind}`)
    return until ? [`${name} ${t('customers.bulk.until', { day: until })}`] : []
  })

/** The columns of a list nobody has changed. */
export const defaultCustomerColumns = [
  'name',
  'customerNo',
  'marks',
  'organizationNo',
  'city',
  'country',
  'email',
  'phone',
]

const formatCity = ({ postalAddress }: CustomerRow) =>
  [postalAddress?.postalCode, postalAddress?.cityName].filter(Boolean).join(' ')

const formatCountry = ({ postalAddress }: CustomerRow) =>
  postalAddress?.countryCode || postalAddress?.countryText || ''

/** A value as it came; what the answer did not carry is not the same as blank. */
function renderValue(t: Translate, value: string | number | null | undefined): ReactNode {
  if (value !== null && value !== undefined) return value
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
