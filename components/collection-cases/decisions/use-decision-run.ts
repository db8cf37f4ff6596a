import { useRef, useState } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { useDecide } from '@/lib/features/collection-cases/client/use-decide'
import {
  type CaseVerb,
  findVerbDecision,
} from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { buildDecision, toCaseSubject } from './decision-subject'
import { countRow, type RowResult, type RunCount, toRowResult } from './row-result'

/** A run through some cases: how far it is, and why it stopped before its end. */
export type DecisionRun = RunCount & {
  is: 'ready' | 'running' | 'stopping' | 'over'
  failure: Failure | null
}

const nothingSent: RunCount = { sent: 0, decided: 0, submitted: 0 }

/** What is typed once for all of them: why, and until when. */
type TypedForAll = { reason: string; until: string }
type DecisionScope = { organizationId: string; userName: string }
type OnRow = (key: string, result: RowResult) => void

/**
 * Decides on one case after the other. A refusal of one lets the next go on; what concerns all of
 * them, or an outcome that nobody knows, ends the run.
 */
export function useDecisionRun(where: DecisionScope, verb: CaseVerb, onRow: OnRow) {
  const decide = useDecide()
  const isStopped = useRef(false)
  const [run, setRun] = useState<DecisionRun>({ ...nothingSent, is: 'ready', failure: null })

  async function start(rows: readonly CollectionCase[], { reason, until }: TypedForAll) {
    let count = nothingSent
    setRun({ ...count, is: 'running', failure: null })
    for (const row of rows) {
      const decision = findVerbDecision(verb, row)
      const subject = toCaseSubject(where, row)
      if (!decision || !subject) continue
      const attempt = { idempotencyKey: crypto.randomUUID(), decision }
      onRow(getCaseKey(row), { is: 'sending', ...attempt })
      const result = await decide.send(
        buildDecision(subject, { ...attempt, reason, until: until || null, typedNo: '' }),
      )
      const came = toRowResult(result)
      onRow(getCaseKey(row), { ...came, ...attempt })
      count = countRow(count, came)
      const ends = came.failure && !caseFailureKinds.includes(came.failure.kind)
      if (ends || isStopped.current)
        return setRun({ ...count, is: 'over', failure: ends ? came.failure! : null })
      setRun((now) => ({ ...now, ...count }))
    }
    setRun({ ...count, is: 'over', failure: null })
  }

  function stop() {
    isStopped.current = true
    setRun((now) => ({ ...now, is: 'stopping' }))
  }

  return {
    run,
    start: (rows: readonly CollectionCase[], typed: TypedForAll) => void start(rows, typed),
    stop,
  }
}

/** Failures that say something of one case only. */
const caseFailureKinds: Failure['kind'][] = ['conflict', 'not-found', 'invalid', 'refused']
