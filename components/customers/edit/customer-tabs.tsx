import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** The pages of one customer. */
export function CustomerTabs({
  clientNo,
  customerNo,
  current,
}: {
  clientNo: string
  customerNo: string
  current: 'details' | 'journal'
}) {
  const t = useT()
  return (
    <Tabs aria-label={t('customers.tabs.label')}>
      <Link
        href={routes.customer(clientNo, customerNo)}
        aria-current={current === 'details' ? 'page' : undefined}
      >
        {t('customers.tabs.details')}
      </Link>
      <Link
        href={routes.customerJournal(clientNo, customerNo)}
        aria-current={current === 'journal' ? 'page' : undefined}
      >
        {t('customers.tabs.journal')}
      </Link>
    </Tabs>
  )
}
