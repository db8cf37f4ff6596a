import type { TimelineNow } from '../timeline-item'
import { toPercent } from './percent'
import type { PictureLayout } from './picture-layout'

/**
 * What lies behind the lanes: the ground of the future, the lines of the ticks, the breaks, and
 * now.
 */
export function TimelineGround({ layout: { ticks, scale, width } }: { layout: PictureLayout }) {
  return (
    <div className="timeline-ground">
      <i className="timeline-future" />
      {ticks.map(({ order, x }) => (
        <i key={order} className="timeline-tick" style={{ left: toPercent(x, width) }} />
      ))}
      {scale.breaks.map(({ from, left, right }) => (
        <i
          key={from}
          className="timeline-break"
          style={{ left: toPercent(left, width), width: toPercent(right - left, width) }}
        />
      ))}
    </div>
  )
}

/** The foot of the picture: the words of the ticks, and now. */
export function TimelineAxis({
  layout: { ticks, nowBox, width },
  now,
}: {
  layout: PictureLayout
  now: TimelineNow
}) {
  return (
    <div className="timeline-axis">
      {ticks.map(
        ({ order, x, label }) =>
          label && (
            <span key={order} className="timeline-words" style={{ left: toPercent(x, width) }}>
              {label}
            </span>
          ),
      )}
      <span
        className="timeline-now"
        style={{ left: toPercent(nowBox.left, width), width: nowBox.right - nowBox.left }}
      >
        {now.words}
      </span>
    </div>
  )
}
