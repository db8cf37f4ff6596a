import { useEffect, useRef, useState } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { useFollowedRows, useStartBulkAction } from '@/lib/features/bulk-actions/client/public'
import type { CaseVerb } from '@/lib/features/collection-cases/domain/case-answers'
import { readUntil } from '@/lib/features/collection-cases/domain/decision-requirements'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { BulkSubjects } from './bulk-subjects'
import { countRow, type QueueCount, type RowResult, toBulkRowResult } from './row-result'

/** Decisions on some rows, one after the other: how far they are, and why they stopped. */
export type DecisionQueue = QueueCount & {
  is: 'ready' | 'running' | 'stopping' | 'over'
  /** Where it is found again; null until it has begun. */
  bulkActionId: string | null
  failure: Failure | null
}

/** What is typed once for all of them: why, until when, and of what is final how many they are. */
type TypedForAll = { reason: string; until: string; typedNo: string }
type DecisionScope = { organizationId: string; userName: string }
type OnRow = (key: string, result: RowResult) => void
type Begun = { bulkActionId: string; keys: readonly string[] }
type Amounts = Pick<CollectionCase, 'remainingAmount' | 'currency'>

/**
 * Decides on one row after the other, on the server: leaving the page ends nothing. A refusal of
 * one lets the next go on; what concerns all of them, or an outcome that nobody knows, ends the
 * queue.
 */
export function useDecisionQueue<Row extends Amounts>(
  where: DecisionScope,
  verb: CaseVerb,
  { is: subject, findDecision, toSubject, keyOf }: BulkSubjects<Row>,
  onRow: OnRow,
) {
  const starter = useStartBulkAction()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [refused, setRefused] = useState<Failure | null>(null)
  const { action, rows, stop, unread } = useFollowedRows(begun?.bulkActionId ?? null)
  useRowReports(rows, begun?.keys ?? noKeys, onRow)

  async function start(chosen: readonly Row[], { reason, until, typedNo }: TypedForAll) {
    setRefused(null)
    setBegun(null)
    const decidable = chosen.flatMap((row) => {
      const decision = findDecision(verb, row)
      const decided = toSubject(where, row)
      return decision && decided ? [{ row, decision, decided }] : []
    })
    const started = await starter.send({
      ...{ ...where, verb, subject, reason, until: readUntil(until), typedTotal: typedNo },
      rows: decidable.map(({ decision, decided }) => ({
        ...{ decision, seen: decided.seen, ...decided.names },
      })) as Parameters<typeof starter.send>[0]['rows'],
    })
    if (started.ok)
      setBegun({ bulkActionId: started.value, keys: decidable.map(({ row }) => keyOf(row)) })
    else setRefused(started.failure)
  }

  const count = rows.reduce((sum, row) => addRow(sum, row), nothingSent)
  const hasNotBegun = unread?.kind === 'not-found'
  const queue: DecisionQueue = {
    ...count,
    is: findPhase({ isAsked: begun !== null || starter.isPending, action, hasNotBegun }),
    bulkActionId: hasNotBegun ? null : (begun?.bulkActionId ?? null),
    failure: hasNotBegun
      ? { kind: 'not-sent' }
      : (refused ?? (action?.why as Failure | null | undefined) ?? unread ?? null),
  }
  return {
    queue,
    start: (rows: readonly Row[], typed: TypedForAll) => void start(rows, typed),
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
}): DecisionQueue['is'] {
  if (!isAsked || hasNotBegun) return 'ready'
  if (action?.state === 'stopped' && (action.counts.sending ?? 0) > 0) return 'stopping'
  const isMoving = !action || action.state === 'running' || action.state === 'interrupted'
  return isMoving ? 'running' : 'over'
}

const noKeys: readonly string[] = []
const nothingSent: QueueCount = { sent: 0, decided: 0, submitted: 0 }

/** Tells the list of each row once for each result. */
function useRowReports(rows: readonly BulkRow[], keys: readonly string[], onRow: OnRow) {
  const reported = useRef(new Map<number, BulkRow['state']>())
  const latest = useRef(onRow)
  useEffect(() => {
    latest.current = onRow
  }, [onRow])
  useEffect(() => {
    for (const row of rows) {
      const result = toBulkRowResult(row)
      const key = keys[row.seq]
      if (!result || key === undefined || reported.current.get(row.seq) === row.state) continue
      reported.current.set(row.seq, row.state)
      latest.current(key, result)
    }
  }, [rows, keys])
}

function addRow(count: QueueCount, row: BulkRow): QueueCount {
  const result = toBulkRowResult(row)
  return result && result.is !== 'sending' ? countRow(count, result) : count
}
