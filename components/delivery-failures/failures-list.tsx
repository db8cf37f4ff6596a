import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { FailureItem } from './failure-item'

/** The groups, those with most failures that nobody has handled first. */
export function FailuresList({
  groups,
  failed,
}: {
  groups: readonly FailureGroup[]
  failed: number
}) {
  if (groups.length === 0) return null
  return (
    <ol className="failures" aria-label={t('failures.list')}>
      {groups.map((group) => (
        <FailureItem key={group.key} group={group} failed={failed} />
      ))}
    </ol>
  )
}
