import type { CollectionCase } from '@/lib/contracts/collection/cases'

/**
 * The questions that a case may put to its creditor, by its sub-status: the first is seen, the
 * others are expected (assumed: upstream-facts.md 2.4).
 */
export const questions = [
  'DEBT_COLLECTION_LIST_MANUAL',
  'EVICTION_REQUEST',
  'EVICTION_CONFIRMATION',
] as const
export type Question = (typeof questions)[number]

/** The question that a case puts to its creditor; null where it puts none, or is not open. */
export function findCaseQuestion({
  status,
  subStatus,
}: {
  status?: string | null
  subStatus?: string | null
}): Question | null {
  if (status?.trim().toUpperCase() !== 'OPEN') return null
  return questions.find((each) => each === subStatus?.trim().toUpperCase()) ?? null
}

/** What tells a case from others. */
export const getCaseKey = (row: Pick<CollectionCase, 'caseId' | 'caseNumber'>): string =>
  row.caseId ?? (row.caseNumber == null ? JSON.stringify(row) : `#${row.caseNumber}`)
