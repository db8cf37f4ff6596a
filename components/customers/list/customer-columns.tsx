import type { ReactNode } from 'react'
import { defineColumns } from '@/components/data-grid/define-columns'
import { formatAmount } from '@/lib/shared/format/amount'
import { t } from '@/lib/shared/i18n/translate-receivables'
import { CustomerMarks } from '../edit/customer-marks'
import type { CustomerRow } from '../edit/customer-read'

/**
 * Every column that the customer list can show. `sort` is the upstream's own word for an order
 * (assumed). What is masked in a browser has none.
 */
export const customerColumns = defineColumns<CustomerRow>()([
  {
    key: 'name',
    title: t('customers.columns.name'),
    sort: 'name',
    width: 'w-60',
    cell: (row) => row.name || t('customers.noName'),
  },
  {
    key: 'customerNo',
    title: t('customers.columns.customerNo'),
    sort: 'customerNo',
    width: 'w-20',
    cell: (row) => row.customerNo ?? t('customers.without'),
  },
  {
    key: 'marks',
    title: t('customers.columns.marks'),
    width: 'w-52',
    cell: (row) => <CustomerMarks customer={row} />,
  },
  {
    key: 'organizationNo',
    title: t('customers.columns.organizationNo'),
    sort: 'organizationNo',
    width: 'w-28',
    cell: (row) => renderValue(row.organizationNo),
  },
  {
    key: 'city',
    title: t('customers.columns.city'),
    sort: 'cityName',
    width: 'w-36',
    cell: ({ postalAddress }) =>
      [postalAddress?.postalCode, postalAddress?.cityName].filter(Boolean).join(' '),
  },
  {
    key: 'country',
    title: t('customers.columns.country'),
    width: 'w-20',
    cell: ({ postalAddress }) => postalAddress?.countryCode || postalAddress?.countryText,
  },
  {
    key: 'email',
    title: t('customers.columns.email'),
    width: 'w-52',
    cell: (row) => renderValue(row.emailAddressDocument?.join(', ')),
  },
  {
    key: 'phone',
    title: t('customers.columns.phone'),
    width: 'w-40',
    cell: (row) => renderValue(row.phoneNo),
  },
  {
    key: 'category',
    title: t('customers.field.customerCategory'),
    width: 'w-24',
    cell: (row) => renderValue(row.customerCategory),
  },
  {
    key: 'group',
    title: t('customers.field.customerGroupCode'),
    width: 'w-24',
    cell: (row) => renderValue(row.customerGroupCode),
  },
  {
    key: 'language',
    title: t('customers.field.language'),
    width: 'w-20',
    cell: (row) => renderValue(row.language),
  },
  {
    key: 'currency',
    title: t('customers.field.currency'),
    width: 'w-20',
    cell: (row) => renderValue(row.currency),
  },
  {
    key: 'distribution',
    title: t('customers.field.distributionType'),
    width: 'w-24',
    cell: (row) => renderValue(row.distribution?.type),
  },
  {
    key: 'dueDays',
    title: t('customers.field.dueDays'),
    width: 'w-20',
    align: 'end',
    cell: (row) => renderValue(row.dueDays),
  },
  {
    key: 'limit',
    title: t('customers.field.limitAmount'),
    width: 'w-32',
    align: 'end',
    cell: ({ limitAmount }) =>
      renderValue(limitAmount == null ? limitAmount : formatAmount(limitAmount)),
  },
  {
    key: 'webStatus',
    title: t('customers.field.activeStatusWeb'),
    width: 'w-24',
    cell: (row) => renderValue(row.activeStatusWeb),
  },
  {
    key: 'stopReminder',
    title: t('customers.field.stopReminderUntil'),
    width: 'w-32',
    cell: (row) => renderValue(row.stopReminderUntil),
  },
  {
    key: 'stopDebtCollection',
    title: t('customers.field.stopDebtCollectionUntil'),
    width: 'w-32',
    cell: (row) => renderValue(row.stopDebtCollectionUntil),
  },
  {
    key: 'stopInterestCalc',
    title: t('customers.field.stopInterestCalcUntil'),
    width: 'w-32',
    cell: (row) => renderValue(row.stopInterestCalcUntil),
  },
  {
    key: 'message',
    title: t('customers.field.customerMessage'),
    width: 'w-64',
    cell: (row) => renderValue(row.customerMessage),
  },
])

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

/** A value as it came; what the answer did not carry is not the same as blank. */
function renderValue(value: string | number | null | undefined): ReactNode {
  if (value !== null && value !== undefined) return value
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
