import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import { useTimedReads } from '@/lib/client/use-polling'
import { getExportsQuery, getListPollInterval } from '@/lib/features/exports/client/public'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

const shownMax = 3

/**
 * The person's newest exports and how each stands; nothing where there is none or it was not read.
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
        {exports.map(({ exportId, fileName, state, rows }) => (
          <li key={exportId} className="flex items-center gap-2 border-b border-line py-1.5">
            <Link href={routes.export(exportId)} className="min-w-0 flex-1 truncate">
              {fileName}
            </Link>
            <span className="text-ink-3 tabular-nums">
              {t('today.exportState', { state, rows: formatCount(rows) })}
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
