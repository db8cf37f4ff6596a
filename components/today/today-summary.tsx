import { useT } from '@/lib/client/translation'
import type { SourceState } from '@/lib/features/today/client/use-work'
import { type GroupedWork, getSourceGroup } from '@/lib/features/today/domain/work-order'

type Props = { groups: readonly GroupedWork[]; states: readonly SourceState[] }

/**
 * The day in one line: of each group how much there is, or at least is where one of its sources could
 * not be read, or not whole.
 */
export function TodaySummary({ groups, states }: Props) {
  const t = useT()
  const cut = states
    .filter(({ is }) => is === 'partly' || is === 'failed')
    .map(({ source }) => getSourceGroup(source))
  return (
    <p className="text-ink-2 first-letter:uppercase">
      {groups
        .map(({ group, lines }) => {
          const counted = t(`today.count.${group}`, {
            count:
              group === 'deadline'
                ? lines.length
                : lines.reduce((sum, { line }) => sum + line.count, 0),
          })
          return cut.includes(group) ? t('today.countAtLeast', { counted }) : counted
        })
        .join(', ')}
    </p>
  )
}
