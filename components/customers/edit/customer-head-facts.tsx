import { createReadFact } from '@/components/layout/head'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import type { Translate } from '@/lib/shared/i18n/translate'

/** What identifies a customer, in one line under its name. */
export function listCustomerHeadFacts(
  t: Translate,
  customer: CustomerRead,
  customerNo: string,
  readAt: number,
) {
  const { postalCode, cityName } = customer.postalAddress ?? {}
  const city = [postalCode, cityName].filter((part) => part?.trim()).join(' ')
  const country = customer.postalAddress?.countryText || customer.postalAddress?.countryCode
  return [
    { label: t('customers.customer'), value: customerNo, copy: customerNo },
    ...(customer.organizationNo
      ? [
          {
            label: t('customers.orgNo'),
            value: customer.organizationNo,
            copy: customer.organizationNo,
          },
        ]
      : []),
    ...(city ? [{ label: city }] : []),
    ...(country ? [{ label: country }] : []),
    createReadFact(t, readAt),
  ]
}
