import { t } from '@/lib/format/translate-partner-pages'
import type { Failures } from '@/lib/queries/failures'
import { FailureItem } from './failures-item'

/** The groups, those with most failures that nobody has handled first. */
export function FailuresList({ data }: { data: Failures }) {
  if (data.groups.length === 0) return null
  return (
    <ol className="failures" aria-label={t('failures.list')}>
      {data.groups.map((group) => (
        <FailureItem key={group.key} group={group} failed={data.failed} />
      ))}
    </ol>
  )
}
