import type { DecisionName } from '@/lib/contracts/desk/decision'

type State = { status?: string | null; subStatus?: string | null }

/**
 * Where a decision leads, as far as that is known (assumed: interface.md shows no transitions).
 * Without an end of its own it leads away from its question, and not to where the other answer does.
 */
const targetStates: Record<
  DecisionName,
  { status?: string; subStatus?: string; not?: readonly string[] }
> = {
  pauseCase: { status: 'PAUSED' },
  resumeCase: { status: 'OPEN' },
  withdrawCase: { status: 'WITHDRAWN' },
  acceptDebtCollectionList: { subStatus: 'DEBT_COLLECTION' },
  rejectDebtCollectionList: { subStatus: 'DEBT_COLLECTION_LIST_REJECTED' },
  acceptEvictionRequest: { subStatus: 'EVICTION_APPLIED' },
  rejectEvictionRequest: {
    not: ['EVICTION_APPLIED', 'EVICTION_CONFIRMATION', 'EVICTION_CONFIRMED'],
  },
  acceptEvictionConfirmation: { subStatus: 'EVICTION_CONFIRMED' },
  rejectEvictionConfirmation: { not: ['EVICTION_CONFIRMED'] },
  pauseInvoice: { status: 'PAUSED' },
  resumeInvoice: { status: 'OPEN' },
  withdrawInvoice: { status: 'WITHDRAWN' },
}

/**
 * What a read says of a decision: `applied` when the thing stands where the decision leads,
 * `not-applied` when it stands where it stood, else `partly`, which proves nothing. A thing that
 * stood there before the decision proves nothing either. Who led it there cannot be told from it.
 */
export function classifyDecisionOutcome(
  decision: DecisionName,
  before: State,
  now: State,
): 'applied' | 'not-applied' | 'partly' {
  const { status, subStatus, not } = targetStates[decision]
  const field = status === undefined ? 'subStatus' : 'status'
  const [was, is] = [normalizeStatus(before[field]), normalizeStatus(now[field])]
  if (is === null || was === null) return 'partly'
  if (is === was) return is === (status ?? subStatus) ? 'partly' : 'not-applied'
  if (not !== undefined)
    return not.includes(is) || normalizeStatus(now.status) !== normalizeStatus(before.status)
      ? 'partly'
      : 'applied'
  return is === (status ?? subStatus) ? 'applied' : 'partly'
}

/** Values are compared without case and blanks around them (upstream-facts.md 1.2). */
const normalizeStatus = (value: string | null | undefined) => value?.trim().toUpperCase() || null
