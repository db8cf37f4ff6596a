import type { ReactNode } from 'react'
import { Glyph, type Verdict } from './glyph'

/**
 * A word or two on a tint for a verdict, in an outline for a fact, in a dashed outline for what is
 * not known.
 */
export function Chip({ look = 'plain', glyph, detail, children }: ChipProps) {
  return (
    <span className={look === 'plain' ? 'chip' : `chip chip-${look}`} title={detail}>
      {glyph && <Glyph verdict={glyph} />}
      {children}
      {detail && <span className="sr-only">: {detail}</span>}
    </span>
  )
}

type ChipProps = {
  look?: ChipLook
  glyph?: Verdict
  /** What the word stands for: shown to who rests on it, and spoken. */
  detail?: string
  children: ReactNode
}

export type ChipLook = 'plain' | 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'act' | 'line'
