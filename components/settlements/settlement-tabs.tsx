import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

/** Settlements and reports of one organization. */
export function SettlementTabs({ organizationId, current, count }: TabsProps) {
  const t = useT()
  const offers = useOffers()
  const tabs = [
    ['settlements', 'listSettlements', routes.settlements(organizationId)],
    ['reports', 'listOrganizationReports', routes.reports(organizationId)],
  ] as const
  return (
    <div className="flex-none print:hidden">
      <Tabs aria-label={t('settlements.tabs.label')}>
        {tabs
          .filter(([tab, operation]) => tab === current || offers(operation))
          .map(([tab, , href]) => (
            <Link key={tab} href={href} aria-current={tab === current ? 'page' : undefined}>
              {t(`settlements.tabs.${tab}`)}
              {tab === current && count !== undefined && (
                <small className="min-w-6 text-2xs font-normal text-ink-3 tabular-nums">
                  {count === null ? '' : formatCount(count)}
                </small>
              )}
            </Link>
          ))}
      </Tabs>
    </div>
  )
}

type TabsProps = {
  organizationId: string
  current: 'settlements' | 'reports'
  /** How much the tab that is open holds; null while that is not known. */
  count?: number | null
}
