import type { DecisionName } from '@/lib/contracts/desk/decision'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { compareNumbers } from '@/lib/shared/numbers/money'
import { getCaseDecisions } from './case-decisions'
import { findCaseQuestion, type Question } from './case-questions'
import { getDecisionRequirements } from './decision-requirements'

export type CaseAnswer = 'accept' | 'reject'

/** What can be done with several cases at once, in the order in which it is offered. */
export const caseVerbs = ['accept', 'reject', 'pause', 'resume', 'withdraw'] as const
export type CaseVerb = (typeof caseVerbs)[number]

const decisions: Record<Question, Record<CaseAnswer, DecisionName>> = {
  DEBT_COLLECTION_LIST_MANUAL: {
    accept: 'acceptDebtCollectionList',
    reject: 'rejectDebtCollectionList',
  },
  EVICTION_REQUEST: { accept: 'acceptEvictionRequest', reject: 'rejectEvictionRequest' },
  EVICTION_CONFIRMATION: {
    accept: 'acceptEvictionConfirmation',
    reject: 'rejectEvictionConfirmation',
  },
}

/** The decision that an answer to the question of a case is; null for a case that puts none. */
export function findDecision(
  answer: CaseAnswer,
  row: Parameters<typeof findCaseQuestion>[0],
): DecisionName | null {
  const question = findCaseQuestion(row)
  return question && decisions[question][answer]
}

/**
 * Whether a case may want an answer though it puts no known question: its status or its step is not
 * known, or it is open and has no step.
 */
export const mayNeedAnswer = (row: Parameters<typeof findCaseQuestion>[0]): boolean =>
  getCaseDecisions(row).unknown.length > 0 ||
  (row.status?.trim().toUpperCase() === 'OPEN' && !row.subStatus?.trim())

/** The decision that a verb is for a case in its state; null for a case that does not admit it. */
export function findVerbDecision(
  verb: CaseVerb,
  row: Parameters<typeof findCaseQuestion>[0],
): DecisionName | null {
  if (verb === 'accept' || verb === 'reject') return findDecision(verb, row)
  const decision = `${verb}Case` as const
  return getCaseDecisions(row).decisions.includes(decision) ? decision : null
}

/**
 * Rows that are decided together with others, those that are decided one by one because a yes cannot
 * be taken back, and those that are left out: their state does not admit it, or the person may not do
 * it. A withdrawal of many is no slip: their number is typed.
 *
 * @param find the decision that the verb is for a row, or null.
 */
export function splitByFinality<Row>(
  verb: CaseVerb,
  rows: readonly Row[],
  isOffered: (decision: DecisionName) => boolean,
  find: (verb: CaseVerb, row: Row) => DecisionName | null,
): Record<'together' | 'apart' | 'left', Row[]> {
  const split: Record<'together' | 'apart' | 'left', Row[]> = { together: [], apart: [], left: [] }
  for (const row of rows) {
    const decision = find(verb, row)
    if (decision === null || !isOffered(decision)) split.left.push(row)
    else {
      const isApart = verb !== 'withdraw' && getDecisionRequirements(decision).isFinal
      split[isApart ? 'apart' : 'together'].push(row)
    }
  }
  return split
}

type DecidableCase = {
  decideByDate?: string | null
  eviction?: { decideByDate?: string | null } | null
  caseNumber?: ExactNumber | null
}

/**
 * The day by which a case wants its answer: the first that can be read of those that the case names,
 * else the first as it came; null where it names none.
 */
export function findDecideByDate({ decideByDate, eviction }: DecidableCase): string | null {
  const candidates = [decideByDate, eviction?.decideByDate].filter((each) => each?.trim())
  const days = candidates.map((each) => toCalendarDay(each!))
  return days.find((day) => day !== null) ?? candidates[0] ?? null
}

/** Order of the work: the earliest day first, those without a day last, then by number. */
export function compareByDecideDate(one: DecidableCase, other: DecidableCase): number {
  const [left, right] = [findDecideByDate(one) ?? '9999', findDecideByDate(other) ?? '9999']
  if (left !== right) return left < right ? -1 : 1
  return compareNumbers(one.caseNumber ?? 0, other.caseNumber ?? 0)
}
