import type { ReactNode } from 'react'
import { defineColumns } from '@/components/data-grid/define-columns'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { formatAmount } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CustomerMarks } from '../edit/customer-marks'

/**
 * Every column that the customer list can show. `sort` is the upstream's own word for an order
 * (assumed). What is masked in a browser has none.
 */
export const buildCustomerColumns = (t: Translate) =>
  defineColumns<CustomerRow>()([
    {
      key: 'name',
      card: 'top',
      title: t('customers.columns.name'),
      sort: 'name',
      width: 'w-60',
      cell: (row) => row.name || t('customers.noName'),
    },
    {
      key: 'customerNo',
      card: 'low-left',
      title: t('customers.columns.customerNo'),
      sort: 'customerNo',
      width: 'w-20',
      cell: (row) => row.customerNo ?? t('customers.without'),
    },
    {
      key: 'marks',
      card: 'left',
      title: t('customers.columns.marks'),
      width: 'w-52',
      cell: (row) => <CustomerMarks customer={row} />,
    },
    {
      key: 'organizationNo',
      title: t('customers.columns.organizationNo'),
      sort: 'organizationNo',
      width: 'w-28',
      cell: (row) => renderValue(t, row.organizationNo),
    },
    {
      key: 'city',
      card: 'low-right',
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
      cell: (row) => renderValue(t, row.emailAddressDocument?.join(', ')),
    },
    {
      key: 'phone',
      title: t('customers.columns.phone'),
      width: 'w-40',
      cell: (row) => renderValue(t, row.phoneNo),
    },
    {
      key: 'category',
      title: t('customerFields.customerCategory'),
      width: 'w-24',
      cell: (row) => renderValue(t, row.customerCategory),
    },
    {
      key: 'group',
      title: t('customerFields.customerGroupCode'),
      width: 'w-24',
      cell: (row) => renderValue(t, row.customerGroupCode),
    },
    {
      key: 'language',
      title: t('customerFields.language'),
      width: 'w-20',
      cell: (row) => renderValue(t, row.language),
    },
    {
      key: 'currency',
      title: t('customerFields.currency'),
      width: 'w-20',
      cell: (row) => renderValue(t, row.currency),
    },
    {
      key: 'distribution',
      title: t('customerFields.distributionType'),
      width: 'w-24',
      cell: (row) => renderValue(t, row.distribution?.type),
    },
    {
      key: 'dueDays',
      title: t('customerFields.dueDays'),
      width: 'w-20',
      align: 'end',
      cell: (row) => renderValue(t, row.dueDays),
    },
    {
      key: 'limit',
      title: t('customerFields.limitAmount'),
      width: 'w-32',
      align: 'end',
      cell: ({ limitAmount }) =>
        renderValue(t, limitAmount == null ? limitAmount : formatAmount(limitAmount)),
    },
    {
      key: 'webStatus',
      title: t('customerFields.activeStatusWeb'),
      width: 'w-24',
      cell: (row) => renderValue(t, row.activeStatusWeb),
    },
    {
      key: 'stopReminder',
      title: t('customerFields.stopReminderUntil'),
      width: 'w-32',
      cell: (row) => renderValue(t, row.stopReminderUntil),
    },
    {
      key: 'stopDebtCollection',
      title: t('customerFields.stopDebtCollectionUntil'),
      width: 'w-32',
      cell: (row) => renderValue(t, row.stopDebtCollectionUntil),
    },
    {
      key: 'stopInterestCalc',
      title: t('customerFields.stopInterestCalcUntil'),
      width: 'w-32',
      cell: (row) => renderValue(t, row.stopInterestCalcUntil),
    },
    {
      key: 'message',
      title: t('customerFields.customerMessage'),
      width: 'w-64',
      cell: (row) => renderValue(t, row.customerMessage),
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
function renderValue(t: Translate, value: string | number | null | undefined): ReactNode {
  if (value !== null && value !== undefined) return value
  return (
    <span className="text-ink-3">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
