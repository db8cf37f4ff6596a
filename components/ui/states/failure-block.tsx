'use client'

import type { ReactNode } from 'react'
import { useT } from '@/lib/client/translation'
import {
  describeFailure,
  type FailedAction,
  type Failure,
} from '@/lib/shared/format/describe-failure'
import { StateBlock } from './state-block'
import { WaitLeft } from './wait-left'

/**
 * Says how a read, a write, or a look at a write that is not confirmed failed: our words, the
 * service's own below, one next step.
 */
export function FailureBlock({
  failure,
  doing,
  steps,
  note,
  variant,
}: {
  failure: Failure
  doing: FailedAction
  steps?: ReactNode
  note?: ReactNode
  variant?: 'block' | 'strip'
}) {
  const t = useT()
  const words = describeFailure(t, failure, doing)
  const unknown =
    doing === 'check' ||
    (doing === 'write' && (failure.kind === 'unknown-outcome' || failure.kind === 'off-contract'))
  return (
    <StateBlock
      kind={unknown ? 'unknown' : failure.kind === 'throttled' ? 'throttled' : 'failed'}
      title={words.title}
      raw={words.raw ?? undefined}
      steps={steps}
      note={note}
      variant={variant}
    >
      {[words.meaning, words.reason].filter(Boolean).join(' ')}{' '}
      {words.wait && <WaitLeft failure={failure} />}
      {words.fields.length + words.reasons.length > 0 && (
        <ul>
          {[...new Set([...words.fields, ...words.reasons])].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </StateBlock>
  )
}
