import type { ReactNode } from 'react'
import { Glyph, type Verdict } from '../glyph'

/**
 * Says what became of a read or a write: what happened, what it means for the work, the upstream's
 * own words, one next step.
 *
 * As a `strip` it stands at the missing part only. A `refused` or `unknown` one is announced when
 * it appears.
 */
export function StateBlock({
  kind,
  glyph = glyphs[kind],
  title,
  children,
  raw,
  steps,
  note,
  look = 'block',
  level = 2,
}: StateProps) {
  const role = kind === 'failed' || kind === 'unknown' ? 'alert' : 'status'
  if (look === 'strip') {
    return (
      <div className="strip" data-tone={tones[kind]} role={role}>
        <Glyph verdict={glyph} />
        <span className="strip-text">
          <b>{title}</b> {children} {raw && <code>{raw}</code>}
        </span>
        {steps}
      </div>
    )
  }
  const Heading = `h${level}` as const
  return (
    <div className="state" role={role}>
      <Glyph verdict={glyph} />
      <div>
        <Heading>{title}</Heading>
        {children && <div className="state-meaning">{children}</div>}
        {raw && <p className="raw">{raw}</p>}
        {steps && <div className="state-steps">{steps}</div>}
        {note && <p className="meta pt-2">{note}</p>}
      </div>
    </div>
  )
}

export type StateProps = {
  kind: StateKind
  /** Another shape than the one of the kind. */
  glyph?: Verdict
  title: ReactNode
  /** What it means for the work. */
  children?: ReactNode
  /** The upstream's own words, as they came. */
  raw?: string
  /** One next step, as a button or link; a second one is quiet. */
  steps?: ReactNode
  note?: ReactNode
  look?: 'block' | 'strip'
  level?: 2 | 3
}

/**
 * `empty`: nothing matches. `silent`: answered without rows. `failed`: refused or broken.
 * `unknown`: nobody knows what became of it.
 */
export type StateKind = 'empty' | 'silent' | 'failed' | 'unknown' | 'throttled' | 'warned' | 'done'

const glyphs: Record<StateKind, Verdict> = {
  empty: 'new',
  silent: 'unknown',
  failed: 'fail',
  unknown: 'unknown',
  throttled: 'wait',
  warned: 'warn',
  done: 'ok',
}
const tones: Record<StateKind, string | undefined> = {
  empty: undefined,
  silent: undefined,
  failed: 'fail',
  unknown: undefined,
  throttled: 'wait',
  warned: 'wait',
  done: 'ok',
}
