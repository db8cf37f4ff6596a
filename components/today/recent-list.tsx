import { useQuery } from '@tanstack/react-query'
import { toFoundRecent } from '@/components/search-everything/public'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { getRecentsQuery } from '@/lib/features/search-everything/client/public'
import { formatTitleTime } from '@/lib/shared/format/date-time'

const shownMax = 6

/** What the person opened last, as links, and when; nothing where that is nothing or was not read. */
export function RecentList() {
  const t = useT()
  const { data } = useQuery(getRecentsQuery())
  const recents = (data?.recents ?? [])
    .slice(0, shownMax)
    .map((each) => ({ ...toFoundRecent(t, each), at: each.at }))
  if (recents.length === 0) return null
  return (
    <PanelSection title={t('today.recent')}>
      <ul>
        {recents.map(
          ({ key, title, name, href, at }) =>
            href !== null && (
              <li key={key} className="border-b border-line py-1.5">
                <span className="block truncate">
                  <Link href={href}>{title}</Link>
                  {name && <span className="pl-2 text-ink-3">{name}</span>}
                </span>
                <span className="block text-xs text-ink-3 tabular-nums">
                  <Moment instant={at} format={(...moment) => formatTitleTime(t, ...moment)} />
                </span>
              </li>
            ),
        )}
      </ul>
    </PanelSection>
  )
}
