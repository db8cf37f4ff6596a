import { useT } from '@/lib/client/translation'
import type { Clock } from '../clock'
import { formatSpan, toIsoDay } from '../format-time'
import type { TimelineNow } from '../timeline-item'
import type { PictureLayout } from './picture-layout'
import { type Stretch, toPercent } from './scale'

/**
 * What lies behind the lanes: the ground of the future, the lines of the ticks, the breaks, and
 * now.
 */
export function TimelineGround({ layout: { ticks, scale, width } }: { layout: PictureLayout }) {
  return (
    <div className="pointer-events-none absolute inset-[0_0_22px_158px] [&>i]:absolute [&>i]:inset-y-0">
      <i className="timeline-future" />
      {ticks.map(({ order, x }) => (
        <i key={order} className="w-px bg-line" style={{ left: toPercent(x, width) }} />
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
    <div className="relative ml-[158px] h-5.5">
      {ticks.map(
        ({ order, x, label }) =>
          label && (
            <span
              key={order}
              className="absolute pl-1.25 text-2xs/5.5 whitespace-nowrap text-ink-3 tabular-nums"
              style={{ left: toPercent(x, width) }}
            >
              {label}
            </span>
          ),
      )}
      <span
        className="absolute top-0.5 rounded-xs bg-accent-fill text-center text-2xs/4.5 font-medium whitespace-nowrap text-on-accent tabular-nums"
        style={{ left: toPercent(nowBox.left, width), width: nowBox.right - nowBox.left }}
      >
        {now.words}
      </span>
    </div>
  )
}

/** What the axis leaves out, in words. */
export function TimelineBreaks({ breaks, clock }: { breaks: readonly Stretch[]; clock: Clock }) {
  const t = useT()
  return breaks.map(({ from, to }) => (
    <p key={from} className="pt-0.5 pl-[158px] text-xs text-ink-3 max-narrow:hidden print:hidden">
      {t('timeline.break', {
        span: formatSpan(t, to - from),
        from: toIsoDay(clock.wall(from)),
        to: toIsoDay(clock.wall(to)),
      })}
    </p>
  ))
}
