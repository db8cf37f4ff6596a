import { Tabs } from '@/components/layout/tabs'
import { Link } from '@/components/ui/link'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CodesPart } from '@/lib/features/codes/client/codes-view'
import { routes } from '@/lib/shared/routes'

const parts = [
  ['codes', 'listCodes'],
  ['configuration', 'listClientConfigs'],
] as const

/** The two parts of the page; what is searched for goes along. */
export function CodesTabs({ clientNo, current, typed }: Props) {
  const t = useT()
  const offers = useOffers()
  const toQuery = (part: CodesPart) =>
    new URLSearchParams({
      ...(part !== 'codes' && { part }),
      ...(typed !== '' && { q: typed }),
    }).toString()
  return (
    <div className="flex-none print:hidden">
      <Tabs aria-label={t('codes.tabs.label')}>
        {parts
          .filter(([part, operation]) => part === current || offers(operation))
          .map(([part]) => (
            <Link
              key={part}
              href={routes.codes(clientNo, toQuery(part))}
              aria-current={part === current ? 'page' : undefined}
            >
              {t(`codes.tabs.${part}`)}
            </Link>
          ))}
      </Tabs>
    </div>
  )
}

type Props = { clientNo: string; current: CodesPart; typed: string }
