import type { ReactNode } from 'react'
import { Glyph, type Verdict } from './glyph'

/** A word or two on a tint for a verdict, in an outline for a fact, in a dashed outline for what is not known. */
export function Chip({ look = 'plain', glyph, title, children }: ChipProps) {
  return (
    <span className={look === 'plain' ? 'chip' : `chip chip-${look}`} title={title}>
      {glyph && <Glyph verdict={glyph} />}
      {children}
    </span>
  )
}

export type ChipProps = { look?: ChipLook; glyph?: Verdict; title?: string; children: ReactNode }
export type ChipLook = 'plain' | 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'act' | 'line'
