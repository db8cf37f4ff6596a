import type { DecisionName } from '../contracts/desk/decision'
import type { ExactNumber } from '../contracts/exact-number'
import { readDayOfTime } from './calendar-date'
import { type Question, questionOf } from './case-questions'
import { needsOf } from './decision-needs'
import { compareNumbers } from './money'

export type CaseAnswer = 'accept' | 'reject'

const decisions: Record<Question, Record<CaseAnswer, DecisionName>> = {
  DEBT_COLLECTION_LIST_MANUAL: { accept: 'acceptDebtCollectionList', reject: 'rejectDebtCollectionList' },
  EVICTION_REQUEST: { accept: 'acceptEvictionRequest', reject: 'rejectEvictionRequest' },
  EVICTION_CONFIRMATION: { accept: 'acceptEvictionConfirmation', reject: 'rejectEvictionConfirmation' },
}

/** The decision that an answer to the question of a case is; null for a case that puts none. */
export function decisionFor(answer: CaseAnswer, row: Parameters<typeof questionOf>[0]): DecisionName | null {
  const question = questionOf(row)
  return question && decisions[question][answer]
}

/** Cases whose question is answered together with others, and those that are decided one by one because that cannot be taken back. */
export function answeredTogether<Row extends Parameters<typeof questionOf>[0]>(
  answer: CaseAnswer,
  rows: readonly Row[],
): { together: Row[]; apart: Row[] } {
  const isFinal = (row: Row) => {
    const decision = decisionFor(answer, row)
    return decision !== null && needsOf(decision).isFinal
  }
  const waiting = rows.filter((row) => questionOf(row) !== null)
  return { together: waiting.filter((row) => !isFinal(row)), apart: waiting.filter(isFinal) }
}

type Dated = { decideByDate?: string | null; eviction?: { decideByDate?: string | null } | null; caseNumber?: ExactNumber | null }

/** The day by which a case wants its answer, as the upstream names it, as it came where that is no day; null where it names none. */
export function decideByOf({ decideByDate, eviction }: Dated): string | null {
  const named = decideByDate || eviction?.decideByDate || null
  return named === null ? null : (readDayOfTime(named) ?? named)
}

/** Order of the work: the earliest day first, those without a day last, then by number. */
export function byDay(one: Dated, other: Dated): number {
  const [left, right] = [decideByOf(one) ?? '9999', decideByOf(other) ?? '9999']
  if (left !== right) return left < right ? -1 : 1
  return compareNumbers(one.caseNumber ?? 0, other.caseNumber ?? 0)
}
