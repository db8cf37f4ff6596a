import 'server-only'
import { caseDecisions, type DecisionName, invoiceDecisions } from '../contracts/desk/decision'
import type { JournalEntry } from '../contracts/desk/journal'
import { failed, type Result, succeeded } from '../contracts/result'
import { foundAfterDecision } from '../domain/decision-outcome'
import { type Decided, readDecided } from './read-decided'

type Seen = Pick<NonNullable<JournalEntry['look']>, 'found'> & { stored: Record<string, unknown> }

/**
 * What a read shows of a decision whose outcome is not known: whether the case or invoice stands where the decision leads, or where it stood. Null for a
 * write that is no decision.
 */
export async function seenOfDecision(entry: JournalEntry): Promise<Result<Seen> | null> {
  const decision = [...caseDecisions, ...invoiceDecisions].find((each) => each === entry.operation)
  if (!decision) return null
  const before = Object.fromEntries(entry.fields.map(({ field, before: stood }) => [field, stood])) as Record<string, string | null | undefined>
  const decided = decidedOf(decision, entry, before.caseNumber)
  if (!decided) return failed({ kind: 'refused', code: 'cannot-look' })

  const now = await readDecided(decided)
  if (!now.ok) return now.failure.kind === 'not-found' ? succeeded({ found: 'gone', stored: {} }) : now
  const { invoices: _, ...seen } = now.value.seen
  return succeeded({ found: foundAfterDecision(decision, before, seen), stored: seen })
}

function decidedOf(decision: DecisionName, { organizationId, target }: JournalEntry, caseNumber: string | null | undefined): Decided | null {
  if (!organizationId || !target) return null
  if (invoiceDecisions.some((each) => each === decision)) return { organizationId, invoiceId: target }
  return caseNumber ? { organizationId, caseId: target, caseNumber } : null
}
