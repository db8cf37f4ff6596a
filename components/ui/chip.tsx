import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Glyph, type Verdict } from './glyph'

/**
 * A word or two on a tint for a verdict, in an outline for a fact, in a dashed outline for what is
 * not known.
 */
export function Chip({ variant = 'plain', glyph, detail, children }: ChipProps) {
  return (
    <span className={getChipClass({ variant })} title={detail}>
      {glyph && <Glyph verdict={glyph} className="size-3" />}
      {children}
      {detail && <span className="sr-only">: {detail}</span>}
    </span>
  )
}

type ChipProps = {
  variant?: ChipVariant
  glyph?: Verdict
  /** What the word stands for: shown to who rests on it, and spoken. */
  detail?: string
  children: ReactNode
}

/** The classes of a chip, for one that must give way to what stands beside it. */
export const getChipClass = cva(
  'inline-flex h-5 items-center gap-[5px] rounded-xs px-1.5 text-xs whitespace-nowrap',
  {
    variants: {
      variant: {
        plain: 'bg-unknown-tint text-ink-2',
        ok: 'bg-ok-tint text-ok',
        wait: 'bg-wait-tint text-wait',
        fail: 'bg-fail-tint text-fail',
        handled: 'bg-handled-tint text-handled',
        unknown: 'text-ink-2 outline -outline-offset-1 outline-dashed outline-unknown-mark',
        act: 'bg-accent-tint text-accent',
        line: 'text-ink-2 outline -outline-offset-1 outline-line-strong',
      },
    },
  },
)

export type ChipVariant = 'plain' | 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'act' | 'line'
