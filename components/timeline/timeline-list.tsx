import { type CSSProperties, Fragment, useState } from 'react'
import { useT } from '@/lib/client/translation'
import type { Clock } from './clock'
import { moveBetweenRows } from './row-steps'
import { sortByTime, type TimelineItem, type TimelineLane, type TimelineNow } from './timeline-item'
import { TimelineRow } from './timeline-row'

type Props = {
  lanes: readonly TimelineLane[]
  items: readonly TimelineItem[]
  now: TimelineNow
  clock: Clock
  selected: string | null
  /** Those that share a mark of the picture with what was pressed there. */
  marked: readonly string[]
  newIds: ReadonlySet<string>
  onSelect: (id: string) => void
}

/**
 * The story in words and in order of time, with now between what was and what will be. One tab
 * stop; arrows go from row to row.
 */
export function TimelineList({
  lanes,
  items,
  now,
  clock,
  selected,
  marked,
  newIds,
  onSelect,
}: Props) {
  const t = useT()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [reached, setReached] = useState<string | null>(null)
  const rows = sortByTime(items)
  const stop = [reached, selected].find((id) => rows.some((item) => item.id === id)) ?? rows[0]?.id
  const nowAt = rows.filter(({ order }) => order <= now.order).length

  function toggle(id: string) {
    setOpen((known) =>
      known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
    )
    onSelect(id)
  }

  const nowRow = (
    <li
      className="flex h-6 items-center gap-2.5 text-xs/5 font-medium text-accent tabular-nums after:flex-1 after:border-t-[1.5px] after:border-accent"
      data-order={now.order}
    >
      {now.words}
    </li>
  )
  return (
    <div className="mt-2.5" style={{ '--lanes': lanes.length } as CSSProperties}>
      <div className="timeline-head" aria-hidden="true">
        {(['when', 'lane', 'what', 'field', 'kind'] as const).map((column) => (
          <span key={column}>{t(`timeline.${column}`)}</span>
        ))}
      </div>
      <ol aria-label={t('timeline.label')} onKeyDown={moveBetweenRows}>
        {rows.map((item, at) => (
          <Fragment key={item.id}>
            {at === nowAt && nowRow}
            <TimelineRow
              item={item}
              lanes={lanes}
              clock={clock}
              variant={{
                isOpen: open.has(item.id),
                isSelected: item.id === selected,
                isMarked: marked.includes(item.id),
                isNew: newIds.has(item.id),
                isStop: item.id === stop,
              }}
              onToggle={() => toggle(item.id)}
              onReach={() => setReached(item.id)}
            />
          </Fragment>
        ))}
        {nowAt === rows.length && nowRow}
      </ol>
    </div>
  )
}
