import type { ReactNode } from 'react'
import { type Failure, failureWords } from '@/lib/format/failure-words'
import { StateBlock } from './state-block'

/** Says how a read or a write failed: our words, the upstream's own below, one next step. */
export function FailureBlock({
  failure,
  doing,
  steps,
  note,
  look,
}: {
  failure: Failure
  doing: 'read' | 'write'
  steps?: ReactNode
  note?: ReactNode
  look?: 'block' | 'strip'
}) {
  const words = failureWords(failure, doing)
  const unknown = doing === 'write' && (failure.kind === 'unknown-outcome' || failure.kind === 'off-contract')
  return (
    <StateBlock
      kind={unknown ? 'unknown' : failure.kind === 'throttled' ? 'throttled' : 'failed'}
      title={words.title}
      raw={words.raw ?? undefined}
      steps={steps}
      note={note}
      look={look}
    >
      {[words.meaning, words.reason, words.wait].filter(Boolean).join(' ')}
      {words.fields.length > 0 && (
        <ul>
          {words.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      )}
    </StateBlock>
  )
}
