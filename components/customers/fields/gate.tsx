import type { ReactNode } from 'react'
import { Glyph, type Verdict } from '@/components/ui/glyph'

/**
 * What keeps a change from being saved until a person has ticked it: what would be lost, or what
 * nobody knows. `beside` stands it below a single field, whose control it follows.
 */
export function Gate({ verdict, isUnknown = false, beside, announced, text, children }: GateProps) {
  return (
    <div
      data-gate
      className={`flex rounded-sm px-2.5 py-2 not-first:mt-1 ${isUnknown ? unknownClass : 'bg-fail-tint'} ${beside ? besideClass : rowClass}`}
    >
      <Glyph verdict={verdict} />
      <span
        className={`min-w-0 ${beside ? 'flex-[1_1_160px]' : 'flex-1 max-narrow:basis-4/5'}`}
        role={announced ? 'status' : undefined}
      >
        {text}
      </span>
      {children}
    </div>
  )
}

type GateProps = {
  verdict: Verdict
  isUnknown?: boolean
  beside?: boolean
  /** Said aloud when it changes. */
  announced?: boolean
  text: ReactNode
  children: ReactNode
}

const unknownClass = 'bg-unknown-tint outline outline-dashed -outline-offset-1 outline-unknown-mark'
const rowClass = 'items-center gap-4 max-narrow:flex-wrap max-narrow:gap-y-2'
const besideClass = 'flex-wrap items-center gap-x-2 gap-y-1 text-xs [&>label]:ml-5.5'
