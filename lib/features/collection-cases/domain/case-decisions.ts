/** What a person may decide on a case, by the names of the operations. */
export type CaseDecision =
  | 'pauseCase'
  | 'resumeCase'
  | 'withdrawCase'
  | 'acceptDebtCollectionList'
  | 'rejectDebtCollectionList'
  | 'acceptEvictionRequest'
  | 'rejectEvictionRequest'
  | 'acceptEvictionConfirmation'
  | 'rejectEvictionConfirmation'

/**
 * What a case admits as far as its state is known. `unknown` names a state that is not: a value
 * nobody has documented, or no status at all (null). What would depend on it is not offered.
 */
export type AvailableDecisions = {
  decisions: CaseDecision[]
  unknown: { field: 'status' | 'subStatus'; value: string | null }[]
}

/**
 * OPEN and PAUSED are seen in public samples, the others are expected, and what each admits is
 * assumed (interface.md shows no transitions).
 */
const byStatus = new Map<string, CaseDecision[]>([
  ['OPEN', ['pauseCase', 'withdrawCase']],
  ['PAUSED', ['resumeCase', 'withdrawCase']],
  ['WITHDRAWN', []],
  ['CLOSED', []],
])

/**
 * DEBT_COLLECTION_LIST_MANUAL is seen; the others are expected. Only an open case waits for a
 * decision by its sub-status.
 */
const bySubStatus = new Map<string, CaseDecision[]>([
  ['DEBT_COLLECTION_LIST_MANUAL', ['acceptDebtCollectionList', 'rejectDebtCollectionList']],
  ['EVICTION_REQUEST', ['acceptEvictionRequest', 'rejectEvictionRequest']],
  ['EVICTION_CONFIRMATION', ['acceptEvictionConfirmation', 'rejectEvictionConfirmation']],
  ...[
    'REGISTERED',
    'REMINDER_SENT',
    'COLLECTION_NOTICE_SENT',
    'DEBT_COLLECTION_LIST_REJECTED',
    'DEBT_COLLECTION',
  ].map(toNoDecisionEntry),
  ...['EVICTION_APPLIED', 'EVICTION_CONFIRMED', 'PAID', 'CREDITED', 'WITHDRAWN'].map(
    toNoDecisionEntry,
  ),
])

function toNoDecisionEntry(subStatus: string): [string, CaseDecision[]] {
  return [subStatus, []]
}

/**
 * The decisions that a case admits in the state that it was read in. The sub-status only counts
 * while the case is open, and may be absent.
 */
export function getCaseDecisions({
  status,
  subStatus,
}: {
  status?: string | null
  subStatus?: string | null
}): AvailableDecisions {
  const word = normalizeStatus(status)
  const general = word === null ? undefined : byStatus.get(word)
  if (general === undefined)
    return { decisions: [], unknown: [{ field: 'status', value: status?.trim() || null }] }

  const step = normalizeStatus(subStatus)
  if (word !== 'OPEN' || step === null) return { decisions: general, unknown: [] }
  const own = bySubStatus.get(step)
  return own
    ? { decisions: [...general, ...own], unknown: [] }
    : { decisions: general, unknown: [{ field: 'subStatus', value: subStatus?.trim() ?? null }] }
}

/** Values are compared without case and blanks around them (upstream-facts.md 1.2). */
const normalizeStatus = (value: string | null | undefined) => value?.trim().toUpperCase() || null
