import { useT } from '@/lib/client/translation'
import type { GroupedWork } from '@/lib/features/today/domain/work-order'

/** The day in one line: of each group how much there is. */
export function TodaySummary({ groups }: { groups: readonly GroupedWork[] }) {
  const t = useT()
  return (
    <p className="text-ink-2">
      {groups
        .map(({ group, lines }) =>
          t(`today.count.${group}`, {
            count:
              group === 'deadline'
                ? lines.length
                : lines.reduce((sum, { line }) => sum + line.count, 0),
          }),
        )
        .join(', ')}
    </p>
  )
}
