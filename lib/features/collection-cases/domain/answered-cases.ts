import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import type { Failure } from '@/lib/contracts/result'
import { findDecideByDate } from './case-answers'
import { findCaseQuestion, getCaseKey } from './case-questions'

/**
 * What became of one row. `taken`: the service accepted the decision and has not carried it out
 * yet. The idempotency key leads to its line of the journal.
 */
export type RowResult = {
  is: 'sending' | 'decided' | 'taken' | 'changed' | 'unknown' | 'failed' | 'gone' | 'not-applied'
  idempotencyKey: string
  decision: DecisionName
  failure?: Failure
}

/**
 * A case as it was when it was decided on, what became of that and when, and since when the list has
 * let it go (milliseconds since 1970; null: it still shows it).
 */
export type AnsweredCase = {
  row: CollectionCase
  result: RowResult
  at: number
  leftAt: number | null
}

/**
 * A row of the list: a case with what became of it here. `isOpenAgain`: it was answered and left, and
 * a later read still puts its question. `isLeaving`: nothing keeps it but that a person reads it.
 */
export type AnswerRow = {
  row: CollectionCase
  answer: AnsweredCase | null
  isOpenAgain: boolean
  isLeaving: boolean
}

type ReadCases = {
  rows: readonly CollectionCase[]
  /** Every open case is among them. */
  isWhole: boolean
  /** Milliseconds since 1970 of the last answer. */
  readAt: number | null
}

/**
 * The rows of the list of questions, and keys of answers that say nothing any more: the case has gone
 * from the list, or it puts another question. What was answered keeps its row until the list lets it
 * go, though a later read does not hold it.
 */
export function mergeAnswers(
  { rows, isWhole, readAt }: ReadCases,
  answers: ReadonlyMap<string, AnsweredCase>,
): { shown: AnswerRow[]; outdated: string[] } {
  const shown: AnswerRow[] = []
  const outdated: string[] = []
  const waiting = new Map(
    rows.filter((row) => findCaseQuestion(row) !== null).map((row) => [getCaseKey(row), row]),
  )
  for (const [key, row] of waiting) {
    const answer = answers.get(key)
    if (!answer || asksAnother(answer.row, row)) {
      if (answer) outdated.push(key)
      shown.push({ row, answer: null, isOpenAgain: false, isLeaving: false })
    } else if (answer.leftAt === null)
      shown.push({ row, answer, isOpenAgain: false, isLeaving: answer.result.is === 'decided' })
    else if (readAt !== null && readAt > answer.leftAt)
      shown.push({ row, answer, isOpenAgain: true, isLeaving: false })
  }
  for (const [key, answer] of answers) {
    if (waiting.has(key)) continue
    if (answer.leftAt === null)
      shown.push({ row: answer.row, answer, isOpenAgain: false, isLeaving: isEnded(answer.result) })
    else if (isWhole && readAt !== null && readAt > answer.at) outdated.push(key)
  }
  return { shown, outdated }
}

/** Nothing more will become of it: what is on its way, or not known, stays until it is. */
const isEnded = ({ is }: RowResult) => is !== 'sending' && is !== 'unknown'

/** Whether a case puts another question than it did, or the same one once more, by its days. */
function asksAnother(before: CollectionCase, now: CollectionCase): boolean {
  const describe = (row: CollectionCase) =>
    JSON.stringify([
      findCaseQuestion(row),
      findDecideByDate(row),
      row.eviction?.requestedAt ?? null,
      row.eviction?.confirmationRequestedAt ?? null,
    ])
  return describe(before) !== describe(now)
}

/** True for a row whose question has its answer: decided, or submitted. */
export const isAnswered = (result: RowResult | undefined) =>
  result?.is === 'decided' || result?.is === 'taken'

/** True for a row that cannot be answered here, or not while its outcome is not known. */
export const isLocked = ({ answer, isOpenAgain }: AnswerRow): boolean =>
  !isOpenAgain &&
  (isAnswered(answer?.result) ||
    ['sending', 'unknown', 'gone'].some((each) => each === answer?.result.is))
