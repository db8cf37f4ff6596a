'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import { useColleagueSaves } from '@/lib/features/customers/client/use-colleague-saves'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { routes } from '@/lib/shared/routes'
import { CustomerBody } from '../whole/customer-body'
import { type CustomerTab, CustomerTabs } from '../whole/customer-tabs'
import { CustomerVerbs } from '../whole/verbs/customer-verbs'
import { listCustomerHeadFacts } from './customer-head-facts'

type Props = {
  clientNo: string
  customerNo: string
  current: Exclude<CustomerTab, 'details'>
  children: ReactNode
}

/**
 * A page beside the form of a customer: its name, its facts and its tabs. It shows what it holds
 * also for a customer that cannot be read any more, and reads again what a colleague saved.
 */
export function CustomerPageLayout({ clientNo, customerNo, current, children }: Props) {
  const t = useT()
  const place = useCustomerPlace()
  const { data, dataUpdatedAt } = useQuery(getCustomerQuery(clientNo, customerNo))
  const { data: journal } = useQuery(getCustomerJournalQuery(clientNo, customerNo))
  useColleagueSaves(place, journal?.entries, false)
  return (
    <PageFrame
      crumbs={[
        { label: t('customers.area') },
        { label: t('customers.title'), href: routes.customers(clientNo) },
        { label: customerNo, href: routes.customer(clientNo, customerNo) },
        { label: t(`customers.whole.tabs.${current}`) },
      ]}
      title={data ? data.name || t('customers.noName') : `${t('customers.customer')} ${customerNo}`}
      actions={<CustomerVerbs hearsKeys={current !== 'invoices'} />}
      facts={data ? listCustomerHeadFacts(t, data, customerNo, dataUpdatedAt) : []}
    >
      <CustomerTabs current={current} />
      <CustomerBody current={current}>{children}</CustomerBody>
    </PageFrame>
  )
}
