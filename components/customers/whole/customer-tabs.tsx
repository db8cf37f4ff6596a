import { useQuery } from '@tanstack/react-query'
import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import {
  useCustomerCases,
  useCustomerItems,
} from '@/lib/features/customers/client/use-customer-areas'
import { listRunningStops } from '@/lib/features/customers/domain/stops'
import { isOpenCase } from '@/lib/features/customers/domain/whole/collection-standing'
import { isOpen } from '@/lib/features/customers/domain/whole/receivable-items'
import { routes } from '@/lib/shared/routes'
import { CustomerStrip } from './customer-strip'

export type CustomerTab = 'details' | 'invoices' | 'collection' | 'stops' | 'journal'

/** The pages of one customer, under the answers that stand on all of them. */
export function CustomerTabs({ current }: { current: CustomerTab }) {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const counts = useTabCounts()
  const at = [clientNo, customerNo] as const
  const tabs: { tab: CustomerTab; href: string; count?: string; room?: string }[] = [
    { tab: 'details', href: routes.customer(...at) },
    {
      tab: 'invoices',
      href: routes.customerInvoices(...at),
      count:
        counts.invoices === null
          ? ''
          : t('customers.whole.tabs.openCount', { count: String(counts.invoices) }),
      room: 'min-w-11',
    },
    {
      tab: 'collection',
      href: routes.customerCollection(...at),
      count: String(counts.collection ?? ''),
      room: 'min-w-3',
    },
    { tab: 'stops', href: routes.customerStops(...at), count: String(counts.stops ?? '') },
    { tab: 'journal', href: routes.customerJournal(...at) },
  ]
  return (
    <>
      <CustomerStrip />
      <Tabs aria-label={t('customers.whole.tabs.label')}>
        {tabs.map(({ tab, href, count, room = '' }) => (
          <Link key={tab} href={href} aria-current={tab === current ? 'page' : undefined}>
            {t(`customers.whole.tabs.${tab}`)}
            {count !== undefined && (
              <small className={`text-2xs font-normal text-ink-3 tabular-nums ${room}`}>
                {count}
              </small>
            )}
          </Link>
        ))}
      </Tabs>
    </>
  )
}

/** How much each tab holds; null where that is not known. */
function useTabCounts() {
  const today = useToday()
  const { clientNo, customerNo } = useCustomerPlace()
  const items = useCustomerItems()
  const cases = useCustomerCases()
  const { data: customer } = useQuery(getCustomerQuery(clientNo, customerNo))
  const count = <Row,>(state: typeof items | typeof cases, is: (row: Row) => boolean) =>
    state.is === 'known' && state.value.isWhole
      ? (state.value.rows as Row[]).filter(is).length
      : null
  return {
    invoices: count(items, isOpen),
    collection: count(cases, isOpenCase),
    stops: customer ? listRunningStops(customer, today).length || null : null,
  }
}
