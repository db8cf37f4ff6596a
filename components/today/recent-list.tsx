import { useQuery } from '@tanstack/react-query'
import { toFoundRecent } from '@/components/search-everything/public'
import { Link } from '@/components/ui/link'
import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { getRecentsQuery } from '@/lib/features/search-everything/client/public'

const shownMax = 6

/** What the person opened last, as links; nothing where that is nothing or was not read. */
export function RecentList() {
  const t = useT()
  const { data } = useQuery(getRecentsQuery())
  const recents = (data?.recents ?? []).slice(0, shownMax).map((each) => toFoundRecent(t, each))
  if (recents.length === 0) return null
  return (
    <PanelSection title={t('today.recent')}>
      <ul>
        {recents.map(
          ({ key, title, name, href }) =>
            href !== null && (
              <li key={key} className="truncate border-b border-line py-1.5">
                <Link href={href}>{title}</Link>
                {name && <span className="pl-2 text-ink-3">{name}</span>}
              </li>
            ),
        )}
      </ul>
    </PanelSection>
  )
}
