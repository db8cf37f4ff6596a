import { useEffect, useRef, useState } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk-actions'
import { useFollowedRows, useStartBulkAction } from '@/lib/features/bulk-actions/client/public'
import {
  type CaseVerb,
  findVerbDecision,
} from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { toCaseSubject } from './decision-subject'
import { countRow, type RowResult, type RunCount, toBulkRowResult } from './row-result'

/** A run through some cases: how far it is, and why it stopped before its end. */
export type DecisionRun = RunCount & {
  is: 'ready' | 'running' | 'stopping' | 'over'
  /** Where it is found again; null until it has begun. */
  bulkActionId: string | null
  failure: Failure | null
}

/** What is typed once for all of them: why, and until when. */
type TypedForAll = { reason: string; until: string }
type DecisionScope = { organizationId: string; userName: string }
type OnRow = (key: string, result: RowResult) => void
type Begun = { bulkActionId: string; rows: readonly CollectionCase[] }

/**
 * Decides on one case after the other, on the server: leaving the page ends nothing. A refusal of
 * one lets the next go on; what concerns all of them, or an outcome that nobody knows, ends the run.
 */
export function useDecisionRun(where: DecisionScope, verb: CaseVerb, onRow: OnRow) {
  const starter = useStartBulkAction()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [refused, setRefused] = useState<Failure | null>(null)
  const { action, rows, stop, unread } = useFollowedRows(begun?.bulkActionId ?? null)
  useRowReports(rows, begun?.rows ?? noCases, onRow)

  async function start(cases: readonly CollectionCase[], { reason, until }: TypedForAll) {
    setRefused(null)
    const decidable = cases.flatMap((row) => {
      const decision = findVerbDecision(verb, row)
      const subject = toCaseSubject(where, row)
      return decision && subject ? [{ row, decision, subject }] : []
    })
    const started = await starter.send({
      ...{ ...where, verb, reason, until: until || null, typedTotal: '' },
      rows: decidable.map(({ decision, subject }) => ({
        ...{ decision, seen: subject.seen, ...subject.names },
      })) as Parameters<typeof starter.send>[0]['rows'],
    })
    if (started.ok) setBegun({ bulkActionId: started.value, rows: decidable.map(({ row }) => row) })
    else setRefused(started.failure)
  }

  const count = rows.reduce((sum, row) => addRow(sum, row), nothingSent)
  const hasNotBegun = unread?.kind === 'not-found'
  const run: DecisionRun = {
    ...count,
    is: findPhase({ isAsked: begun !== null || starter.isPending, action, hasNotBegun }),
    bulkActionId: hasNotBegun ? null : (begun?.bulkActionId ?? null),
    failure: hasNotBegun
      ? { kind: 'not-sent' }
      : (refused ?? (action?.why as Failure | null | undefined) ?? unread ?? null),
  }
  return {
    run,
    start: (rows: readonly CollectionCase[], typed: TypedForAll) => void start(rows, typed),
    stop: () => stop.mutate(),
  }
}

function findPhase({
  isAsked,
  action,
  hasNotBegun,
}: {
  isAsked: boolean
  action: BulkAction | undefined
  hasNotBegun: boolean
}): DecisionRun['is'] {
  if (!isAsked || hasNotBegun) return 'ready'
  if (action?.state === 'stopped' && (action.counts.sending ?? 0) > 0) return 'stopping'
  const isMoving = !action || action.state === 'running' || action.state === 'interrupted'
  return isMoving ? 'running' : 'over'
}

const noCases: readonly CollectionCase[] = []
const nothingSent: RunCount = { sent: 0, decided: 0, submitted: 0 }

/** Tells the list of each row once for each result. */
function useRowReports(rows: readonly BulkRow[], cases: readonly CollectionCase[], onRow: OnRow) {
  const reported = useRef(new Map<number, BulkRow['state']>())
  const latest = useRef(onRow)
  useEffect(() => {
    latest.current = onRow
  }, [onRow])
  useEffect(() => {
    for (const row of rows) {
      const result = toBulkRowResult(row)
      const subject = cases[row.seq]
      if (!result || !subject || reported.current.get(row.seq) === row.state) continue
      reported.current.set(row.seq, row.state)
      latest.current(getCaseKey(subject), result)
    }
  }, [rows, cases])
}

function addRow(count: RunCount, row: BulkRow): RunCount {
  const result = toBulkRowResult(row)
  return result && result.is !== 'sending' ? countRow(count, result) : count
}
