import type { ReactNode } from 'react'
import { type ChartScale, labelTick } from '@/lib/features/collection-reports/domain/chart-scale'

/**
 * The room of a chart: an axis with its ticks at the left, names below, and between them what is drawn
 * from zero up, in hundredths of the room. It is silent: what it shows stands beside it, in `overlay` or
 * in a table.
 */
export function ChartFrame({ scale: { ticks, top, unit }, names, overlay, children }: FrameProps) {
  const every = Math.ceil(names.length / namesMax)
  return (
    <div className="relative pt-3 pb-5 pl-12">
      <svg
        className="block h-40 w-full overflow-visible text-2xs tabular-nums"
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map((tick) => {
          const y = toHundredths(1 - tick / top)
          return (
            <g key={tick}>
              <line
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
                x1="0"
                x2="100%"
                y1={y}
                y2={y}
              />
              <text className="fill-ink-3" x="-8" y={y} dy="0.32em" textAnchor="end">
                {labelTick(tick, unit)}
              </text>
            </g>
          )
        })}
        {names.map(
          (name, at) =>
            (names.length - 1 - at) % every === 0 && (
              <text
                key={name}
                className="fill-ink-3"
                x={toHundredths((at + 0.5) / names.length)}
                y="100%"
                dy="16"
                textAnchor="middle"
              >
                {name}
              </text>
            ),
        )}
        {children}
      </svg>
      {overlay && <div className="absolute top-3 right-0 bottom-5 left-12">{overlay}</div>}
    </div>
  )
}

/** So many names have room beside each other. */
const namesMax = 12

/** A fraction of the room of a chart, as its drawing has it. */
export const toHundredths = (fraction: number) => `${Number((fraction * 100).toFixed(3))}%`

type FrameProps = {
  scale: ChartScale
  /** What each place along the axis is called, from left to right. */
  names: readonly string[]
  /** What can be pressed, over the drawing. */
  overlay?: ReactNode
  children: ReactNode
}
