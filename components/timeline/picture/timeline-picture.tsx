import type { CSSProperties, MouseEvent } from 'react'
import { type TimelineItem, type TimelineNow, TimelineShape } from '../timeline-item'
import type { LaneLayout, PictureLayout } from './picture-layout'
import { toPercent } from './scale'
import { TimelineAxis, TimelineGround } from './timeline-axis'
import { TimelineBand } from './timeline-band'
import { TimelineLink } from './timeline-lanes'

type Props = {
  layout: PictureLayout
  now: TimelineNow
  selected: string | null
  onPress: (ids: readonly string[]) => void
}

/**
 * The lanes on one axis. It speaks to the eye and the pointer only: the list below tells the same.
 */
export function TimelinePicture({ layout, now, selected, onPress }: Props) {
  function handleClick(event: MouseEvent<HTMLElement>) {
    const ids = (event.target as HTMLElement).closest<HTMLElement>('[data-items]')?.dataset.items
    if (ids) onPress(JSON.parse(ids) as string[])
  }

  return (
    <div
      className="timeline-picture"
      aria-hidden="true"
      onClick={handleClick}
      style={{ '--now': toPercent(layout.nowX, layout.width) } as CSSProperties}
    >
      <TimelineGround layout={layout} />
      {layout.lanes.map((lane) => (
        <div
          key={lane.lane.id}
          className="grid grid-cols-[158px_minmax(0,1fr)] border-b border-line"
          style={{ height: lane.height }}
        >
          <div className="min-w-0 pt-1.75 pr-3">
            <b className="block leading-4.5">{lane.lane.name}</b>
            <TimelineLink link={lane.lane.link} />
          </div>
          <div className="relative min-w-0">
            {lane.lane.missing && (
              <p className="absolute top-3.5 left-2 z-2 max-w-[calc(100%-16px)] rounded-xs border border-dashed border-unknown-mark bg-surface px-2 py-0.5 text-xs text-ink-2">
                {lane.lane.missing}
              </p>
            )}
            {!lane.lane.missing && <LaneLine layout={layout} />}
            <LaneDrawn lane={lane} layout={layout} selected={selected} />
          </div>
        </div>
      ))}
      <TimelineAxis layout={layout} now={now} />
    </div>
  )
}

const LaneLine = ({ layout: { scale, width } }: { layout: PictureLayout }) => (
  <>
    <i className="timeline-line" />
    {scale.breaks.map(({ from, left, right }) => (
      <i
        key={from}
        className="timeline-cut"
        style={{ left: toPercent((left + right) / 2, width) }}
      />
    ))}
  </>
)

function LaneDrawn({
  lane,
  layout: { width, nowX },
  selected,
}: {
  lane: LaneLayout
  layout: PictureLayout
  selected: string | null
}) {
  return (
    <>
      {lane.bands.map((band) => (
        <TimelineBand
          key={band.item.id}
          band={band}
          nowX={nowX}
          width={width}
          isSelected={band.item.id === selected}
        />
      ))}
      {lane.marks.map(({ items, x }) => (
        <span
          key={items[0]!.id}
          className="timeline-mark"
          data-items={serializeIds(items)}
          data-selected={items.some(({ id }) => id === selected) || undefined}
          title={items.map(({ title }) => title).join('\n')}
          style={{ left: toPercent(x, width) }}
        >
          {items.length > 1 ? <Several items={items} /> : <TimelineShape item={items[0]!} />}
        </span>
      ))}
      {lane.labels.map(({ items, title, time, box }) => (
        <span
          key={items[0]!.id}
          className="timeline-label"
          data-items={serializeIds(items)}
          title={title}
          style={{ left: toPercent(box.left, width), width: box.right - box.left, top: box.top }}
        >
          <span>{title}</span> <small>{time}</small>
        </span>
      ))}
    </>
  )
}

const serializeIds = (items: readonly TimelineItem[]) => JSON.stringify(items.map(({ id }) => id))

const Several = ({ items }: { items: readonly TimelineItem[] }) => (
  <i
    className="timeline-several"
    data-phase={items.every(({ phase }) => phase === 'future') ? 'future' : 'past'}
    data-failed={items.some(({ verdict }) => verdict === 'fail') || undefined}
  >
    {items.length}
  </i>
)
