import { columnsOf } from '@/components/data-grid/columns'
import { t } from '@/lib/format/translate'
import { CustomerMarks } from './customer-marks'
import type { CustomerRow } from './customer-read'

/** The columns of the customer list. `sort` is the upstream's own word for an order (assumed). */
export const customerColumns = columnsOf<CustomerRow>()([
  { key: 'name', title: t('customers.columns.name'), sort: 'name', width: 'w-64', cell: (row) => row.name || t('customers.noName') },
  {
    key: 'customerNo',
    title: t('customers.columns.customerNo'),
    sort: 'customerNo',
    width: 'w-20',
    cell: (row) => row.customerNo ?? t('customers.without'),
  },
  { key: 'marks', title: t('customers.columns.marks'), width: 'w-36', cell: (row) => <CustomerMarks customer={row} /> },
  { key: 'organizationNo', title: t('customers.columns.organizationNo'), sort: 'organizationNo', width: 'w-28', cell: (row) => row.organizationNo },
  {
    key: 'city',
    title: t('customers.columns.city'),
    sort: 'cityName',
    width: 'w-40',
    cell: ({ postalAddress }) => [postalAddress?.postalCode, postalAddress?.cityName].filter(Boolean).join(' '),
  },
  {
    key: 'country',
    title: t('customers.columns.country'),
    width: 'w-20',
    cell: ({ postalAddress }) => postalAddress?.countryCode || postalAddress?.countryText,
  },
  { key: 'email', title: t('customers.columns.email'), width: 'w-52', cell: (row) => row.emailAddressDocument?.join(', ') },
  { key: 'phone', title: t('customers.columns.phone'), width: 'w-32', cell: (row) => row.phoneNo },
])
