'use client'

import { useState } from 'react'
import { useT } from '@/lib/client/translation'
import {
  type PastedLine,
  takeLineAs,
} from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import {
  type ReferenceKind,
  referenceKinds,
} from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'

/**
 * What a line is taken as: a chip that takes a correction, after which the line is asked for alone.
 * The other kinds are in it only from when it is reached, because there may be hundreds of lines.
 */
export function ReferenceKindChip({ line, onChange }: Props) {
  const t = useT()
  const [isReached, setReached] = useState(false)
  return (
    <select
      className="relative z-1 h-5 w-full cursor-pointer appearance-none rounded-xs bg-surface px-1.5 text-xs text-ink-2 outline -outline-offset-1 outline-line-strong hover:bg-hover max-narrow:h-11 pointer-coarse:h-11"
      aria-label={t('references.kindOf', { no: line.no })}
      value={line.kind}
      onFocus={() => setReached(true)}
      onPointerEnter={() => setReached(true)}
      onChange={(event) => onChange(takeLineAs(line, event.target.value as ReferenceKind))}
    >
      {(isReached ? referenceKinds : [line.kind]).map((kind) => (
        <option key={kind} value={kind}>
          {t(`references.kind.${kind}`)}
        </option>
      ))}
    </select>
  )
}

type Props = { line: ReportedLine; onChange: (line: PastedLine) => void }
