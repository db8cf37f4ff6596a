import type { BarPosition } from '@/lib/shared/numbers/falling-bars'

/**
 * A bar between two places, in fractions of the width: the drawing is 1000 wide and stretched. A
 * bar of nothing is a hair, so that a change of nothing can be seen. It is silent: what stands
 * beside it says the same.
 */
export function BarPicture({ position: { from, to }, zeroAt = 0, fill, className = '' }: BarProps) {
  const [left, right] = [Math.min(from, to) * 1000, Math.max(from, to) * 1000]
  return (
    <svg
      className={`block h-3 w-full ${className}`}
      viewBox="0 0 1000 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {zeroAt > 0 && (
        <rect className="fill-line-strong" x={zeroAt * 1000} y="0" width="1" height="12" />
      )}
      <rect
        className={fill}
        x={Math.min(left, 997)}
        y="1"
        width={Math.max(right - left, 3)}
        height="10"
      />
    </svg>
  )
}

type BarProps = {
  position: BarPosition
  /** Where zero is drawn, unless that is the left edge. */
  zeroAt?: number
  /** The class of its colour, such as `fill-accent-fill`. */
  fill: string
  className?: string
}
