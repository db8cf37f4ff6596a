import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import { Glyph, type Verdict } from '../glyph'
import { PersonLink } from '../record-links/person-link'
import { Strip, StripText } from './strip'

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
  variant = 'block',
  level = 2,
}: StateProps) {
  const role = kind === 'failed' || kind === 'unknown' ? 'alert' : 'status'
  if (variant === 'strip') {
    return (
      <Strip tone={tones[kind]} role={role}>
        <Glyph verdict={glyph} />
        <StripText>
          <b>{title}</b>
          {(raw || hasWords(children)) && closeSentence(title)} {children}{' '}
          {raw && <code>{raw}</code>}{' '}
          {note && <span className="block text-xs text-ink-3">{note}</span>}
        </StripText>
        {steps}
      </Strip>
    )
  }
  const Heading = `h${level}` as const
  return (
    <div
      className="grid max-w-160 grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 px-6 py-5.5 wrap-anywhere max-narrow:px-4"
      role={role}
    >
      <Glyph verdict={glyph} className="mt-px size-4.5" />
      <div>
        <Heading className="text-md font-semibold">{title}</Heading>
        {children && <div className="max-w-[74ch] pt-1 text-ink-2">{children}</div>}
        {raw && <RawText>{raw}</RawText>}
        {steps && <div className="flex flex-wrap items-center gap-2 pt-3">{steps}</div>}
        {note && <p className="text-xs text-ink-3 pt-2">{note}</p>}
      </div>
    </div>
  )
}

/** What ends a title that more stands behind on the same line; it may have a mark of its own. */
function closeSentence(title: ReactNode): '' | '.' {
  const words = findWords(title)
  return words !== null && (words === '' || /[.?!:…]$/.test(words)) ? '' : '.'
}

/** The words of a title that is a text, or a sentence with a link of a person in it. */
function findWords(title: ReactNode): string | null {
  if (typeof title === 'string') return title
  if (!isValidElement<ComponentProps<typeof PersonLink>>(title) || title.type !== PersonLink)
    return null
  const { person, say } = title.props
  return say ? say(person) : person
}

const hasWords = (children: ReactNode) =>
  Children.toArray(children).some((each) => typeof each !== 'string' || each.trim() !== '')

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
  variant?: 'block' | 'strip'
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
const tones: Record<StateKind, ComponentProps<typeof Strip>['tone']> = {
  empty: undefined,
  silent: undefined,
  failed: 'fail',
  unknown: undefined,
  throttled: 'wait',
  warned: 'wait',
  done: 'ok',
}

/** Words of another system, as they came. */
export const RawText = ({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) => (
  <p
    className={`raw mt-2 border border-line bg-sunken px-2 py-[5px] font-mono text-2xs wrap-anywhere whitespace-pre-wrap text-ink-2 ${className}`}
  >
    {children}
  </p>
)
