import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** The ledgers of one client, and what holds them against each other. */
export function LedgerTabs({ clientNo, current }: TabsProps) {
  const t = useT()
  const offers = useOffers()
  const tabs = [
    ['aging', 'listAdbIntervals', routes.aging(clientNo)],
    ['items', 'listGlItems', routes.glItems(clientNo)],
    ['movements', 'listGlMovements', routes.glMovements(clientNo)],
    ['compare', 'listGlItems', routes.compareLedgers(clientNo)],
  ] as const
  return (
    <div className="flex-none print:hidden">
      <Tabs aria-label={t('ledger.tabs.label')}>
        {tabs
          .filter(([tab, operation]) => tab === current || offers(operation))
          .map(([tab, , href]) => (
            <Link key={tab} href={href} aria-current={tab === current ? 'page' : undefined}>
              {t(`ledger.tabs.${tab}`)}
            </Link>
          ))}
      </Tabs>
    </div>
  )
}

type TabsProps = { clientNo: string; current: 'aging' | 'items' | 'movements' | 'compare' }
