import 'server-only'
import { caseDecisions, type DecisionName, invoiceDecisions } from '@/lib/contracts/desk/decision'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { classifyDecisionOutcome } from '@/lib/features/collection-cases/domain/decision-outcome'
import { findJournalRow, isSettled } from '@/lib/platform/journal/write-journal'
import { readDecisionSubject, type SubjectRef } from './read-decision-subject'

type SeenOutcome = Pick<NonNullable<JournalEntry['look']>, 'found'> & {
  stored: Record<string, unknown>
}

/** Decided once more they change nothing more, so nobody has to wait until they surely come no more. */
const repeatable: readonly DecisionName[] = [
  ...(['pauseCase', 'resumeCase', 'pauseInvoice', 'resumeInvoice'] as const),
]

/**
 * What a read shows of a decision whose outcome is not known: whether the case or invoice stands
 * where the decision leads, or where it stood. A service may carry a decision out later (202), so that
 * it stands where it stood proves nothing at first. Null for a write that is no decision.
 */
export async function checkDecisionOutcome(
  entry: JournalEntry,
): Promise<Result<SeenOutcome> | null> {
  const decision = [...caseDecisions, ...invoiceDecisions].find((each) => each === entry.operation)
  if (!decision) return null
  const before = Object.fromEntries(
    entry.fields.map(({ field, before: stood }) => [field, stood]),
  ) as Record<string, string | null | undefined>
  const ref = findSubjectRef(decision, entry, before.caseNumber)
  if (!ref) return makeFailure({ kind: 'refused', code: 'cannot-look' })

  const now = await readDecisionSubject(ref)
  if (!now.ok)
    return now.failure.kind === 'not-found' ? makeSuccess({ found: 'gone', stored: {} }) : now
  const { invoices: _, ...seen } = now.value.seen
  const found = classifyDecisionOutcome(decision, before, seen)
  const mayCome = found === 'not-applied' && (await mayStillCome(decision, entry.idempotencyKey))
  return makeSuccess({ found: mayCome ? 'unproven' : found, stored: seen })
}

async function mayStillCome(decision: DecisionName, idempotencyKey: string): Promise<boolean> {
  if (repeatable.includes(decision)) return false
  const row = await findJournalRow(idempotencyKey)
  return row === null || !isSettled(row)
}

function findSubjectRef(
  decision: DecisionName,
  { organizationId, target }: JournalEntry,
  caseNumber: string | null | undefined,
): SubjectRef | null {
  if (!organizationId || !target) return null
  if (invoiceDecisions.some((each) => each === decision))
    return { organizationId, invoiceId: target }
  return caseNumber ? { organizationId, caseId: target, caseNumber } : null
}
