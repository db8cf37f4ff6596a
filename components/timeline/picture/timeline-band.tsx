import type { PlacedBand } from './picture-layout'
import { toPercent } from './scale'

type Props = { band: PlacedBand; nowX: number; width: number; isSelected: boolean }

/** What lasts: hatched as far as it has been, and a dashed edge for what is still to come of it. */
export function TimelineBand({ band: { item, left, right, top }, nowX, width, isSelected }: Props) {
  const turn = Math.max(left, Math.min(right, nowX))
  const parts = [
    { part: 'past', from: left, to: turn },
    { part: 'future', from: turn, to: right },
  ]
  return (
    <span
      className="timeline-band"
      data-items={JSON.stringify([item.id])}
      data-selected={isSelected || undefined}
      data-waits={item.verdict === 'stop' || item.verdict === 'wait' || undefined}
      title={item.title}
      style={{ left: toPercent(left, width), width: toPercent(right - left, width), top }}
    >
      {parts.map(
        ({ part, from, to }) =>
          to > from && <i key={part} data-part={part} style={{ flexGrow: to - from }} />,
      )}
    </span>
  )
}
