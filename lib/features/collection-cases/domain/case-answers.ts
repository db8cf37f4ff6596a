import type { DecisionName } from '@/lib/contracts/desk/decision'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { compareNumbers } from '@/lib/shared/numbers/money'
import { findCaseQuestion, type Question } from './case-questions'
import { getDecisionRequirements } from './decision-requirements'

export type CaseAnswer = 'accept' | 'reject'

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
 * Cases whose question is answered together with others, and those that are decided one by one
 * because that cannot be taken back.
 */
export function splitByFinality<Row extends Parameters<typeof findCaseQuestion>[0]>(
  answer: CaseAnswer,
  rows: readonly Row[],
): { together: Row[]; apart: Row[] } {
  const isFinal = (row: Row) => {
    const decision = findDecision(answer, row)
    return decision !== null && getDecisionRequirements(decision).isFinal
  }
  const waiting = rows.filter((row) => findCaseQuestion(row) !== null)
  return { together: waiting.filter((row) => !isFinal(row)), apart: waiting.filter(isFinal) }
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
  const days = candidates.map((each) => parseTimestampDay(each!))
  return days.find((day) => day !== null) ?? candidates[0] ?? null
}

/** Order of the work: the earliest day first, those without a day last, then by number. */
export function compareByDecideDate(one: DecidableCase, other: DecidableCase): number {
  const [left, right] = [findDecideByDate(one) ?? '9999', findDecideByDate(other) ?? '9999']
  if (left !== right) return left < right ? -1 : 1
  return compareNumbers(one.caseNumber ?? 0, other.caseNumber ?? 0)
}
