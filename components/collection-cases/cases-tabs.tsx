import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

/** The lists of cases: `answers` are those that need one, `OPEN` and `CLOSED` a status, or all. */
export type CasesTab = 'answers' | 'OPEN' | 'CLOSED' | 'all'

type Props = {
  organizationId: string
  current: CasesTab | null
  /** How many need an answer, in words; absent where that was not read. */
  count?: string
}

/** The lists of cases beside each other. */
export function CasesTabs({ organizationId, current, count }: Props) {
  const t = useT()
  const hrefs: Record<CasesTab, string> = {
    answers: routes.cases(organizationId),
    OPEN: routes.allCases(organizationId, 'status=OPEN'),
    CLOSED: routes.allCases(organizationId, 'status=CLOSED'),
    all: routes.allCases(organizationId),
  }
  return (
    <Tabs aria-label={t('collectionCases.tabs.label')}>
      {(Object.keys(hrefs) as CasesTab[]).map((tab) => (
        <Link key={tab} href={hrefs[tab]} aria-current={tab === current ? 'page' : undefined}>
          {t(`collectionCases.tabs.${tab}`)}
          {tab === 'answers' && count !== undefined && <small>{count}</small>}
        </Link>
      ))}
    </Tabs>
  )
}
