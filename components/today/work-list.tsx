import type { Ref } from 'react'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { SourceState } from '@/lib/features/today/client/use-work'
import {
  type GroupedWork,
  getSourceGroup,
  type MarkedLine,
  workGroups,
} from '@/lib/features/today/domain/work-order'
import type { useWorkKeys, WorkVerb } from './work-keys'
import { WorkRow } from './work-row'

type Props = {
  ref: Ref<HTMLDivElement>
  groups: readonly GroupedWork[]
  states: readonly SourceState[]
  today: string
  userName: string
  onAct: (verb: WorkVerb, each: MarkedLine) => void
  keys: ReturnType<typeof useWorkKeys>
}

/**
 * The groups of the day under their headings. A group whose source is still read has its room, so
 * that what comes later moves nothing that stands above.
 */
export function WorkList({ ref, groups, states, today, userName, onAct, keys }: Props) {
  const t = useT()
  const [first] = groups[0]?.lines ?? []
  return (
    <div ref={ref} className="px-6 pb-8 max-narrow:px-4" {...keys}>
      {workGroups.map((group) => {
        const lines = groups.find((each) => each.group === group)?.lines ?? []
        const isReading = states.some(
          ({ source, is }) => is === 'reading' && getSourceGroup(source) === group,
        )
        if (lines.length === 0 && !isReading) return null
        return (
          <section key={group} className="pt-5" aria-labelledby={`work-${group}`}>
            <header className="flex items-baseline gap-2 border-b border-line-strong pb-1.5">
              <h2 id={`work-${group}`} className="text-(length:--text-sm) font-semibold">
                {t(`today.group.${group}`)}
              </h2>
              <span className="text-ink-3 tabular-nums">{lines.length || ''}</span>
              <span className="ml-auto text-xs text-ink-3 max-narrow:hidden">
                {t(`today.hint.${group}`)}
              </span>
            </header>
            {lines.length > 0 && (
              <ul>
                {lines.map((each) => (
                  <WorkRow
                    key={each.line.subject}
                    each={each}
                    isFirst={each === first}
                    today={today}
                    userName={userName}
                    onAct={onAct}
                  />
                ))}
              </ul>
            )}
            {isReading && <Skeleton rows={2} columns={3} />}
          </section>
        )
      })}
    </div>
  )
}
