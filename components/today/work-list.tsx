import type { KeyboardEvent } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { SourceState } from '@/lib/features/today/client/use-work'
import {
  type GroupedWork,
  getSourceGroup,
  type MarkedLine,
  workGroups,
} from '@/lib/features/today/domain/work-order'
import { WorkRow } from './row/work-row'
import { findWorkVerb, leaveLine, type WorkVerb } from './work-keys'

type Props = {
  groups: readonly GroupedWork[]
  states: readonly SourceState[]
  /** It is still read what people said of the lines: they have their room, and are not shown. */
  isHeld: boolean
  today: string
  userName: string
  /** Null where nothing can be said of a line. */
  onAct: ((verb: WorkVerb, each: MarkedLine) => void) | null
}

/**
 * The groups of the day under their headings. A group whose source is still read has its room, so
 * that what comes later moves nothing that stands above. On a line a letter is its verb.
 */
export function WorkList({ groups, states, isHeld, today, userName, onAct }: Props) {
  const t = useT()
  const all = isHeld ? [] : groups.flatMap(({ lines }) => lines)

  function handleLineKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    const [verb, each] = [findWorkVerb(event), all[place]]
    if (!verb || !each || !onAct) return false
    if (verb === 'done') leaveLine(event.currentTarget, place)
    onAct(verb, each)
    return true
  }

  return (
    <RowKeys
      label={t('today.title')}
      variant="list"
      isOneStop
      hasLinks={all.length > 0}
      isRead={!isHeld && states.every(({ is }) => is !== 'reading')}
      onRowKey={handleLineKey}
    >
      {workGroups.map((group) => {
        const lines = groups.find((each) => each.group === group)?.lines ?? []
        const isReading = states.some(
          ({ source, is }) => is === 'reading' && getSourceGroup(source) === group,
        )
        if (lines.length === 0 && !isReading) return null
        return (
          <section
            key={group}
            className="px-6 pt-5 last:pb-8 max-narrow:px-4"
            aria-labelledby={`work-${group}`}
          >
            <header className="flex items-baseline gap-2 border-b border-line-strong pb-1.5">
              <h2 id={`work-${group}`} className="text-(length:--text-sm) font-semibold">
                {t(`today.group.${group}`)}
              </h2>
              <span className="text-ink-3 tabular-nums">{(!isHeld && lines.length) || ''}</span>
              <span className="ml-auto text-xs text-ink-3 max-narrow:hidden">
                {t(`today.hint.${group}`)}
              </span>
            </header>
            {!isHeld && lines.length > 0 && (
              <ul>
                {lines.map((each) => (
                  <WorkRow
                    key={each.line.subject}
                    each={each}
                    isFirst={each === all[0]}
                    today={today}
                    userName={userName}
                    onAct={onAct}
                  />
                ))}
              </ul>
            )}
            {(isHeld || isReading) && (
              <Skeleton rows={(isHeld ? lines.length : 0) + (isReading ? 2 : 0)} columns={3} />
            )}
          </section>
        )
      })}
    </RowKeys>
  )
}
