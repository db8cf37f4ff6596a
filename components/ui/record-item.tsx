import type { ReactNode } from 'react'
import { Glyph, type Verdict } from './glyph'

/**
 * One line of what was done: what, how it stands, who and when, its steps, and below it whatever
 * came of it. A list that is inset itself sets `--record-inset`.
 */
export function RecordItem({
  id,
  verdict,
  title,
  state,
  isLive = false,
  meta,
  steps,
  children,
}: RecordItemProps) {
  return (
    <li
      data-entry
      className="in-[dialog]:border-b-0 in-[dialog]:[--record-inset:0px] border-b border-line px-(--record-inset,24px) pt-2 pb-2.5 max-narrow:px-(--record-inset,16px)"
      aria-labelledby={id}
    >
      <div className="flex min-h-7.5 flex-wrap items-center gap-x-2.5 gap-y-1 max-narrow:[&>:is(a,button)]:ml-6">
        <Glyph verdict={verdict} />
        <h2 id={id} className="text-(length:--text-sm) leading-5 [&>a]:ml-1.5 [&>a]:font-regular">
          {title}
        </h2>
        <span
          className="text-ink-2 data-[state=done]:text-ok data-[state=refused]:text-fail"
          data-state={state.name}
          role={isLive ? 'status' : undefined}
        >
          {state.words}
        </span>
        <span className="ml-auto flex flex-wrap gap-x-3.5 gap-y-1 text-(length:--text-xs) text-ink-3 tabular-nums max-narrow:ml-6 max-narrow:basis-full">
          {meta}
        </span>
        {steps}
      </div>
      <div className="pl-6 [&_summary]:text-(length:--text-xs) [&_summary]:leading-6 [&_summary]:text-accent">
        {children}
      </div>
    </li>
  )
}

type RecordItemProps = {
  id: string
  verdict: Verdict
  title: ReactNode
  state: { name: string; words: ReactNode }
  /** Its state changes while it is looked at, and is then spoken. */
  isLive?: boolean
  meta: ReactNode
  steps?: ReactNode
  children?: ReactNode
}
