import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { useTimedReads } from '@/lib/client/use-polling'
import { getExportsQuery, getListPollInterval } from '@/lib/features/exports/client/public'
import { formatCount } from '@/lib/shared/format/count'
import { formatTitleTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'

const shownMax = 3

/**
 * The person's newest exports, when each was started and how it stands; nothing where there is none
 * or it was not read.
 */
export function ExportList() {
  const t = useT()
  const query = getExportsQuery()
  const { data } = useQuery(query)
  useTimedReads(query.queryKey, getListPollInterval(data?.exports))
  const exports = (data?.exports ?? []).slice(0, shownMax)
  if (exports.length === 0) return null
  return (
    <PanelSection title={t('today.exports')}>
      <ul>
        {exports.map(({ exportId, fileName, state, rows, startedAt }) => (
          <li key={exportId} className="border-b border-line py-1.5">
            <span className="flex items-center gap-2">
              <Link href={routes.export(exportId)} className="min-w-0 flex-1 truncate">
                {fileName}
              </Link>
              <span className="text-ink-3 tabular-nums">
                {t('today.exportState', { state, rows: formatCount(rows) })}
              </span>
            </span>
            <span className="block text-xs text-ink-3 tabular-nums">
              <Moment instant={startedAt} format={(...moment) => formatTitleTime(t, ...moment)} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
