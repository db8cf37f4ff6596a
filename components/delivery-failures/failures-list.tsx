import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { FailureItem } from './failure-item'

/** The groups, those with most failures that nobody has handled first. */
export function FailuresList({
  groups,
  failed,
}: {
  groups: readonly FailureGroup[]
  failed: number
}) {
  const t = useT()
  if (groups.length === 0) return null
  return (
    <ol className="failures" aria-label={t('deliveryFailures.list')}>
      {groups.map((group) => (
        <FailureItem key={group.key} group={group} failed={failed} />
      ))}
    </ol>
  )
}
