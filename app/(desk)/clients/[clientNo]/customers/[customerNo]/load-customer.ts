import 'server-only'
import type { Metadata } from 'next'
import { cache } from 'react'
import { prefetchQueries } from '@/lib/composition/prefetch-queries'
import { getT } from '@/lib/composition/translation'
import {
  type CustomerRead,
  getCustomerNotesQuery,
  getCustomerQuery,
  getFollowUpQuery,
} from '@/lib/features/customers/client/customers'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { readParts } from '@/lib/shared/routes'

/** The customer of a page with its notes and owner, read once for its content and its title. */
export const loadCustomer = cache((clientNo: string, customerNo: string) =>
  prefetchQueries(
    getCustomerQuery(clientNo, customerNo),
    getCustomerNotesQuery(clientNo, customerNo),
    getFollowUpQuery(clientNo, customerNo),
  ),
)

/**
 * The `generateMetadata` of a page of a customer: name and number, then the tab. What may be an
 * identity number stands in no title.
 */
export const titleCustomerPage =
  (nameTab?: (t: Translate) => string) =>
  async ({
    params,
  }: {
    params: Promise<{ clientNo: string; customerNo: string }>
  }): Promise<Metadata> => {
    const [t, { clientNo, customerNo }] = await Promise.all([getT(), readParts(params)])
    const { state } = await loadCustomer(clientNo, customerNo)
    const customer = state.queries.find(({ queryKey: [name] }) => name === 'getCustomer')?.state
      .data as CustomerRead | undefined
    const named = [customer?.name, customerNo].filter((word) => word && !hasIdentityNumber(word))
    const object = named.length > 0 ? named : [t('customers.customer')]
    return { title: [...object, ...(nameTab ? [nameTab(t)] : [])].join(', ') }
  }
